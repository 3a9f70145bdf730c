import { siteKeyPattern } from "@iep-insider/sdk/contract";
import { type CommandServices, UsageError } from "../commands/runCommand.ts";
import type { Partner } from "../database/models/partner.ts";
import { checkOrigin } from "./checkOrigin.ts";
import { readOrigins } from "./origins.ts";
import { registerPartner, switchPartner } from "./service.ts";

type Words = readonly string[];

/** What an operator does with sites: registers one, or changes it by its key; lists them; switches a key off and on. */
export async function partnerCommand(services: CommandServices, [what, ...words]: Words): Promise<string> {
  switch (what) {
    case "add":
      return add(services, words);
    case "list":
      return list(services);
    case "off":
    case "on":
      return turn(services, words, what);
    default:
      throw new UsageError(usage);
  }
}

const usage = [
  "Use it like this:",
  '  npm run partner -- add "Name of the site" https://its-origin.example [another origin …] [--key=site_…]',
  "  npm run partner -- list",
  "  npm run partner -- off site_…",
  "  npm run partner -- on site_…",
].join("\n");

async function add(services: CommandServices, words: Words): Promise<string> {
  const keyWord = words.find((word) => word.startsWith("--key="));
  const [name, ...written] = words.filter((word) => word !== keyWord);
  if (!name || written.length === 0) throw new UsageError(usage);
  const siteKey = keyWord?.slice("--key=".length);
  if (siteKey !== undefined && !siteKeyPattern.test(siteKey))
    throw new UsageError("A site key is site_ and 8 to 64 letters and digits.");
  const origins = written.map((text) => {
    const checked = checkOrigin(text, services.environment.mode === "production");
    if ("problem" in checked) throw new UsageError(checked.problem);
    return checked.origin;
  });
  return `Registered: ${describe(await registerPartner(services, "command", { name, origins, siteKey }))}`;
}

async function list({ database }: CommandServices): Promise<string> {
  const partners = await database.partners.findAll({ order: ["id"] });
  return partners.length > 0 ? partners.map(describe).join("\n") : "No site is registered.";
}

async function turn(services: CommandServices, words: Words, to: "on" | "off"): Promise<string> {
  const [siteKey, ...further] = words;
  if (!siteKey || further.length > 0) throw new UsageError(usage);
  const partner = await switchPartner(services, "command", { siteKey }, to === "on");
  if (!partner) throw new UsageError(`No site has the key ${siteKey}.`);
  return `Switched ${to}: ${describe(partner)}`;
}

function describe({ siteKey, name, active, allowedOrigins }: Partner): string {
  return `${siteKey}  ${name}  ${readOrigins(allowedOrigins).join(" ")}${active ? "" : "  (off)"}`;
}
