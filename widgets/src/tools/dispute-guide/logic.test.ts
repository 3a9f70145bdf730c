import { disputeIssues, disputeUrgencies, meetingHistories, yesNoUnsure } from "@iep-insider/sdk/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deadlineInWords } from "./deadlineInWords.ts";
import { letterStart } from "./letterStart.ts";
import {
  type DisputeForm,
  emptyForm,
  formFrom,
  isAhead,
  partsWithAddresses,
  questionOf,
  statusOf,
} from "./logic.ts";

const option = <Id extends string>(ids: readonly Id[]) => fc.constantFrom<Id | "">(...ids, "");
const anyForm: fc.Arbitrary<DisputeForm> = fc.record({
  issue: option(disputeIssues),
  triedMeeting: option(meetingHistories),
  urgency: option(disputeUrgencies),
  eventDate: fc.constantFrom("", "2026-11-02"),
  hasIep: option(yesNoUnsure),
  hasEvaluation: option(yesNoUnsure),
  context: fc.string(),
  state: fc.constantFrom("TX", ""),
});

it("asks exactly when the three required answers are there", () =>
  fc.assert(
    fc.property(anyForm, (form) => {
      const isWhole = form.issue !== "" && form.triedMeeting !== "" && form.urgency !== "";
      expect(questionOf(form) !== null).toBe(isWhole);
    }),
  ));

it("sends only what was filled in", () => {
  const form = {
    ...emptyForm,
    issue: "general-concern",
    triedMeeting: "no",
    urgency: "not-urgent",
    context: " \n",
  } as const;
  const question = { issue: "general-concern", triedMeeting: "no", urgency: "not-urgent" };
  expect(JSON.parse(JSON.stringify(questionOf(form)))).toEqual(question);
});

describe("a form that was kept", () => {
  it("is read back whole", () =>
    fc.assert(
      fc.property(anyForm, (form) => {
        expect(formFrom(JSON.parse(JSON.stringify(form)))).toEqual(form);
      }),
    ));

  it.each([[undefined], [null], [7], ["text"]])("is none when it is %j", (kept) =>
    expect(formFrom(kept)).toBeNull(),
  );

  it("leaves out values that do not fit", () => {
    const odd = { issue: "toString", triedMeeting: 7, urgency: ["no"], eventDate: "2026-99-99", state: "ZZ" };
    expect(formFrom(odd)).toEqual(emptyForm);
  });
});

it.each([
  ["", false],
  ["2026-11-21", false],
  ["2026-11-22", false],
  ["2026-11-23", true],
])("counts from no day that lies ahead: %s", (eventDate, ahead) =>
  expect(isAhead({ ...emptyForm, eventDate }, "2026-11-22")).toBe(ahead),
);

const deadline = { what: "State complaint", rule: "within 1 year", citation: "state-complaint" };

it.each([
  ["2026-11-23", false, { at: "open", by: "2026-11-23", daysLeft: 1 }],
  ["2026-11-22", false, { at: "open", by: "2026-11-22", daysLeft: 0 }],
  ["2027-03-22", false, { at: "open", by: "2027-03-22", daysLeft: 120 }],
  ["2026-11-21", false, { at: "over", by: "2026-11-21" }],
  ["2026-11-23", true, { at: "over", by: "2026-11-23" }],
  [null, true, { at: "over", by: null }],
  [null, false, { at: "not counted" }],
])("a time limit that ends on %s and is over: %s has this status on November 22: %j", (by, isOver, status) =>
  expect(statusOf({ ...deadline, by, isOver }, "2026-11-22")).toEqual(status),
);

it.each([
  [{ at: "open", by: "2026-11-22", daysLeft: 0 }, "Last day: November 22, 2026. That is today."],
  [{ at: "open", by: "2026-11-23", daysLeft: 1 }, "Last day: November 23, 2026. That is tomorrow."],
  [{ at: "open", by: "2026-11-24", daysLeft: 2 }, "Last day: November 24, 2026. 2 days are left."],
  [{ at: "not counted" }, "We could not count a last day for this one."],
  [{ at: "over", by: "2026-11-01" }, "parent center"],
] as const)("a time limit is said in words: %j", (status, said) =>
  expect(deadlineInWords(status)).toContain(said),
);

it("hands the letter what the parent typed, and only that", () => {
  const typed = { issue: "service-denial", triedMeeting: "no", urgency: "not-urgent" } as const;
  const withContext = { ...typed, additionalContext: "No bus." };
  expect(letterStart("follow_up", withContext, "TX")).toEqual({
    letterType: "follow_up",
    specificConcerns: ["No bus."],
    state: "TX",
  });
  expect(letterStart("iep_meeting", withContext, "")).toEqual({
    letterType: "iep_meeting",
    additionalInfo: ["No bus."],
  });
  expect(letterStart("follow_up", typed, "")).toEqual({ letterType: "follow_up" });
  expect(letterStart("follow_up", null, "")).toEqual({ letterType: "follow_up" });
});

it.each([
  ["Call us.", []],
  ["Center: TASK, https://taskca.org, (714) 533-8275.", ["https://taskca.org"]],
  ["Find yours at https://a.test/find/california/.", ["https://a.test/find/california/"]],
  ["(see http://a.test/x?y=1)", ["http://a.test/x?y=1"]],
  ["javascript:alert(1)", []],
])("addresses in a text of “%s” are %j", (text, addresses) => {
  const parts = partsWithAddresses(text);
  expect(parts.filter(({ isAddress }) => isAddress).map((part) => part.text)).toEqual(addresses);
});

it("addresses in a text leave the text whole", () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom("https://a.test", " ", ".", "x", "http://", ",")), (pieces) => {
      const text = pieces.join("");
      const parts = partsWithAddresses(text).map((part) => part.text);
      expect(parts.join("")).toBe(text);
    }),
  ));
