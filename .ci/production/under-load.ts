import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { Checks } from "./checks.ts";
import { type Kind, type LoadResult, startLoad } from "./load.ts";
import { bearer, type Site, settingIn } from "./site.ts";
import { message } from "./use-site.ts";

const connections = 12;
const newMigration = "9999-made-by-the-test";

/**
 * A new version, a new secret, a new password and a backup, all of it while visitors read and write without a pause.
 * @returns the token of a session that began after the secret was changed.
 */
export async function changeUnderLoad(site: Site, checks: Checks, token: string): Promise<string> {
  const load = startLoad(site.door(), kinds(token), connections);
  let result: LoadResult;
  let later: string;
  try {
    await bringInANewVersion(site, checks);
    await site.reader.does("backup");
    later = await changeSecrets(site, checks, token);
  } finally {
    result = await load.stop();
    say(result);
    if (result.failures.length > 0) sayFaults(site);
  }
  const { check } = checks;
  const { requests, failures } = result;
  check(`no request failed of ${requests}`, failures.length === 0, failures.slice(0, 20));
  check("there were enough of them to tell", requests > 2_000, requests);
  const few = kinds(token).filter(({ name }) => (result.byKind[name] ?? 0) < 20);
  check("of every kind", few.length === 0, result.byKind);
  return later;
}

/** Reads and writes; calls with a limit per address stay within that limit. */
function kinds(token: string): Kind[] {
  const count = { event: "page_view", subject: "/pricing" };
  return [
    { name: "GET a page", path: "/", status: 200 },
    { name: "GET who I am", path: "/api/auth/user", status: 200, headers: bearer(token) },
    { name: "POST a count", path: "/api/count", status: 204, json: count },
    { name: "GET the settings", path: "/api/config", status: 200 },
    { name: "POST a message", path: "/api/support", status: 201, json: message("Under load"), most: 5 },
    { name: "GET a script", path: "/embed/v1/loader.js", status: 200 },
    { name: "POST a count, signed in", path: "/api/count", status: 204, json: count, headers: bearer(token) },
  ];
}

function say({ requests, byKind, failures, slowest }: LoadResult): void {
  console.log(
    `       under load: ${requests} requests over ${connections} connections, ${failures.length} failed`,
  );
  for (const [name, count] of Object.entries(byKind))
    console.log(`         ${String(count).padStart(6)} ${name}`);
  console.log(`         the slowest took ${slowest} ms`);
  for (const failure of failures.slice(0, 5)) console.log(`         failed: ${failure}`);
}

/** Each fault that a process has logged, once: a request that failed has its reason there. */
function sayFaults(site: Site): void {
  const lines = ports(site).flatMap((port) => site.logOf(`iep-insider@${port}`).split("\n"));
  const faults = lines.filter((line) => /"level":[56]0/.test(line));
  const unlike = new Map(
    faults.map((line) => [line.replace(/"(time|pid|requestId)":("[^"]*"|\d+),?/g, ""), line]),
  );
  for (const line of [...unlike.values()].slice(0, 8)) console.log(`         ${line.slice(0, 1500)}`);
}

/** First without the migration, which must do no harm. */
async function bringInANewVersion(site: Site, { check }: Checks): Promise<void> {
  const { reader } = site;
  makeVersion2(site);
  const version = { VERSION: "2" };
  await reader.does("switch", version);
  const { code } = await reader.tries("roll");
  check("a version whose migration was forgotten does not come up", code !== 0, code);
  const log = site.logOf(`iep-insider@${site.values["ONE"]}`);
  check("its log names the migration", log.includes(newMigration), log.slice(-500));
  const health = await site.ask({ path: "/api/health" });
  check("the other process still serves the version before", health.text.includes('"1.0.0"'), health.text);

  const migrated = await reader.does("migrate", version);
  check("the migration runs while the version before serves", migrated.includes(newMigration), migrated);
  await reader.does("roll");
  for (const port of ports(site)) {
    const direct = await (await fetch(`http://127.0.0.1:${port}/api/health`)).text();
    check(`process ${port} serves the new version`, direct.includes('"2.0.0"'), direct);
  }
}

/** What `release` makes of the next version: this one, with another number and one migration more. */
function makeVersion2(site: Site): void {
  const releases = path.join(site.values["PROGRAM"] ?? "", "releases");
  const next = path.join(releases, "2");
  execFileSync("cp", ["--archive", "--link", path.join(releases, "1"), next]);
  // The files are shared with version 1 (hard links) until they are replaced.
  const change = (file: string, edit: (text: string) => string) => {
    const text = edit(fs.readFileSync(path.join(next, file), "utf8"));
    fs.rmSync(path.join(next, file));
    fs.writeFileSync(path.join(next, file), text);
  };
  change("api/package.json", (text) => text.replace(/"version": "[^"]+"/, '"version": "2.0.0"'));
  const step = `{ name: "${newMigration}", up: (schema) => schema.addColumn("users", "nickname", "VARCHAR(20)"), down: (schema) => schema.removeColumn("users", "nickname") }`;
  change("api/src/database/schemaSteps.ts", (text) =>
    text.replace("[initialSchema]", `[initialSchema, ${step}]`),
  );
}

/** @returns the token of a session that began with the new secret. */
async function changeSecrets(site: Site, { check }: Checks, token: string): Promise<string> {
  const { reader } = site;
  const before = settingIn(site, "server.env", "SERVER_SECRET");
  await reader.does("secret-next");
  const next = settingIn(site, "server.env", "SERVER_SECRET_NEXT");
  await reader.does("roll");
  await reader.does("secret-switch");
  await reader.does("database-password");
  // Between the two, one process writes with the next secret and the other does not yet: both read both.
  await site.systemctl("restart", `iep-insider@${site.values["ONE"]}`);
  const later = await signInAt(site, Number(site.values["ONE"]));
  const { status } = await fetch(`http://127.0.0.1:${site.values["TWO"]}/api/auth/user`, {
    headers: bearer(later),
  });
  check("a process with the old secret knows a session that began with the new", status === 200, status);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await site.systemctl("restart", `iep-insider@${site.values["TWO"]}`);
  await reader.does("database-password-end");

  const now = settingIn(site, "server.env", "SERVER_SECRET");
  check("the secret is another one", now === next && now !== before);
  const previous = settingIn(site, "server.env", "SERVER_SECRET_PREVIOUS");
  check("the previous one is still read", previous === before);
  for (const port of ports(site)) {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/auth/user`, { headers: bearer(token) });
    check(`at process ${port}, who signed in before the change still is`, status === 200, status);
  }
  return later;
}

async function signInAt(site: Site, port: number): Promise<string> {
  const json = { email: site.values["OPERATOR_EMAIL"], password: "seven blue kites" };
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(json),
  });
  return /"token":"([^"]+)"/.exec(await answer.text())?.[1] ?? "";
}

export function ports(site: Site): readonly number[] {
  return [Number(site.values["ONE"]), Number(site.values["TWO"])];
}
