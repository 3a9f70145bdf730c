import { samples } from "@iep-insider/sdk/samples";
import { evaluateForms } from "./forms/evaluateForms.ts";
import { isEverythingMet, judge } from "./judge.ts";
import { measureReading } from "./measureReading.ts";
import { readSample } from "./readSample.ts";
import { reportCost, reportDetails, reportFields, reportVariation } from "./report.ts";
import { type DocumentScore, scoreDocument } from "./score.ts";
import { evaluateVariations } from "./variations/evaluateVariations.ts";

/**
 * `npm run evaluate -- documents [--details] [--variations] [--shown] [--forms]`: renders every sample document, reads its file as the document reader
 * does, and prints precision and recall of each field, for each set of samples. `--details` lists
 * what was wrong or missed in the shown ones.
 * `--variations` reads every shown sample in other prints too, and `--variations="as a scan"` in that one, with details.
 * `--forms` reads made-up forms too (a hundred of each kind), with details; `--forms=7` reads others.
 * `--shown` scores no other set: what is scored often while the reading changes is not blind.
 * The exit code is 1 when a limit is missed on the held-out samples.
 */
const titles = {
  shown: "Shown samples",
  "held-out": "Held-out samples, on forms that the shown ones have",
  "new-forms": "Samples on new forms",
};

const sets = process.argv.includes("--shown")
  ? (["shown"] as const)
  : (["shown", "held-out", "new-forms"] as const);
const scores: DocumentScore[] = [];
for (const sample of samples.filter(({ set }) => sets.some((one) => one === set)))
  scores.push(scoreDocument(await readSample(sample), sample));

if (process.argv.includes("--details"))
  console.log(reportDetails(scores.filter(({ set }) => set === "shown")));
for (const set of sets) {
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
const forms = process.argv.find((word) => word.startsWith("--forms"));
if (forms) {
  const made = await evaluateForms(100, Number(forms.split("=")[1] ?? 1));
  console.log(reportDetails(made));
  console.log(`\nMade-up forms: ${made.length} documents\n\n${reportFields(judge(made))}`);
}
process.exitCode = isEverythingMet(judge(scores.filter(({ set }) => set === "held-out"))) ? 0 : 1;
