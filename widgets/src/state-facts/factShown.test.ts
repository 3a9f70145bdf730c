import {
  dayInWords,
  factsOf,
  loadStates,
  type StateCode,
  type StateTopic,
  stateNames,
} from "@iep-insider/sdk/law";
import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { describe, expect, it } from "vitest";
import { type FactShown, factParagraphs, factShown } from "./factShown.ts";
import { contactWords, stateFactWords } from "./words.ts";

const states = await loadStates();
const codes = Object.keys(stateNames) as StateCode[];
const today = "2026-11-21";
const inWords = (shown: FactShown) => factParagraphs(shown).join(" ");
const shownIn = (code: StateCode, day = today) => factsOf(states[code]).map((held) => factShown(held, day));
function shownOn(code: StateCode, topic: StateTopic): FactShown {
  const held = factsOf(states[code]).find((one) => one.topic.id === topic);
  if (!held) throw new Error(`No fact on ${topic}.`);
  return factShown(held, today);
}

describe("the facts of every state", () => {
  it("are twelve, each in whole sentences, without a trace of a missing value", () => {
    for (const code of codes) {
      const facts = shownIn(code);
      expect(facts, code).toHaveLength(12);
      for (const { title, parts } of facts) {
        const where = `${code}, ${title}`;
        for (const { lines, source, remark } of parts) {
          expect(lines.length, where).toBeGreaterThan(0);
          for (const line of lines) {
            expect(line, where).toMatch(/^[A-Z0-9].*[.]$/);
            expect(line, where).not.toMatch(/undefined|null|NaN|\[object|\.\.|;\.|\b1 (years|days|months)\b/);
          }
          if (source) expect(source.text, where).toMatch(/\S/);
          expect(remark, where).toMatch(/^(As of|Say:|We read this) .*[.”]$/);
        }
      }
    }
  });

  it("say where we hold no rule, with the federal one, and never link to a copy that will not last", () => {
    for (const held of codes.flatMap((code) => factsOf(states[code]))) {
      const shown = factShown(held, today);
      const text = factParagraphs(shown).join("\n");
      expect(text.includes(stateFactWords.noStateRule)).toBe(held.fact === null);
      if (held.fact === null) expect(shown.parts[0]?.source?.address).toBe(held.federal.officialAddress);
      expect(text).toContain(dayInWords((held.fact ?? held.federal).asOf));
      expect(text).not.toContain("cloudfront");
    }
  });

  it("say that they are old a year later, and not before", () => {
    for (const code of codes) {
      const old = (day: string) =>
        shownIn(code, day).filter((shown) => inWords(shown).includes(stateFactWords.old));
      expect(old("2027-11-21"), code).toEqual([]);
      const read = factsOf(states[code]).flatMap(({ fact }) => (fact ? [fact.asOf] : []));
      const isOld = (asOf: string) => asOf < "2026-11-22";
      expect(old("2027-11-22"), code).toHaveLength(read.filter(isOld).length);
    }
  });
});

describe("a fact in words", () => {
  it.each([
    ["NE", "evaluation", "45 school days, and never more than 60 calendar days, counted from when the"],
    ["VA", "evaluation", "65 business days, counted from when the special education administrator gets the"],
    ["NY", "evaluation", "Also: 60 school days, counted from when the parent gives consent."],
    [
      "AL",
      "evaluation",
      "What is due by then: the evaluation. Eligibility within 30 calendar days after it.",
    ],
    ["TX", "meeting", "Only a request in writing starts this clock."],
    ["PA", "answer", "Only a spoken request starts this clock."],
    ["AL", "answer", "The school must decide on the referral."],
    ["WA", "answer", "By then the school must decide whether to evaluate, with a written notice."],
    ["MN", "laterConsent", "If you do not answer in time, that counts as a yes."],
    ["NH", "laterConsent", "You can say yes to some parts and no to others."],
    ["DE", "upperAge", "The last day of services: August 31."],
    ["AK", "hearing", "You have 12 months."],
    ["HI", "hearing", "but 180 calendar days to ask for the cost of a placement"],
    ["AK", "evaluation", "90 calendar days or 60 calendar days, counted from when the school gets"],
    [
      "WV",
      "evaluation",
      "80 calendar days, counted from when the district gets the parent's signed consent.",
    ],
    ["MT", "meeting", "We have no state rule on this. Ask the district first. Say: “How soon"],
  ] as const)("of %s on %s: %s", (code, topic, expected) =>
    expect(inWords(shownOn(code, topic))).toContain(expected),
  );

  it("does not say one year twice", () =>
    expect(factParagraphs(shownOn("LA", "hearing"))[0]).toBe("One year, not two."));

  it.each([
    ["verified", "PA", "evaluation", "Checked in the law", /^As of November 21, 2026\.$/],
    ["verified, but for a part", "AZ", "evaluation", "Ask the district first", /^Say: “What is the time lim/],
    ["secondary", "KY", "evaluation", "Ask the district first", /^Say: “.*where is it written\?” As of Nov/],
    ["disputed", "AK", "evaluation", "Ask the district first", /^Say: /],
    ["unverified", "WI", "answer", "Ask the district first", /^Say: /],
  ] as const)("has one of two labels, with what to say: %s", (_, code, topic, label, remark) =>
    expect(shownOn(code, topic).parts).toEqual([
      expect.objectContaining({ label, remark: expect.stringMatching(remark) }),
    ]),
  );

  it.each([
    ["read in the law", "records", today, "Checked in the law", /^As of November 21, 2026\.$/],
    [
      "read elsewhere",
      "meeting",
      today,
      null,
      /^We read this on another site, not in the law itself\. As of/,
    ],
    ["read long ago", "records", "2027-11-22", null, /^We have not checked this in the past year\./],
  ] as const)("labels the federal rule and the state's apart where we hold no state rule: %s", (...row) => {
    const [, topic, day, label, remark] = row;
    const held = factsOf({ ...states.TX, records: null, meetingRequest: null });
    const shown = held.filter((one) => one.topic.id === topic).map((one) => factShown(one, day));
    expect(shown[0]?.parts).toEqual([
      expect.objectContaining({ law: "Federal law", label, remark: expect.stringMatching(remark) }),
      expect.objectContaining({ law: "Your state", label: "Ask the district first", source: null }),
    ]);
  });

  it.each([
    ["TX", "evaluation", "45 school days"],
    ["KS", "evaluation", "60 school days or 60 calendar days"],
    ["TX", "records", "45 calendar days under federal law"],
    ["AL", "hearing", "2 years under federal law"],
    ["TX", "upperAge", null],
  ] as const)("of %s on %s has the number %s", (code, topic, time) =>
    expect(shownOn(code, topic).time).toBe(time),
  );

  it.each([
    ["CA", "Everyone in a private talk must agree before you record it. Ask each person first."],
    ["OR", "Everyone in the talk must know before you record it. Tell each person first."],
    ["TX", "Tell everyone before you record. State law may ask only one person in the talk to agree."],
    ["MI", "It is not clear whether everyone in the talk must agree. Ask each person first."],
  ] as const)("asks to tell everyone before recording in %s", (code, said) =>
    expect(factParagraphs(shownOn(code, "recordingConsent"))[0]).toBe(said),
  );

  it("names no site where no law is named", () =>
    expect(shownOn("MA", "recording").parts[0]?.source).toBeNull());

  it("has no link if it was read in a copy without a permanent URL", () =>
    expect(shownOn("DC", "laterConsent").parts[0]?.source).toEqual({
      text: "5-A DCMR 3016.2",
      address: null,
    }));
});

it("asks at grade 8 or below", () => {
  expect(readingGrade(withoutLeftOut(textOf([stateFactWords, contactWords])))).toBeLessThanOrEqual(8);
  for (const { federal, ask } of factsOf(states.TX).map(({ topic }) => topic)) {
    expect(readingGrade(withoutLeftOut(ask)), ask).toBeLessThanOrEqual(8);
    expect(readingGrade(withoutLeftOut(federal)), federal).toBeLessThanOrEqual(8);
  }
});
