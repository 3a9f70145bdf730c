import { describe, expect, it } from "vitest";
import { letterText } from "../../../documents/letter/letterText.ts";
import type { LetterForm, LetterType } from "../form/fields.ts";
import { writeLetter } from "../logic.ts";
import { fullForm, leastForm } from "../tests/sampleForms.ts";

const written = (type: LetterType, change: Partial<LetterForm> = {}) =>
  letterText(writeLetter({ ...leastForm(type), ...change }, null).document);

describe("what a letter says of a field, and that nothing is left of an empty one", () => {
  it.each<[LetterType, Partial<LetterForm>, filled: RegExp, empty: RegExp]>([
    [
      "records_request",
      { specificConcerns: "Speech logs since September\nThe 2025 evaluation" },
      /these education records of Maria, and to have copies of them:\n\n- Speech logs since September\.\n- The 2025 evaluation\./,
      /all education records of Maria that Lincoln Elementary School and the district keep/,
    ],
    [
      "records_request",
      { eventDate: "2026-12-08" },
      /The next IEP meeting is on December 8, 2026\. Please let me have the records at least five school days before it\. In any case, please give me access within 45 days/,
      /\n\nPlease give me access within 45 days of this letter, by January 5, 2027\./,
    ],
    [
      "makeup_services",
      { requestedServices: "4 more hours of speech by March" },
      /made up in this way:\n\n- 4 more hours of speech by March\./,
      /^(?!.*in this way)/s,
    ],
    [
      "makeup_services",
      { currentServices: "speech, twice a week" },
      /What the IEP says: Speech, twice a week\./,
      /^(?!.*What the IEP says)/s,
    ],
    [
      "bullying_report",
      { socialEmotionalConcerns: "Since November 2 she will not ride the bus" },
      /What has changed for Maria since then: Since November 2 she will not ride the bus\./,
      /^(?!.*since then)/s,
    ],
    [
      "private_placement",
      { privateSchool: "Riverside  Academy" },
      /enroll Maria in Riverside Academy at public expense/,
      /enroll Maria in a private school at public expense/,
    ],
    [
      "private_placement",
      { eventDate: "2026-12-15" },
      /Maria's last day at Lincoln Elementary School will be December 15, 2026\. That is at least 10 business days/,
      /I will not move Maria until 10 business days after you have this letter\./,
    ],
    [
      "iee_request",
      { requestedServices: "reading\nspeech" },
      /I ask that the IEE cover these areas:\n\n- Reading\.\n- Speech\./,
      /^(?!.*these areas)/s,
    ],
    [
      "follow_up",
      { specificConcerns: "Ms. Hale will send the speech log by December 1", eventDate: "2026-11-18" },
      /talk with me on November 18, 2026\..*Please write to me within 10 school days.*Unless I hear otherwise by then/s,
      /talk with me\. (?!.*Unless)/s,
    ],
    [
      "state_complaint",
      { requestedServices: "Make up 8 sessions of speech", district: "Springfield Public Schools" },
      /I state that Springfield Public Schools has violated a requirement of Part B.*be resolved in this way:\n\n- Make up 8 sessions of speech\./s,
      /I state that the school district has violated a requirement(?!.*in this way)/s,
    ],
  ])("%s with %j", (type, change, filled, empty) => {
    expect(written(type, change)).toMatch(filled);
    expect(written(type)).toMatch(empty);
  });
});

it.each([
  ["2026-12-04", true],
  ["2026-12-03", false],
  // Thanksgiving falls on a business day, and counts.
  ["2026-11-20", false],
])("a private placement on %s is said to be ten business days off: %s", (eventDate, isSaid) =>
  expect(written("private_placement", { eventDate }).includes("That is at least 10")).toBe(isSaid),
);

it.each([
  ["October 14, 2026: no speech", true],
  ["11/22/2025: no speech", true],
  ["On November 20, 2025 there was no speech", false],
  ["September 8 to October 3, 2026: no speech", true],
  ["9/8-10/3/2026: no speech", true],
  ["October 14: no speech", false],
  ["October 14, 2026: no speech\nNone since then", false],
  ["December 1, 2026: no speech", false],
])("a state complaint of November 21, 2026 on %j says that all lies within a year: %s", (facts, isSaid) =>
  expect(written("state_complaint", { specificConcerns: facts }).includes("within one year of this")).toBe(
    isSaid,
  ),
);

it("holds the seven items of 34 CFR 300.153(b) in every state complaint, and goes to state and district", () => {
  const { document } = writeLetter(fullForm("state_complaint"), null);
  const text = letterText(document);
  for (const item of [
    /has violated a requirement of Part B of IDEA or of its regulations/, // (b)(1)
    /These are the facts:\n\n- On October 3, 2026/, // (b)(2)
    /Sincerely,\n\nAna Lopez/, // (b)(3), with phone and e-mail
    /\(413\) 555-0134 or ana\.lopez@example\.com/,
    /State complaint under IDEA: Maria Elena Lopez[\s\S]*Child's address: 48 Elm Street, Apt\. 2, Springfield, MA 01103/, // (b)(4)(i), (iii)
    /School: Lincoln Elementary School/, // (b)(4)(ii)
    /The problem: On October 3/, // (b)(4)(iv)
    /I propose that Maria's problem be resolved in this way:/, // (b)(4)(v)
  ])
    expect(text).toMatch(item);
  expect(document.recipient[1]).toBe("State Education Agency of Massachusetts");
  expect(document.copies).toEqual(["Superintendent, Springfield Public Schools"]);
  expect(text).not.toContain("Dr. Adams");
});
