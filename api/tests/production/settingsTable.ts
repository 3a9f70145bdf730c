// `npm run settings` writes the table of settings into PRODUCTION.md; with --check it fails where the table is out of date.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { settingFacts } from "../../src/settingKinds.ts";
import { settingSchemas } from "../../src/settings.ts";

const guide = resolve(import.meta.dirname, "../../../PRODUCTION.md");
const between = /(?<=<!-- settings -->\n)[\s\S]*(?=<!-- end of settings -->)/;

/** Every setting as a row of a Markdown table. @throws where a setting has no facts. */
function settingsTable(): string {
  const rows = Object.entries(settingSchemas).map(([name, schema]) => {
    const facts = settingFacts.get(schema);
    if (!facts) throw new Error(`${name} has no meaning in its schema's settingFacts.`);
    const { required, isSecret, meaning } = facts;
    const without = required ? "must be set" : (facts.without ?? defaultOf(schema));
    const cells = [`\`${name}\``, without, isSecret ? "yes" : "", meaning];
    return `|${cells.map((cell) => (cell ? ` ${cell.replaceAll("|", "\\|")} ` : " ")).join("|")}|\n`;
  });
  return `| setting | without it | secret | what for |\n|---|---|---|---|\n${rows.join("")}`;
}

/** The default as it would be set, in front of what a transformation makes of it. */
function defaultOf(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodPipe) return defaultOf(schema.in);
  const value = schema instanceof z.ZodDefault ? schema.def.defaultValue : "";
  return value === "" ? "none" : `\`${value}\``;
}

const text = readFileSync(guide, "utf8");
const upToDate = text.replace(between, settingsTable);
if (text === upToDate) console.log("The table of settings in PRODUCTION.md is up to date.");
else if (process.argv.includes("--check")) {
  console.log("The table of settings in PRODUCTION.md is out of date: run `npm run settings`.");
  process.exitCode = 1;
} else writeFileSync(guide, upToDate);
