// `npm run law-checks -- FILE`: takes what operators recorded at /admin/law into the data files.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { LawChecks } from "../src/contract/index.ts";
import { lawChecksSchema } from "../src/contract/schemas.ts";
import { applyLawChecks } from "./applyLawChecks.ts";

const [file] = process.argv.slice(2);
const checks = file === undefined ? "Name the file that was saved at /admin/law." : readChecks(file);
if (typeof checks === "string") {
  console.error(checks);
  process.exit(1);
}

const records = path.join(import.meta.dirname, "../src/law/states/records");
const { written, left } = applyLawChecks(checks, {
  read: (code) => readFileSync(path.join(records, `${code}.ts`), "utf8"),
  write: (code, text) => writeFileSync(path.join(records, `${code}.ts`), text),
});
console.log(`Dated anew: ${written.length}.${written.map((fact) => `\n  ${fact}`).join("")}`);
console.log(`Left for a reader: ${left.length}.`);
for (const { check, why } of left)
  console.log(
    `\n  ${check.fact}, ${check.outcome} on ${check.checkedOn}: ${why}\n    ${check.source}\n    ${check.words.replaceAll("\n", "\n    ")}`,
  );

/** @returns the checks of a file, or a sentence that says why it cannot be used. */
function readChecks(name: string): LawChecks["checks"] | string {
  try {
    const parsed = lawChecksSchema.safeParse(JSON.parse(readFileSync(name, "utf8")));
    if (parsed.success) return parsed.data.checks;
    return `${name} is not a file from /admin/law: ${z.prettifyError(parsed.error)}`;
  } catch (error) {
    return `${name} cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}
