import fs from "node:fs";
import path from "node:path";
import { makeTemporaryFolder, removeTemporaryFolder } from "../temporary-folder.mjs";

/** Gives `use` the path for a runner's JSON report, and returns what `use` gives together with that report. */
export async function withReportFile(use) {
  const folder = makeTemporaryFolder("report");
  try {
    const file = path.join(folder, "report.json");
    const result = await use(file);
    return { ...result, report: read(file) };
  } finally {
    removeTemporaryFolder(folder);
  }
}

/** Nothing when the runner ended before it could write one, as after a fault in its configuration. */
function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * The counts of a runner, with the rules that keep a green line honest: what was skipped counts as failed; no test at
 * all (unless it `mayBeEmpty`), a crash and an exit code without a failure are one failure.
 * @param {{ passed: number, failed: number, skipped: string[], mayBeEmpty?: boolean, code: number, output: string,
 *   isLate: boolean, minutes: number }} report
 */
export function settle(report) {
  const { passed, failed, skipped, mayBeEmpty = false, code, output, isLate, minutes } = report;
  const reasons = skipped.map((title) => `Skipped, which counts as failed: ${title}`);
  let count = failed + skipped.length;
  if (isLate) reasons.push(`It was stopped after ${minutes} minutes.`);
  else if (passed + count === 0 && !(mayBeEmpty && code === 0)) reasons.push("No test was run.");
  else if (code !== 0 && count === 0) reasons.push(`No test failed, but it ended with exit code ${code}.`);
  if (reasons.length && count === 0) count = 1;
  return { passed, failed: count, output: [output.trimEnd(), ...reasons].join("\n") };
}
