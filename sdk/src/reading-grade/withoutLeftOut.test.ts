import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutLeftOut } from "./withoutLeftOut.ts";

describe("what is not measured", () => {
  it.each([
    ["The school must answer (34 CFR 300.503).", "The school must answer."],
    ["It must answer (34 CFR 300.503(a)(1)(ii)) in writing.", "It must answer in writing."],
    ["It must (see 20 U.S.C. 1415(b)(3), (c)(1); 34 CFR 300.503(a)-(c)).", "It must."],
    ["Under 34 CFR 300.503(b), it must answer.", "Under law, it must answer."],
    ["Read 34 CFR 300.301 to 300.311 and 34 C.F.R. § 300.8.", "Read law and law."],
    ["Read 34 CFR Part 300 first.", "Read law first."],
    ["As 71 Fed. Reg. 46691 (2006) says, and 580 U.S. 386 (2017) too.", "As law says, and law too."],
    ["Ask for prior written notice today.", "Ask for note today."],
    ["Prior Written Notices come by mail.", "note come by mail."],
    ["Ask for prior written notice (again).", "Ask for note (again)."],
    ["Under the Individuals with Disabilities Education Act (IDEA) you can.", "Under the law you can."],
    ["A Section 504 plan is not an Individualized Education Program (IEP).", "A law plan is not an plan."],
    ["Call your Parent Training and Information Center.", "Call your group."],
    ["Ask for an independent educational evaluation.", "Ask for an test."],
    ["First a functional behavioral assessment (FBA).", "First a test."],
    ["Then a behavior intervention plan, or two behavioral intervention plans.", "Then a plan, or two plan."],
    ["A manifestation determination is a meeting.", "A talk is a meeting."],
    [
      "The least restrictive environment is part of a free appropriate public education.",
      "The place is part of a school.",
    ],
  ])("%j", (text, expected) => {
    expect(withoutLeftOut(text)).toBe(expected);
  });

  it("is removed with its line when nothing else is on it", () => {
    expect(withoutLeftOut("Ask in writing.\n20 U.S.C. 1412(a)(5)(A); 34 CFR 300.114(a)(2)\nWait.")).toBe(
      "Ask in writing.\nWait.",
    );
    expect(withoutLeftOut("Prior written notice:\nA letter.")).toBe("A letter.");
  });

  it.each([
    "The plan of March 4, 2017 has 30 minutes, 5 days a week, in section 5 of 504 pages.",
    "The notice came in writing, prior to the meeting. (It was short.)",
    "She has a behavior plan and a private evaluation (a), and U.S. schools act.",
    "An individual education in the public school is free and appropriate.",
  ])("is nothing of: %s", (text) => {
    expect(withoutLeftOut(text)).toBe(text);
  });

  it("removes nothing from text without details", () => {
    const plainWords = fc.array(
      fc.constantFrom(..."ask the team for a plan in writing 300.5 (a) Act U.S.".split(" ")),
    );
    fc.assert(
      fc.property(plainWords, (words) => {
        const text = `So ${words.join(" ")}`;
        expect(withoutLeftOut(text)).toBe(text);
      }),
    );
  });
});

it("what a parent typed counts as one short word in our sentence, and is removed when alone", () => {
  const text = "I write about Maya Ortiz.\nMaya leaves the classroom. Every day!\nMaya Ortiz is 9.";
  expect(withoutLeftOut(text, ["Maya Ortiz", "Maya leaves the classroom. Every day!", "Maya"])).toBe(
    "I write about Sam.\nSam is 9.",
  );
});

it("what a parent typed matches only whole words", () => {
  expect(withoutLeftOut("In grade 4 for 45 minutes. Also Annabel.", ["4", "Ann", "", " "])).toBe(
    "In grade Sam for 45 minutes. Also Annabel.",
  );
  expect(withoutLeftOut("Is it (a.b)? No: acb.", ["a.b"])).toBe("Is it (Sam)? No: acb.");
});
