import { expect, it } from "vitest";
import type { Duration, TimeUnit } from "../dates/dueDate.ts";
import { states } from "./generated/allStates.ts";
import { answerRule, evaluationRule, type RuleToShow, recordsRule } from "./rules.ts";
import type { TimedFact } from "./StateRecord.ts";
import { isStateCode } from "./stateNames.ts";

const days = (value: number, unit: TimeUnit): Duration => ({ value, unit });

it.each([
  ["NY", true],
  ["DC", true],
  ["ny", false],
  ["PR", false],
  ["", false],
  ["toString", false],
])("%j is a state's code: %s", (text, expected) => expect(isStateCode(text)).toBe(expected));

it("is the federal one before a state is chosen", () => {
  expect(evaluationRule(null)).toMatchObject({ stateRule: null, limit: days(60, "calendar days") });
  expect(recordsRule(null)).toMatchObject({ stateRule: null, limit: days(45, "calendar days") });
  expect(answerRule(null)).toMatchObject({ stateRule: null, limit: null });
});

it.each<[string, RuleToShow<TimedFact>, Duration | null, why: string]>([
  ["CA evaluation", evaluationRule(states.CA), days(60, "calendar days"), "as it is often given"],
  ["NY evaluation", evaluationRule(states.NY), days(60, "calendar days"), "given wrong"],
  ["DE evaluation", evaluationRule(states.DE), days(45, "school days"), "the shorter"],
  ["VA evaluation", evaluationRule(states.VA), days(65, "business days"), "from the referral"],
  ["CA records", recordsRule(states.CA), days(5, "business days"), "shorter than federal law"],
  ["RI records", recordsRule(states.RI), days(10, "calendar days"), "shorter than often given"],
  ["TX records", recordsRule(states.TX), days(45, "calendar days"), "no state rule held"],
  ["AL records", recordsRule(states.AL), days(45, "calendar days"), "no state rule held"],
  ["DC records", recordsRule(states.DC), days(45, "calendar days"), "a rule without such a limit"],
  ["TX answer", answerRule(states.TX), days(15, "school days"), "state rule"],
  ["OR answer", answerRule(states.OR), null, "a rule that sets no number"],
  ["AK answer", answerRule(states.AK), null, "no state rule held"],
])("of %s", (_, rule, limit) => expect(rule.limit).toEqual(limit));

it("starts the clock as the limit does that it shows", () => {
  expect(evaluationRule(states.VA).clockStarts).toMatch(/referral/);
  expect(recordsRule(states.DC).clockStarts).toBe("the parent asks");
  expect(answerRule(states.OR).clockStarts).toBeNull();
});

it("keeps the state's words where it has no number", () => {
  expect(recordsRule(states.DC).stateRule?.mustBeDone).toMatch(/5 business days before/);
  expect(recordsRule(states.AL).stateRule).toBeNull();
});

it("never shows a limit for answers where none was read, in any state", () => {
  for (const record of Object.values(states)) {
    expect(answerRule(record).limit).toEqual(record.responseToRequest?.limit ?? null);
  }
});
