// `npm run law-checks -- FILE`: takes what operators recorded at /admin/law into the data files.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { lawChecksSchema } from "../src/contract/schemas.ts";
import { applyLawChecks } from "./applyLawChecks.ts";

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file that was saved at /admin/law.");
const { data, error } = lawChecksSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
if (!data) throw new Error(`${file}: ${z.prettifyError(error)}`);

const records = path.join(import.meta.dirname, "../src/law/states/records");
const { written, left } = applyLawChecks(data.checks, {
  read: (code) => readFileSync(path.join(records, `${code}.ts`), "utf8"),
  write: (code, text) => writeFileSync(path.join(records, `${code}.ts`), text),
});
console.log(`Dated anew: ${written.length}.${written.map((fact) => `\n  ${fact}`).join("")}`);
console.log(`Left for a reader: ${left.length}.`);
for (const { check, why } of left)
  console.log(
    `\n  ${check.fact}, ${check.outcome} on ${check.checkedOn}: ${why}\n    ${check.source}\n    ${check.words.replaceAll("\n", "\n    ")}`,
  );
