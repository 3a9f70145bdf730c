import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { LawChecks } from "../src/contract/index.ts";
import { lawChecksSchema } from "../src/contract/schemas.ts";
import { applyLawChecks } from "./applyLawChecks.ts";

/**
 * Takes what operators recorded at /admin/law into the files of the law library.
 * @returns what was done, and what is left for a person.
 * @throws with a sentence that says why the file cannot be used.
 */
export function importLawChecks(file: string | undefined): string {
  if (file === undefined) throw new Error("Name the file that was saved at /admin/law.");
  const { written, left } = applyLawChecks(readChecks(file), {
    read: (file) => readFileSync(file, "utf8"),
    write: (file, text) => writeFileSync(file, text),
  });
  return [
    `Dates updated: ${written.length}.${written.map((fact) => `\n  ${fact}`).join("")}`,
    `Left for a reader: ${left.length}.`,
    ...left.map(
      ({ check, why }) =>
        `\n  ${check.fact}, ${check.outcome} on ${check.checkedOn}: ${why}\n    ${check.source}\n    ${check.words.replaceAll("\n", "\n    ")}`,
    ),
  ].join("\n");
}

function readChecks(name: string): LawChecks["checks"] {
  const parsed = lawChecksSchema.safeParse(JSON.parse(readFileSync(name, "utf8")));
  if (parsed.success) return parsed.data.checks;
  throw new Error(`${name} is not a file from /admin/law: ${z.prettifyError(parsed.error)}`);
}
