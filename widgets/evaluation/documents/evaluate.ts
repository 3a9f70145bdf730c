import { samples } from "@iep-insider/sdk/samples";
import { isEverythingMet, judge } from "./judge.ts";
import { measureReading } from "./measureReading.ts";
import { readSample } from "./readSample.ts";
import { reportCost, reportDetails, reportFields, reportVariation } from "./report.ts";
import { type DocumentScore, scoreDocument } from "./score.ts";
import { evaluateVariations } from "./variations/evaluateVariations.ts";

/**
 * `npm run evaluate -- documents [--details] [--variations]`: renders every sample document, reads its file as the document reader
 * does, and prints precision and recall of each field, for each set of samples. `--details` lists
 * what was wrong or missed in the shown ones.
 * `--variations` reads every shown sample in other prints too, and `--variations="as a scan"` in that one, with details.
 * The exit code is 1 when a limit is missed on the held-out samples.
 */
const titles = {
  shown: "Shown samples",
  "held-out": "Held-out samples, on forms that the shown ones have",
  "new-forms": "Samples on new forms",
};

const scores: DocumentScore[] = [];
for (const sample of samples) scores.push(scoreDocument(await readSample(sample), sample));

if (process.argv.includes("--details"))
  console.log(reportDetails(scores.filter(({ set }) => set === "shown")));
for (const set of ["shown", "held-out", "new-forms"] as const) {
  const ofSet = scores.filter((score) => score.set === set);
  console.log(`\n${titles[set]}: ${ofSet.length} documents\n`);
  console.log(reportFields(judge(ofSet)));
}
console.log(reportCost(await measureReading()));
const wanted = process.argv.find((word) => word.startsWith("--variations"));
if (wanted) {
  const [, only] = wanted.split("=");
  for (const { name, fields, scores: varied } of await evaluateVariations(only)) {
    console.log(reportVariation(name, fields));
    if (only) console.log(reportDetails(varied));
  }
}
process.exitCode = isEverythingMet(judge(scores.filter(({ set }) => set === "held-out"))) ? 0 : 1;
