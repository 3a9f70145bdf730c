import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Check, checks } from "../../src/content/conformance/checks.ts";
import { axeRules } from "./axeRules.ts";
import { titlePattern } from "./titlePattern.ts";

/*
 * `npm run conformance`, after `npm run build`: runs the tests that the accessibility report names and, if all of them
 * pass, writes what they checked to `src/content/conformance/lastRun.json` (shown) and `lastRunTests.json` (evidence).
 */

interface Passed {
  readonly file: string;
  readonly title: string;
  readonly isPassed: boolean;
  readonly steps: readonly string[];
}

/** Of Playwright's report, what is read here. */
interface Suite {
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly steps?: { readonly title: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** Of Vitest's report, what is read here. */
interface TestFile {
  readonly name: string;
  readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
}

const root = path.resolve(import.meta.dirname, "../../..");
const chromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const folder = mkdtempSync(path.join(tmpdir(), "conformance-"));
try {
  writeRun([...runBrowser("browser", "examples/"), ...runBrowser("stories", "storybook/"), ...runVitest()]);
} finally {
  rmSync(folder, { recursive: true });
}

function writeRun(ran: readonly Passed[]): void {
  const named = namedTests().map(([file, title]) => {
    const pattern = new RegExp(`^${titlePattern(title)}$`);
    const found = ran.filter((one) => one.file === file && pattern.test(one.title));
    if (found.length === 0 || found.some(({ isPassed }) => !isPassed))
      throw new Error(`${file}: "${title}" did not pass. Nothing was written.`);
    return found;
  });
  const passed = [...new Set(named.flat())];
  const pages = passed
    .filter(({ title }) => title.startsWith("pages for everyone"))
    .flatMap(({ steps }) => steps);
  const stories = passed.filter(({ file }) => file.startsWith("storybook/"));
  const { version: axe, rules } = axeRules(root);
  write("lastRun.json", {
    date: new Date().toISOString().slice(0, 10),
    version: readJson<{ version: string }>(path.join(root, "widgets/package.json")).version,
    browser: /[\d.]+/.exec(execFileSync(chromium, ["--version"], { encoding: "utf8" }))?.[0],
    axe,
    pages: pages.length,
    stories: stories.length,
    axeRules: rules,
  });
  const others = passed.filter((one) => !stories.includes(one));
  write("lastRunTests.json", {
    pages: pages.toSorted(),
    tests: Object.fromEntries(
      [...Map.groupBy(others, ({ file }) => file)]
        .toSorted()
        .map(([file, tests]) => [file, tests.map(({ title }) => title).toSorted()]),
    ),
  });
}

/** Every test that a check names, once. */
function namedTests(): (readonly [file: string, title: string])[] {
  const all: readonly Check[] = Object.values(checks);
  return all.flatMap(({ tests }) =>
    Object.entries(tests).flatMap(([file, titles]) => titles.map((title) => [file, title] as const)),
  );
}

function runBrowser(project: string, start: string): Passed[] {
  const named = namedTests().filter(([file]) => file.startsWith(start));
  const report = path.join(folder, `${project}.json`);
  run(
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      `--project=${project}`,
      "--workers=1",
      "--reporter=line,json",
      `--grep=${named.map(([, title]) => titlePattern(title)).join("|")}`,
      ...new Set(named.map(([file]) => file)),
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: chromium },
  );
  const { suites } = readJson<{ suites: Suite[] }>(report);
  return suites.flatMap(ofSuite);
}

function ofSuite(suite: Suite): Passed[] {
  const own = suite.specs.map(({ file, title, ok, tests }) => ({
    file,
    title,
    isPassed: ok,
    steps: tests.flatMap(({ results }) => results.at(-1)?.steps ?? []).map((step) => step.title),
  }));
  return [...own, ...(suite.suites ?? []).flatMap(ofSuite)];
}

function runVitest(): Passed[] {
  const files = [...new Set(namedTests().map(([file]) => file))].filter((file) => /\.test\.tsx?$/.test(file));
  const report = path.join(folder, "vitest.json");
  run(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...files,
    ],
    {},
  );
  const { testResults } = readJson<{ testResults: TestFile[] }>(report);
  return testResults.flatMap((file) =>
    file.assertionResults.map(({ title, status }) => ({
      file: path.relative(root, file.name),
      title,
      isPassed: status === "passed",
      steps: [],
    })),
  );
}

function run(words: readonly string[], env: Readonly<Record<string, string>>): void {
  spawnSync(process.execPath, words, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
}

function write(name: string, content: unknown): void {
  const file = path.join(root, "dashboard/src/content/conformance", name);
  writeFileSync(file, JSON.stringify(content));
  run(["node_modules/@biomejs/biome/bin/biome", "format", "--write", file], {});
}

/** @returns a file's JSON, which its writer promises to be of this type. */
function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, "utf8"));
}
