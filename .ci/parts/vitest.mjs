import { withMariaDb } from "../mariadb.mjs";
import { node24 } from "../node-24.mjs";
import { runToEnd } from "../run-to-end.mjs";
import { settle, withReportFile } from "./report-file.mjs";

/** A part that is one project of the root's vitest.config.ts; `onMariaDb` gives it a database server of its own. */
export function vitestPart(project, { onMariaDb = false } = {}) {
  const run = (setting) => runProject(project, setting);
  if (!onMariaDb) return run;
  return (setting) =>
    withMariaDb((url) => run({ ...setting, env: { ...setting.env, TEST_DATABASE_URL: url } }));
}

async function runProject(project, { env, minutes, workers, only, seed }) {
  const { report, ...result } = await withReportFile((file) =>
    runToEnd({
      program: node24(),
      words: [
        "node_modules/vitest/vitest.mjs",
        "run",
        "--project",
        project,
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${file}`,
        `--maxWorkers=${workers}`,
        "--allowOnly=false",
        ...(seed ? ["--sequence.shuffle.files", "--sequence.shuffle.tests", `--sequence.seed=${seed}`] : []),
        ...(only ? ["--passWithNoTests", `--changed=${only.since}`] : []),
      ],
      env,
      minutes,
    }),
  );
  // The file is deleted by now, so the hint would lead nowhere.
  const output = result.output.replace(/^JSON report written to .*$/m, "");
  return settle({ ...result, output, ...count(report), minutes, mayBeEmpty: Boolean(only) });
}

function count(report) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const titles = (status) =>
    tests.filter((test) => status.includes(test.status)).map((test) => test.fullName);
  // A file that cannot be imported has no tests in the report, and would otherwise count as nothing.
  const broken = files.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: titles(["passed"]).length,
    failed: titles(["failed"]).length + broken.length,
    skipped: titles(["skipped", "pending", "todo", "disabled"]),
  };
}
