import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { applyLawChecks } from "./applyLawChecks.ts";
import { federalFilePath, stateFilePath } from "./lawFiles.ts";

it.each([
  ["WI/evaluation", stateFilePath("WI"), "  evaluation:\n", "    checkedOn: 2028-01-10"],
  ["US/stay-put", federalFilePath("disputes"), "\nstay-put:\n", "  checkedOn: 2028-01-10"],
])("a confirmed fact that is verified gets the day of its check: %s", (fact, file, start, dated) => {
  const before = readFileSync(file, "utf8");
  const { written, left, changed } = apply(fact, "confirmed");
  expect([written, left]).toEqual([[fact], []]);
  expect([...changed.keys()]).toEqual([file]);
  const after = changed.get(file) ?? "";
  expect(after.split("\n").filter((line, index) => line !== before.split("\n")[index])).toEqual([dated]);
  expect(after.slice(after.indexOf(start)).match(/checkedOn: (.*)/)?.[1]).toBe("2028-01-10");
});

it.each([
  ["WI/hearing", "changed", "change it in its file"],
  ["WI/hearing", "unclear", "settles it"],
  ["WI/answer", "confirmed", "It is unverified"],
  ["US/bullying", "confirmed", "It is secondary"],
  ["WI/agency", "confirmed", "by hand"],
] as const)("leaves %s, %s, to a reader", (fact, outcome, why) => {
  const { written, left, changed } = apply(fact, outcome);
  expect(written).toEqual([]);
  expect(left).toMatchObject([{ check: { fact }, why: expect.stringContaining(why) }]);
  expect(changed.size).toBe(0);
});

function apply(fact: string, outcome: "confirmed" | "changed" | "unclear") {
  const changed = new Map<string, string>();
  const check = { fact, outcome, source: "https://dpi.wi.gov/", words: "One year.", checkedOn: "2028-01-10" };
  const files = {
    read: (file: string) => readFileSync(file, "utf8"),
    write: (file: string, text: string) => void changed.set(file, text),
  };
  return { ...applyLawChecks([check], files), changed };
}
