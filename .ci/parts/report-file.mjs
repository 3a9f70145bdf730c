import fs from "node:fs";
import path from "node:path";
import { makeTemporaryFolder, removeTemporaryFolder } from "../temporary-folder.mjs";

/** Calls `use` with a path for a runner's JSON report. @returns the result of `use`, with the report. */
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

/** @returns undefined if the runner ended without a report, for example after a configuration error. */
function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Turns a runner's counts into a result. So that a green line means something, a skipped test counts as failed, and a run
 * without tests (unless it `mayBeEmpty`), a timeout or an exit code without a failed test counts as one failure.
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
