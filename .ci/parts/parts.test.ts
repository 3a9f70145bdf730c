import { describe, expect, it } from "vitest";
import { PlainError } from "../plain-error.mjs";
import { chooseParts } from "./choose.mjs";
import { programPart } from "./program.mjs";
import { settle } from "./report-file.mjs";
import { runParts } from "./run-parts.mjs";

const green = { passed: 3, failed: 0, skipped: [], code: 0, output: "", isLate: false, minutes: 1 };

it.each([
  ["all is well", green, 3, 0],
  ["tests fail", { ...green, failed: 2, code: 1 }, 3, 2],
  ["skipped tests count as failed", { ...green, skipped: ["later", "never"] }, 3, 2],
  ["nothing was run", { ...green, passed: 0 }, 0, 1],
  ["nothing was run, and nothing had to be", { ...green, passed: 0, mayBeEmpty: true }, 0, 0],
  ["it crashed before its first test", { ...green, passed: 0, code: 1 }, 0, 1],
  ["an error outside of all tests", { ...green, code: 1 }, 3, 1],
  ["it was too slow", { ...green, isLate: true, code: 1 }, 3, 1],
])("counting a runner's report: %s", (_case, report, passed, failed) => {
  expect(settle(report)).toMatchObject({ passed, failed });
});

it.each([
  ["its counts", `console.log("size 3\\n4 passed, 0 failed")`, 4, 0],
  ["its failures", `console.log("4 passed, 2 failed"); process.exitCode = 1`, 4, 2],
  ["a crash after good counts", `console.log("4 passed, 0 failed"); process.exitCode = 1`, 4, 1],
  ["no counts", `console.log("fine")`, 0, 1],
])("counting a program that prints its counts: %s", async (_case, script, passed, failed) => {
  const run = programPart({ words: ["--eval", script], counts: true });
  expect(await run({ env: process.env, minutes: 1 })).toMatchObject({ passed, failed });
});

describe("choosing parts", () => {
  const table: { name: string; runsIn?: "test" | "full" | "changed" }[] = [
    { name: "types" },
    { name: "api" },
    { name: "api-rules" },
    { name: "api-mariadb", runsIn: "test" },
    { name: "api-all-on-mariadb", runsIn: "full" },
    { name: "api-smoke", runsIn: "changed" },
  ];
  it.each([
    [[], ["types", "api", "api-rules", "api-mariadb"]],
    [["full"], ["types", "api", "api-rules", "api-all-on-mariadb"]],
    [["api"], ["api", "api-rules", "api-mariadb"]],
    [["api-all-on-mariadb"], ["api-all-on-mariadb"]],
    [["api-smoke"], ["api-smoke"]],
    [
      ["api-rules", "types"],
      ["types", "api-rules"],
    ],
  ])("%j means %j", (names, expected) => {
    expect(chooseParts(table, names).map((part) => part.name)).toEqual(expected);
  });

  it("refuses a name that does not exist", () =>
    expect(() => chooseParts(table, ["apis"])).toThrow(PlainError));
});

describe("running parts", () => {
  const events: string[] = [];
  const part = (name: string, more: { alone?: boolean; needs?: string[] } = {}) => ({
    name,
    ...more,
    run: async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      events.push(`${name} ends`);
      return { passed: 1, failed: 0, output: "" };
    },
  });
  const run = (parts: readonly object[], problems = {}) => {
    events.length = 0;
    return runParts(parts, { env: {}, programs: {}, problems, say: () => undefined });
  };

  it("runs two at a time, and one that must be alone after them", async () => {
    const sums = await run([part("a"), part("b"), part("c", { alone: true })]);
    expect(events).toEqual(["a begins", "b begins", "a ends", "b ends", "c begins", "c ends"]);
    expect(sums).toMatchObject({ passed: 3, failed: 0 });
    expect(Object.keys(sums.seconds)).toEqual(["a", "b", "c"]);
  });

  it("counts a part that lacks what it needs, or throws, as one failure", async () => {
    const broken = { name: "broken", run: () => Promise.reject(new Error("no")) };
    const sums = await run([part("a", { needs: ["mariadb"] }), broken, part("b")], {
      mariadb: "It is missing.",
    });
    expect(sums).toMatchObject({ passed: 1, failed: 2 });
    expect(events).toEqual(["b begins", "b ends"]);
  });
});
