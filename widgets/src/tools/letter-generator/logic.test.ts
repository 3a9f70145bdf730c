import { type Citation, citationsIn, covers, dayInWords, provisions } from "@iep-insider/sdk/law";
import { describe, expect, it } from "vitest";
import { letterText } from "../../documents/letter/letterText.ts";
import { detailFields, type LetterForm, type LetterType, letterTypes, shownDetails } from "./form/fields.ts";
import { writeLetter } from "./logic.ts";
import { cited as linked } from "./result/cited.ts";
import { fullForm, leastForm, markedForm, markOf } from "./tests/sampleForms.ts";
import { answerPeriod } from "./writing/answerPeriod.ts";
import type { Sentence } from "./writing/Sentence.ts";

const textOf = (form: LetterForm) => letterText(writeLetter(form, null).document);
const sentencesOf = (form: LetterForm): readonly Sentence[] =>
  writeLetter(form, null).body.flatMap((part) => (part.kind === "paragraph" ? part.sentences : []));

/** Whether we hold the paragraph that a letter names, or paragraphs that lie in it: (b)(4) for (b)(4)(i)-(iv). */
function holdsParagraph({ citation }: Citation, named: string): boolean {
  return citationsIn(named).every(
    (reference) => covers(citation, reference) || citationsIn(citation).some((held) => covers(named, held)),
  );
}

/** What is left in a text of a slot that stayed empty. */
const emptySlots =
  /undefined|null|NaN|\[|\]|\{|\}|\.\.|\s[,.;:]|,,|\(\s*\)| {2,}|\b(for|of|at|or|about) [.,]|^(Re|Grade|Teacher|Date of birth|cc): *$/m;

/** What the full form says of people and of the letterhead. */
const people = "Maria Elena Lopez|May 3, 2017|Grade: 3|Teacher: Ms. Rivera".split("|");
const recipient = (type: LetterType) =>
  type === "state_complaint"
    ? ["State Education Agency of Massachusetts", "To the state complaint office:"]
    : ["Dear Dr. Adams:", "Dr. Adams, Principal"];
const letterhead =
  "Lincoln Elementary School|12 Maple Street|48 Elm Street, Apt. 2|(413) 555-0134|ana.lopez@example.com|November 21, 2026|Sent by e-mail and by mail".split(
    "|",
  );

/** The days that letters of November 21 ask to be answered by. */
const [soon, later, meeting] = ["about December 4, 2026", "about December 11, 2026", "by December 21, 2026"];

/** The one thing each letter asks for, in its first paragraph, and the day it asks to be answered by. */
const asks: Readonly<Record<LetterType, readonly [ask: RegExp, answer: string | undefined]>> = {
  initial_evaluation: [/I ask Lincoln Elementary School to evaluate Maria for special education\./, later],
  re_evaluation: [/I ask for a re-evaluation of Maria\./, later],
  "504_evaluation": [/I ask Lincoln Elementary School to evaluate Maria under Section 504/, later],
  iep_meeting: [/I ask for a meeting of Maria's IEP team\./, meeting],
  fba_request: [/I ask for a functional behavioral assessment \(FBA\) of Maria\./, later],
  bip_request: [/I ask the IEP team to write a behavior intervention plan \(BIP\) for Maria\./, later],
  aide_assessment: [/I ask the IEP team to assess whether Maria needs one-to-one adult/, meeting],
  disagreement: [/I do not agree with a part of what the school has decided/, later],
  specific_services: [/I ask the IEP team to add these services to Maria's IEP:/, meeting],
  iee_request: [/I disagree with the school's evaluation of Maria, and I ask for an independent/, later],
  revoke_consent: [/I withdraw my consent for all special education and related services for Maria\./, soon],
  prior_written_notice: [/I ask for prior written notice of the decision below\./, soon],
  observation_request: [/I ask to visit Maria's class/, soon],
  manifestation_determination: [
    /I ask for a manifestation determination meeting about Maria\./,
    "about November 25, 2026",
  ],
  follow_up: [/I ask for a written summary of our last conversation about Maria/, soon],
  records_request: [/I ask to see all education records of Maria/, "by January 5, 2027"],
  makeup_services: [/I ask for services to make up for what Maria should have had/, later],
  bullying_report: [/I report that Maria is being bullied at Lincoln Elementary School/, soon],
  private_placement: [
    /I reject the placement that the district has proposed for Maria, and I intend to enroll Maria in a private school at public expense\./,
    soon,
  ],
  state_complaint: [/I file this signed complaint and ask you to look into it\./, "by January 20, 2027"],
};

/** Letters whose refusal is a matter for prior written notice under IDEA; the others say what happens instead. */
const withoutNotice: readonly LetterType[] = [
  "504_evaluation",
  "iee_request",
  "observation_request",
  "manifestation_determination",
  "records_request",
  "bullying_report",
  "state_complaint",
];

/** Numbers of days beside the one to answer in: notice of a meeting, asked for; the others, law. */
const furtherDays: Partial<Record<LetterType, readonly number[]>> = {
  initial_evaluation: [60],
  iep_meeting: [10],
  manifestation_determination: [10, 11],
  bullying_report: [2],
};

/** How many rules a letter cites; these two have more that a parent needs, and none has fewer than one. */
const rules: Partial<Record<LetterType, readonly [least: number, most: number]>> = {
  // The time that testing may take is what a parent asks first.
  initial_evaluation: [4, 4],
  // No rule gives a right to a visit, and the letter says so.
  observation_request: [0, 0],
  // A child is out of school: what is due, when, what follows, and what to do if it goes wrong.
  manifestation_determination: [5, 5],
  // What a complaint may cover, its limit, and the copy for the district (34 CFR 300.152, 300.153).
  state_complaint: [4, 4],
};

describe.each(letterTypes.map((type) => [type] as const))("%s", (type) => {
  it("asks for one thing in its first paragraph, and names a day to answer by", () => {
    const [ask, day] = asks[type];
    const { body } = writeLetter(leastForm(type), null).document;
    expect(body[0]).toMatchObject({ kind: "paragraph", text: expect.stringMatching(ask) });
    expect(textOf(leastForm(type))).toContain(day);
  });

  it("uses every field that it shows, and none that it does not show", () => {
    const text = textOf(markedForm(type));
    const used = detailFields.filter((field) => text.includes(markOf(field)));
    expect([...used].sort()).toEqual([...shownDetails(type)].sort());
  });

  it("names the child, parent, school and principal, and the rest of the letterhead", () => {
    const text = textOf(fullForm(type));
    for (const word of [...letterhead, ...people, ...recipient(type)]) expect(text).toContain(word);
    expect(text.trimEnd().split("\n")).toContain("Ana Lopez");
  });

  it.each([
    ["least", leastForm],
    ["full", fullForm],
  ] as const)("holds no empty slot with the %s input", (_, formOf) => {
    const text = textOf(formOf(type));
    expect(text).not.toMatch(emptySlots);
    // What ends in a colon is followed by its list.
    expect(text.replace(/^(Dear Dr. Adams|To the state complaint office):/m, "")).not.toMatch(
      /:\s*\n\n(?!- )/,
    );
  });

  it("cites three rules at most, but for what it has to, each held as verified and covering the paragraph named", () => {
    const law = sentencesOf(fullForm(type)).filter((sentence) => sentence.role === "law");
    for (const { cited, text } of law) {
      expect("provision" in cited).toBe(true);
      if (!("provision" in cited)) continue;
      expect(provisions[cited.provision]).toMatchObject({ id: cited.provision, status: "verified" });
      expect(linked[cited.provision]).toMatchObject({ id: cited.provision });
      expect(text).toContain(`(${cited.as})`);
      expect([cited.as, holdsParagraph(provisions[cited.provision], cited.as)]).toEqual([cited.as, true]);
    }
    const [least, most] = rules[type] ?? [1, 3];
    expect(law.length).toBeGreaterThanOrEqual(least);
    expect(law.length).toBeLessThanOrEqual(most);
    // And nothing is cited outside those sentences.
    const all = citationsIn(textOf(leastForm(type))).length;
    expect(all).toBe(citationsIn(law.map(({ cited }) => cited.as).join("; ")).length);
  });

  it("words a request as a request, and law as law", () => {
    for (const { role, text } of sentencesOf(fullForm(type))) {
      if (role === "request")
        expect(text).not.toMatch(/\b(must|shall|requires?|required by law|are obliged)\b/i);
      if (role === "law") expect(text).not.toMatch(/\b(please|I ask)\b/i);
    }
  });

  it("makes no threats, and says nothing about what people are like", () => {
    // A complaint to the state has to say this much (34 CFR 300.153(b)(1)).
    const ours = textOf(leastForm(type)).replace("has violated a requirement of Part B of IDEA", "");
    expect(ours).not.toMatch(
      /\b(sue|lawyer|attorney|lawsuit|court|demand|violat\w+|illegal|fail(ed|ure)|refuse to comply|or else|immediately|unacceptable|negligen\w+|bad faith|incompeten\w+)\b/i,
    );
  });

  it(
    withoutNotice.includes(type)
      ? "says what it asks for if the answer is no"
      : "asks for prior written notice",
    () => {
      const text = textOf(leastForm(type));
      if (withoutNotice.includes(type)) expect(text).not.toContain("34 CFR 300.503");
      else expect(text).toMatch(/prior written notice/);
    },
  );

  it("prints no number of days but what it asks for, and what the law it cites has", () => {
    const { value } = answerPeriod(type);
    const numbers = [
      ...textOf(leastForm(type)).matchAll(/(\d+)(?:th)? (?:school |calendar |business )?days?/g),
    ].map(([, n]) => Number(n));
    const known = [value, ...(furtherDays[type] ?? [])];
    expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
  });

  it("is not longer than the letters that are printed in a browser (examples/tests/letters.spec.ts)", () => {
    const lengthOf = (form: LetterForm) => textOf(form).length;
    expect(lengthOf(leastForm(type))).toBeLessThanOrEqual(lengthOf(leastForm("manifestation_determination")));
    expect(lengthOf(fullForm(type))).toBeLessThanOrEqual(lengthOf(fullForm("re_evaluation")));
  });
});

it.each(["Dear undefined:", "[date]", "Grade: ", "a meeting of .", "on , 2026", "()", "one  two"])(
  "the search for empty slots finds %j",
  (text) => expect(text).toMatch(emptySlots),
);

describe("a letter", () => {
  it("leaves out what a parent filled with nothing", () => {
    const form = { ...leastForm("initial_evaluation"), behaviorConcerns: "None.", motorConcerns: "n/a" };
    const text = textOf(form);
    expect(text).not.toContain("Behavior:");
    expect(text).not.toMatch(/none|n\/a/i);
    expect(text).not.toContain("sensory processing");
  });

  it("says that help tried first may not delay testing, where a parent writes of such help", () => {
    const form = {
      ...leastForm("initial_evaluation"),
      additionalInfo: "The school wants to finish RTI tier 2 first.",
    };
    expect(textOf(form)).toContain("OSEP Memo 11-07");
    expect(textOf(leastForm("initial_evaluation"))).not.toContain("OSEP");
  });

  it("keeps a parent's lines as lines, without the bullets they typed", () => {
    const form = {
      ...leastForm("disagreement"),
      specificConcerns: "- the goals\n• 30 minutes is too little!\n2) no aide",
    };
    const { body } = writeLetter(form, null).document;
    expect(body).toContainEqual({
      kind: "list",
      items: ["The goals.", "30 minutes is too little!", "No aide."],
    });
  });

  it("uses a principal's name if the title was typed, too", () => {
    const form = { ...leastForm("follow_up"), principalName: "Dr. Adams, Principal" };
    const { recipient, salutation } = writeLetter(form, null).document;
    expect(recipient[0]).toBe("Dr. Adams, Principal");
    expect(salutation).toBe("Dear Dr. Adams:");
  });

  it("goes to the office that decides, too", () => {
    const copies = (type: LetterType) => writeLetter(fullForm(type), null).document.copies;
    expect(copies("iee_request")).toEqual(["Director of Special Education, Springfield Public Schools"]);
    expect(copies("504_evaluation")).toEqual(["Section 504 Coordinator, Springfield Public Schools"]);
    expect(copies("follow_up")).toEqual([]);
  });

  it("counts its answer from its own date", () => {
    const answer = (date: string, type: LetterType) =>
      writeLetter({ ...leastForm(type), date }, null).answerBy;
    expect(answer("2026-01-31", "iep_meeting")).toMatchObject({
      date: "2026-03-02",
      isExact: true,
      leftOut: [],
    });
    expect(answer("2026-11-20", "initial_evaluation")).toMatchObject({ date: "2026-12-11", isExact: false });
    expect(dayInWords("2028-02-29")).toBe("February 29, 2028");
  });
});
