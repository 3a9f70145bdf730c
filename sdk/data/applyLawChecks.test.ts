import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { applyLawChecks } from "./applyLawChecks.ts";
import { stateFilePath } from "./lawFiles.ts";

const wisconsin = readFileSync(stateFilePath("WI"), "utf8");

it("a confirmed fact that is verified gets the day of its check, and no other date changes", () => {
  const { written, left, text } = apply("WI/evaluation", "confirmed");
  expect([written, left]).toEqual([["WI/evaluation"], []]);
  const changed = text.split("\n").filter((line, index) => line !== wisconsin.split("\n")[index]);
  expect(changed).toEqual(["    checkedOn: 2028-01-10"]);
  expect(text.slice(text.indexOf("  evaluation:"), text.indexOf("  recordingConsent:"))).toContain(
    "2028-01-10",
  );
});

it.each([
  ["WI/hearing", "changed", "change the state's file"],
  ["WI/hearing", "unclear", "settles it"],
  ["WI/answer", "confirmed", "It is unverified"],
  ["WI/agency", "confirmed", "by hand"],
  ["US/stay-put", "confirmed", "by hand"],
] as const)("leaves %s, %s, to a reader", (fact, outcome, why) => {
  const { written, left, text } = apply(fact, outcome);
  expect(written).toEqual([]);
  expect(left).toMatchObject([{ check: { fact }, why: expect.stringContaining(why) }]);
  expect(text).toBe(wisconsin);
});

function apply(fact: string, outcome: "confirmed" | "changed" | "unclear") {
  let text = wisconsin;
  const check = { fact, outcome, source: "https://dpi.wi.gov/", words: "One year.", checkedOn: "2028-01-10" };
  const files = {
    read: () => text,
    write: (_: string, changed: string) => {
      text = changed;
    },
  };
  return { ...applyLawChecks([check], files), text };
}
