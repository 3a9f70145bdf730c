// Part `data` of the test command: checks the law library and the catalog against their schemas.
import { catalog } from "./catalog.ts";
import { federalLaw } from "./federal.ts";
import { glossaryTerms } from "./glossary.ts";
import { generatedLaw } from "./lawModules.ts";
import type { DataSet } from "./shared.ts";
import { stateLaw } from "./states.ts";
import { translations } from "./translations.ts";

const results = [
  check(federalLaw),
  check(glossaryTerms),
  check(stateLaw),
  check(catalog),
  check(translations),
];
// Modules cannot be made from files with faults.
if (results.every((problems) => problems.length === 0)) results.push(check(generatedLaw));
const failed = results.filter((problems) => problems.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function check<Data>({ name, data, problems }: DataSet<Data>): readonly string[] {
  const found = problems(data);
  for (const problem of found) console.log(`${name} › ${problem}`);
  return found;
}
