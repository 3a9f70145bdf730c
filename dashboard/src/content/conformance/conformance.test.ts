import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ownPaths, pageAt, pageFacts, pagePaths } from "@iep-insider/sdk/contract";
import { readingGrade } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { axeRules } from "../../../build/conformance/axeRules.ts";
import { titlePattern } from "../../../build/conformance/titlePattern.ts";
import { type Check, checks } from "./checks.ts";
import lastRun from "./lastRun.json" with { type: "json" };
import lastRunTests from "./lastRunTests.json" with { type: "json" };
import { levelA } from "./levelA.ts";
import { levelAA } from "./levelAA.ts";

// If one of these fails, the report says what no test has shown. `npm run conformance` writes the two files.

const root = path.resolve(import.meta.dirname, "../../../..");
const criteria = [...levelA, ...levelAA];
const all = Object.entries<Check>(checks).flatMap(([id, { tests }]) =>
  Object.entries(tests).flatMap(([file, titles]) => titles.map((title) => [id, file, title] as const)),
);

it("has a row for every criterion of WCAG 2.2 at levels A and AA", () => {
  // https://www.w3.org/TR/WCAG22/: 31 at level A, 24 at level AA; 4.1.1 was removed.
  expect(levelA).toHaveLength(31);
  expect(levelAA).toHaveLength(24);
  for (const rows of [levelA, levelAA]) {
    const numbers = rows.map(({ number }) => number);
    expect(numbers).toEqual(
      [...new Set(numbers)].toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })),
    );
  }
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
});

it.each(all)("%s: %s still has “%s”", (_, file, title) => {
  expect(existsSync(path.join(root, file)), file).toBe(true);
  expect(readFileSync(path.join(root, file), "utf8")).toMatch(new RegExp(titlePattern(title)));
});

it.each(all.filter(([, file]) => !file.startsWith("storybook/")))("%s: %s passed “%s”", (_, file, title) => {
  const passed: Readonly<Record<string, readonly string[]>> = lastRunTests.tests;
  const pattern = new RegExp(`^${titlePattern(title)}$`);
  expect(passed[file]?.some((one) => pattern.test(one))).toBe(true);
});

it("counts the pages that are there", () => {
  const { pages } = lastRunTests;
  expect(lastRun.pages).toBe(pages.length);
  const open = ownPaths.filter((one) => !pageFacts(one).only);
  expect(pages).toEqual(expect.arrayContaining([...open]));
  // The address of the page that is not there is one more.
  expect(pages.filter((one) => !pageAt(one))).toEqual(["/no-such-page"]);
  expect(pages.length).toBeLessThanOrEqual(pagePaths.length + 1);
});

it("names the rules of axe that are on", () => {
  const { version, rules } = axeRules(root);
  expect({ axe: lastRun.axe, axeRules: lastRun.axeRules }).toEqual({ axe: version, axeRules: rules });
  const claimed = criteria.filter((one) => one.checks.includes("axe"));
  expect(claimed.filter(({ number }) => !rules[number])).toEqual([]);
});

it("claims support only with a test", () => {
  expect(criteria.filter(({ level, checks: ids }) => level === "supports" && ids.length === 0)).toEqual([]);
});

it("has remarks that can be read with eight years of school", () => {
  const words = [
    ...criteria.map(({ remarks }) => remarks),
    ...Object.values(checks).map((check) => `${check.words}.`),
  ];
  expect(readingGrade(words.join("\n"))).toBeLessThanOrEqual(8);
});
