import { samples } from "@iep-insider/sdk/samples";
import { isEverythingMet, judge } from "./judge.ts";
import { measureReading } from "./measureReading.ts";
import { readSample } from "./readSample.ts";
import { reportCost, reportDetails, reportFields } from "./report.ts";
import { type DocumentScore, scoreDocument } from "./score.ts";

/**
 * `npm run evaluate -- documents [--details]`: renders every sample document, reads its file as the document reader
 * does, and prints precision and recall of each field, for the shown and the held-out samples apart. `--details` lists
 * what was wrong or missed in the shown ones.
 * The exit code is 1 when a limit is missed on the held-out samples.
 */
const scores: DocumentScore[] = [];
for (const sample of samples) scores.push(scoreDocument(await readSample(sample), sample));

if (process.argv.includes("--details"))
  console.log(reportDetails(scores.filter(({ set }) => set === "shown")));
for (const set of ["shown", "held-out"] as const) {
  const ofSet = scores.filter((score) => score.set === set);
  console.log(`\n${set === "shown" ? "Shown" : "Held-out"} samples: ${ofSet.length} documents\n`);
  console.log(reportFields(judge(ofSet)));
}
console.log(reportCost(await measureReading()));
process.exitCode = isEverythingMet(judge(scores.filter(({ set }) => set === "held-out"))) ? 0 : 1;
