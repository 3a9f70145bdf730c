import { node24 } from "../node-24.mjs";
import { runToEnd } from "../run-to-end.mjs";
import { settle, withReportFile } from "./report-file.mjs";

/** A part that is one project of the root's playwright.config.ts, run in the system's Chromium. */
export function playwrightPart(project) {
  return async ({ env, minutes, chromium, only }) => {
    const words = only?.[project] ?? [];
    const { report, ...result } = await withReportFile((file) =>
      runToEnd({
        program: node24(),
        words: [
          "node_modules/@playwright/test/cli.js",
          "test",
          "--project",
          project,
          "--reporter=dot,json",
          ...words,
        ],
        // Playwright gives its workers FORCE_COLOR, and Node warns about the two together.
        env: { ...env, NO_COLOR: undefined, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        minutes,
      }),
    );
    const stats = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
    return settle({
      ...result,
      passed: stats.expected,
      // A test that passes only the second time is a fault in the test or in the product.
      failed: stats.unexpected + stats.flaky,
      skipped: (report?.suites ?? []).flatMap(skippedTitles),
      minutes,
    });
  };
}

function skippedTitles(suite) {
  const skipped = (suite.specs ?? []).filter((spec) => spec.tests.some((test) => test.status === "skipped"));
  return [
    ...skipped.map((spec) => `${spec.file}: ${spec.title}`),
    ...(suite.suites ?? []).flatMap(skippedTitles),
  ];
}
