import { node24 } from "../node-24.mjs";
import { runToEnd } from "../run-to-end.mjs";
import { settle, withReportFile } from "./report-file.mjs";

/**
 * A part that is one project of the root's playwright.config.ts, or several, run in the system's browsers. Playwright
 * cannot shuffle tests, so with a seed its shards run one after the other in random order.
 * @param {string[]} projects
 * @param {string} [tags] chooses tests by their tag: `--grep=@full` or `--grep-invert=@full`. A run that is narrowed to a
 *   change runs all tests of the specs that it touches.
 */
export function playwrightPart(projects, tags) {
  return async (setting) => {
    const words = projects.flatMap((project) => [`--project=${project}`, ...(setting.only?.[project] ?? [])]);
    if (tags && !setting.only) words.push(tags);
    if (!setting.seed) return runProjects(words, setting);
    const results = [];
    for (const shard of shuffled(shards, setting.seed))
      results.push(await runProjects([...words, `--shard=${shard}/${shards}`], setting));
    return {
      passed: sum(results, "passed"),
      failed: sum(results, "failed"),
      output: results.map(({ output }) => output).join("\n"),
    };
  };
}

const shards = 5;

/** The numbers from 1 to `length` in the order of a seed: a linear congruential generator (Numerical Recipes). */
function shuffled(length, seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  return Array.from({ length }, (_, index) => ({ shard: index + 1, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ shard }) => shard);
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0);
}

async function runProjects(words, { env, minutes, chromium, firefox }) {
  const { report, ...result } = await withReportFile((file) =>
    runToEnd({
      program: node24(),
      words: ["node_modules/@playwright/test/cli.js", "test", "--reporter=dot,json", ...words],
      // Playwright gives its workers FORCE_COLOR, and Node warns about the two together.
      env: {
        ...env,
        NO_COLOR: undefined,
        CHROMIUM_PATH: chromium,
        FIREFOX_PATH: firefox,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
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
}

function skippedTitles(suite) {
  const skipped = (suite.specs ?? []).filter((spec) => spec.tests.some((test) => test.status === "skipped"));
  return [
    ...skipped.map((spec) => `${spec.file}: ${spec.title}`),
    ...(suite.suites ?? []).flatMap(skippedTitles),
  ];
}
