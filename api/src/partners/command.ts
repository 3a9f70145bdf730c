import { siteKeyPattern } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import { type CommandServices, UsageError } from "../commands/runCommand.ts";
import type { Partner } from "../database/models/partner.ts";
import { checkOrigin } from "./checkOrigin.ts";
import { decidePartner } from "./decide.ts";
import { ofKey, revokeKey, rotateKey } from "./keys.ts";
import { sponsorPartner } from "./limits.ts";
import { readOrigins } from "./origins.ts";
import { registerPartner, switchPartner } from "./service.ts";

type Words = readonly string[];

/** `npm run partner`: everything the operator screen can do with a partner, by any of its keys. */
export async function partnerCommand(services: CommandServices, [what, ...words]: Words): Promise<string> {
  const work = what === undefined ? undefined : works.get(what);
  if (!work) throw new UsageError(usage);
  return work(services, words);
}

const usage = [
  "Use it like this:",
  '  npm run partner -- add "Name of the site" https://its-origin.example [another origin …] [--key=site_…] [--localhost]',
  "  npm run partner -- list",
  "  npm run partner -- approve site_…",
  "  npm run partner -- off site_…",
  "  npm run partner -- on site_…",
  "  npm run partner -- rotate site_…        a new key; the one before ends after 30 days",
  "  npm run partner -- revoke site_…        ends this key at once",
  "  npm run partner -- sponsor site_… 200   how many uses a month it pays for; off: none",
].join("\n");

const works: ReadonlyMap<string, (services: CommandServices, words: Words) => Promise<string>> = new Map([
  ["add", add],
  ["list", list],
  ["approve", approve],
  ["off", (services, words) => turn(services, words, "off")],
  ["on", (services, words) => turn(services, words, "on")],
  ["rotate", rotate],
  ["revoke", revoke],
  ["sponsor", sponsor],
]);

async function add(services: CommandServices, words: Words): Promise<string> {
  const keyWord = words.find((word) => word.startsWith("--key="));
  const allowsLocalhost = words.includes("--localhost");
  const [name, ...written] = words.filter((word) => word !== keyWord && word !== "--localhost");
  if (!name || written.length === 0) throw new UsageError(usage);
  const siteKey = keyWord?.slice("--key=".length);
  if (siteKey !== undefined && !siteKeyPattern.test(siteKey))
    throw new UsageError("A site key is site_ and 8 to 64 letters and digits.");
  const origins = written.map((text) => {
    const checked = checkOrigin(text, services.environment.mode === "production");
    if ("problem" in checked) throw new UsageError(checked.problem);
    return checked.origin;
  });
  const given = { name, origins, siteKey, allowsLocalhost };
  return `Registered: ${describe(await registerPartner(services, "command", given))}`;
}

async function list({ database }: CommandServices): Promise<string> {
  const partners = await database.partners.findAll({ order: ["id"] });
  return partners.length > 0 ? partners.map(describe).join("\n") : "No site is registered.";
}

async function approve(services: CommandServices, words: Words): Promise<string> {
  const { id } = await byKey(services, oneKey(words));
  // The running server sends the mail: it polls for new ones.
  const queue = { ...services, mailer: { soon: () => undefined } };
  return said("Approved", await decidePartner(queue, "command", { id, approve: true, note: "" }));
}

async function turn(services: CommandServices, words: Words, to: "on" | "off"): Promise<string> {
  const siteKey = oneKey(words);
  return said(
    `Switched ${to}`,
    (await switchPartner(services, "command", { siteKey }, to === "on")) ?? siteKey,
  );
}

async function rotate(services: CommandServices, words: Words): Promise<string> {
  const partner = await withPartner(services, oneKey(words), (found, transaction) =>
    rotateKey(services, transaction, "command", found),
  );
  return said("Has a new key", partner);
}

async function revoke(services: CommandServices, words: Words): Promise<string> {
  const siteKey = oneKey(words);
  const partner = await withPartner(services, siteKey, (found, transaction) =>
    revokeKey(services, transaction, "command", { partner: found, siteKey, replacesCurrent: true }),
  );
  return `${siteKey} has ended. ${said("The current key is", partner)}`;
}

async function sponsor(services: CommandServices, [siteKey, amount, ...further]: Words): Promise<string> {
  if (!siteKey || !amount || further.length > 0) throw new UsageError(usage);
  const uses = amount === "off" ? null : Number(amount);
  if (uses !== null && !(Number.isInteger(uses) && uses > 0 && uses <= 1_000_000))
    throw new UsageError("Please give a whole number of uses from 1 to 1000000, or off.");
  const { id } = await byKey(services, siteKey);
  const what = uses === null ? "Pays for no uses" : `Pays for ${uses} uses a month`;
  return said(what, await sponsorPartner(services, "command", id, uses));
}

function oneKey([siteKey, ...further]: Words): string {
  if (!siteKey || further.length > 0) throw new UsageError(usage);
  return siteKey;
}

function withPartner(
  services: CommandServices,
  siteKey: string,
  work: (partner: Partner, transaction: Transaction) => Promise<unknown>,
): Promise<Partner> {
  return services.database.transaction(async (transaction) => {
    const partner = await ofKey(services, transaction, siteKey);
    if (!partner) throw unknown(siteKey);
    await work(partner, transaction);
    return partner;
  });
}

function byKey(services: CommandServices, siteKey: string): Promise<Partner> {
  return withPartner(services, siteKey, async () => undefined);
}

/** @param found the key, if no partner has it. */
function said(what: string, found: Partner | string | null): string {
  if (found === null || typeof found === "string") throw unknown(found ?? "");
  return `${what}: ${describe(found)}`;
}

function unknown(siteKey: string): UsageError {
  return new UsageError(`No site has the key ${siteKey}.`);
}

function describe({ siteKey, name, active, status, allowsLocalhost, allowedOrigins }: Partner): string {
  const marks = [
    ...(allowsLocalhost ? ["localhost"] : []),
    ...(status === "approved" ? [] : [status]),
    ...(active ? [] : ["off"]),
  ];
  const origins = readOrigins(allowedOrigins).join(" ");
  return `${siteKey}  ${name}  ${origins}${marks.map((mark) => `  (${mark})`).join("")}`;
}
