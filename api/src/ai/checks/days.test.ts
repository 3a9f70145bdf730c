import { expect, it } from "vitest";
import { amountsIn } from "./amounts.ts";
import { days } from "./days.ts";
import { checkedFor } from "./tests/checkedFor.ts";

it.each<[text: string, amounts: readonly string[]]>([
  ["within 10 days", ["10 day"]],
  ["within ten school days", ["10 school day"]],
  ["a 10-school-day limit", ["10 school day"]],
  ["5 business days or 5 working days", ["5 business day", "5 business day"]],
  ["two (2) years", ["2 year"]],
  ["5 to 10 school days", ["5 school day", "10 school day"]],
  ["ten or fifteen days", ["10 day", "15 day"]],
  ["one hundred and eighty days", ["180 day"]],
  ["from the 11th day", ["11 day"]],
  ["24 hours, 6 weeks, 18 months", ["24 hour", "6 week", "18 month"]],
  ["16 years old, 3 years of age", ["16 year of age", "3 year of age"]],
  ["30 more days, 20 full school days", ["30 day", "20 school day"]],
  ["1.5 years", ["1.5 year"]],
  ["60 (calendar) days, ten schooldays", ["60 day", "10 school day"]],
  ["by day 45, or on the tenth school day", ["45 day", "10 school day"]],
  ["a few days, every year, each school day, the first day", []],
  ["One day he came home in tears.", []],
  ["the 2025-26 school year, the 2026 school year", []],
  ["4/5 trials, 80% of days, 300.503", []],
])("amounts of time in a text %s", (text, amounts) => {
  expect(amountsIn(text).map(({ value, unit }) => `${value} ${unit}`)).toEqual(amounts);
});

it.each([
  ["There is no number here."],
  ["The state has 60 days to decide."],
  ["It must have happened within 1 year."],
  ["Two weeks have gone by, as you say."],
  ["You asked 3 times in 2 months."],
  ["Your child is 9 years old."],
  ["It takes a few days. Ask again in a week."],
])("the check on days accepts: %s", (text) => {
  const words = ["They test him since two weeks. I asked 3 times in 2 months. He is 9."];
  expect(days(checkedFor({ prose: [text], words, evidence: ["state-complaint"] }))).toBeNull();
});

it.each([
  ["The state has 60 school days to decide.", "60 school days"],
  ["The state has 90 days to decide.", "90 days"],
  ["You have two (2) years.", "two (2) years"],
  ["It takes 30 to 60 days.", "30 to 60 days"],
  ["A 5-day limit holds.", "5-day"],
  ["It ends after 60 weeks.", "60 weeks"],
  ["You have one hundred and eighty days.", "one hundred and eighty days"],
  ["Your child is 16 years old.", "16 years old"],
  ["It is due by day 45.", "day 45"],
])("the check on days rejects: %s", (text, found) => {
  const words = ["They test him since two weeks. He is 9."];
  expect(days(checkedFor({ prose: [text], words, evidence: ["state-complaint"] }))).toContain(`“${found}”`);
});

it("the check on days does not confuse days with school days", () => {
  const prose = ["The meeting is held within 10 days."];
  expect(days(checkedFor({ prose, evidence: ["manifestation"] }))).not.toBeNull();
  expect(
    days(checkedFor({ prose: ["Within 45 school days."], evidence: ["records-access"] })),
  ).not.toBeNull();
});

it("the check on days accepts a state's own limit, and the glossary's text on a term", () => {
  const fact = { state: "TX", topic: "evaluation" } as const;
  expect(days(checkedFor({ prose: ["It takes 45 school days."], facts: [fact] }))).toBeNull();
  expect(days(checkedFor({ prose: ["It takes 45 school days."] }))).not.toBeNull();
  expect(days(checkedFor({ prose: ["Keep notes for two weeks."], term: "ABC data" }))).toBeNull();
});

it("the check on days does not take the figure that others give for a rule we hold", () => {
  const facts = [{ state: "TX", topic: "records" } as const];
  expect(days(checkedFor({ prose: ["They have 5 business days."], facts }))).not.toBeNull();
});
