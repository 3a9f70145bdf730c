import fs from "node:fs";
import path from "node:path";
import { generateSync } from "otplib";
import type { Checks } from "./checks.ts";
import { bearer, eventually, type Site } from "./site.ts";

const password = "seven blue kites";

/** The site as its operator and its visitors use it. @returns the token of the operator's session. */
export async function useSite(site: Site, checks: Checks): Promise<string> {
  await checkPages(site, checks);
  const token = await joinAsOperator(site, checks);
  await checkCalls(site, checks, token);
  await checkLimits(site, checks);
  return token;
}

async function checkPages(site: Site, { check }: Checks): Promise<void> {
  const home = await site.ask({ path: "/" });
  check("the home page comes over https", home.status === 200 && home.text.includes("<html"), home.status);
  const hsts = String(home.headers["strict-transport-security"]);
  check("browsers are told to stay with https", /max-age=\d{7,}/.test(hsts), hsts);
  const loader = await site.ask({ path: "/embed/v1/loader.js" });
  check("the widgets' loader comes", loader.status === 200 && loader.text.length > 500, loader.status);
  await checkVersion(site, { check });
  const docs = await site.ask({ path: "/docs/" });
  check("the documentation comes", docs.status === 200 && docs.text.includes("<html"), docs.status);
  const figures = await site.ask({ path: "/metrics" });
  check("the figures are not public", figures.status === 404, figures.status);
  const unsigned = await site.ask({ path: "/api/webhooks/stripe", json: { id: "evt_1" } });
  check("an unsigned event is refused", unsigned.status === 400, unsigned.status);
  const huge = await site.ask({ path: "/api/support", json: { message: "x".repeat(1_200_000) } });
  check("a body of more than 1 MB is refused", huge.status === 413, huge.status);
}

/** Both processes have put the widgets under their version, once, in the folder that the guide makes. */
async function checkVersion(site: Site, { check }: Pick<Checks, "check">): Promise<void> {
  const { version } = JSON.parse(fs.readFileSync(path.join(site.root, "widgets/package.json"), "utf8"));
  const list = await site.ask({ path: "/embed/versions.json" });
  check("the list of versions names today's", list.text.includes(`"current":"${version}"`), list.text);
  const pinned = await site.ask({ path: `/embed/${version}/loader.js` });
  const isKept = String(pinned.headers["cache-control"]).includes("immutable");
  check("an exact version can be kept for good", pinned.status === 200 && isKept, pinned.status);
  const folders = fs.readdirSync(site.values["EMBED"] ?? "");
  check("it is there once, and nothing is half done", folders.join() === version, folders);
}

async function joinAsOperator(site: Site, { check }: Checks): Promise<string> {
  const { OPERATOR_EMAIL: email = "" } = site.values;
  const person = { email, password, firstName: "Ana", lastName: "Ortiz" };
  const registered = await site.ask({ path: "/api/auth/register", json: person });
  check("a visitor can sign up", registered.status === 201, registered.text);
  const first = tokenIn(registered.text);
  const link = await linkIn(site, /\/verify-email\?token=([\w-]{43})/);
  check("the mail with the link comes by SMTP", link !== undefined, site.mailbox.mails);
  const confirming = { path: "/api/auth/verify-email", json: { token: link }, headers: bearer(first) };
  const confirmed = await site.ask(confirming);
  check("the link confirms the address", confirmed.status === 200, confirmed.text);

  const granted = await site.reader.does("operator");
  check("the command gives all tools", granted.includes(email), granted);
  const signedIn = await site.ask({ path: "/api/auth/login", json: { email, password } });
  check("they can sign in", signedIn.status === 200, signedIn.text);
  const token = tokenIn(signedIn.text);
  const user = await site.ask({ path: "/api/auth/user", headers: bearer(token) });
  check("the list of operators has made them one", user.text.includes('"role":"admin"'), user.text);
  await setUpApp(site, { check }, token);
  return token;
}

/** An authenticator app as the second factor, without which no operator's screen opens in production. */
async function setUpApp(site: Site, { check }: Pick<Checks, "check">, token: string): Promise<void> {
  const headers = bearer(token);
  const closed = await site.ask({ path: "/api/admin/contacts", headers });
  check("the screens ask for a second factor", closed.text.includes("second_factor_needed"), closed.text);
  const begun = await site.ask({ path: "/api/auth/second-factor/totp-begin", json: {}, headers });
  const { secret } = JSON.parse(begun.text) as { readonly secret: string };
  const json = { name: "Phone", code: generateSync({ secret }) };
  const made = await site.ask({ path: "/api/auth/second-factor/totp-confirm", json, headers });
  check("an app is set up, with recovery codes", made.text.includes('"recoveryCodes":["'), made.status);
}

async function checkCalls(site: Site, { check }: Checks, token: string): Promise<void> {
  const sent = await site.ask({ path: "/api/support", json: message("Where do I find my letters?") });
  check("a message is taken", sent.status === 201, sent.text);
  const list = await site.ask({ path: "/api/admin/contacts", headers: bearer(token) });
  check("the operator reads it", list.text.includes("Where do I find my letters?"), list.text);
  const stranger = await site.ask({ path: "/api/admin/contacts" });
  check("no one else can", stranger.status === 401, stranger.status);
  const notice = await linkIn(site, /(Where do I find my letters)/);
  check("the operator gets a mail about it", notice !== undefined, site.mailbox.mails.length);

  const goalText = "By June, the student will read 90 words per minute in grade-level text in 4 of 5 trials.";
  const answer = await site.ask({ path: "/api/analyze-goal", json: { goalText }, headers: bearer(token) });
  check(
    "our own rules answer a question",
    answer.status === 200 && answer.text.includes("score"),
    answer.text,
  );

  const payment = { email: "ben@example.org", paymentType: "quiz", toolUsed: "Assessment Quiz Access" };
  const purchase = await site.ask({ path: "/api/create-payment", json: payment });
  const isKind = purchase.status === 503 && /You were not charged/.test(purchase.text);
  check("with the provider out of reach, buying says so and that nothing was charged", isKind, [
    purchase.status,
    purchase.text,
  ]);
  const config = await site.ask({ path: "/api/config" });
  check("no simulator is offered", config.text.includes('"paymentSimulator":null'), config.text);
  const guide = fs.readFileSync(path.join(site.root, "PRODUCTION.md"), "utf8");
  const named = [...guide.matchAll(/iep_\w+/g)].map(([name]) => name);
  for (const port of [site.values["ONE"], site.values["TWO"]]) {
    let missing = named;
    // The jobs' first runs end soon after the start, on a busy machine later.
    await eventually(async () => {
      const figures = await (await fetch(`http://127.0.0.1:1${port}/metrics`)).text();
      missing = named.filter(isMissingIn(figures));
      return missing.length === 0;
    });
    check(
      `process ${port} gives at 1${port} the figures that the guide names`,
      missing.length === 0,
      missing,
    );
  }
}

/** Limits apply per visitor: the proxy says who that is, and ignores what clients claim. */
async function checkLimits(site: Site, { check }: Checks): Promise<void> {
  const send = (from: string, claimed: string) =>
    site.ask({ path: "/api/support", json: message("Again"), headers: { "X-Forwarded-For": claimed } }, from);
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn++)
    statuses.push((await send("127.0.0.77", `198.51.100.${turn}`)).status);
  const taken = statuses.filter((status) => status === 201).length;
  check(
    "one address is limited, whatever it claims to be",
    statuses.at(-1) === 429 && taken === 10,
    statuses,
  );
  const other = await send("127.0.0.78", "127.0.0.77");
  check("another address is not", other.status === 201, other.status);
}

/** The accounts of the database are named alike. */
function isMissingIn(figures: string): (name: string) => boolean {
  const accounts = ["iep_owner", "iep_server", "iep_backup", "iep_check"];
  return (name) => !accounts.includes(name) && !figures.includes(`# TYPE ${name} `);
}

export function message(text: string) {
  const person = { firstName: "Maria", lastName: "Alvarez", email: "maria@example.org", phone: "" };
  return { ...person, serviceType: "customer_support", message: text };
}

function tokenIn(text: string): string {
  return /"token":"([^"]+)"/.exec(text)?.[1] ?? "";
}

/** Waits for a mail that holds it. */
function linkIn(site: Site, pattern: RegExp): Promise<string | undefined> {
  return eventually(() => pattern.exec(site.mailbox.mails.join("\n"))?.[1]);
}
