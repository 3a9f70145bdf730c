import { citationsIn, covers } from "@iep-insider/sdk/law";
import { isLongerThanAPage } from "../../../documents/letter/isLongerThanAPage.ts";
import {
  type DetailField,
  isToState,
  type LetterField,
  type LetterForm,
  type LetterType,
  shownDetails,
} from "../form/fields.ts";
import type { Letter } from "../logic.ts";
import { datesIn, hasDateWithoutYear, yearBefore } from "../writing/datesIn.ts";
import { isShortNotice } from "../writing/eventDay.ts";
import { linesOf } from "../writing/parentWords.ts";
import { cited } from "./cited.ts";
import * as wording from "./wording.ts";

// Finds what would strengthen a letter, or weakens it, in the parent's own words, on the device.

export type FindingKind =
  | "blank"
  | "short-notice"
  | "old-date"
  | "no-year"
  | "insult"
  | "blame"
  | "threat"
  | "other-child"
  | "all-caps"
  | "unverified-law"
  | "second-request"
  | "no-date"
  | "no-name"
  | "no-example"
  | "vague-words"
  | "too-long"
  | "no-solution"
  | "missing";

export interface Finding {
  readonly kind: FindingKind;
  /** The field with the finding. */
  readonly field: LetterField;
  /** The parent's words that caused it; "" if it is about the whole field. */
  readonly words: string;
}

/** Fields about what happened. */
const factFields = [
  "specificConcerns",
  "academicConcerns",
  "behaviorConcerns",
  "communicationConcerns",
  "motorConcerns",
  "socialEmotionalConcerns",
] as const satisfies readonly DetailField[];

/** Letters that need no date or number of an event. */
const withoutDate: readonly LetterType[] = ["records_request"];
const withoutExample: readonly LetterType[] = [
  "records_request",
  "prior_written_notice",
  "state_complaint",
  // One sentence is enough for it (34 CFR 300.502(b)(4)).
  "iee_request",
];

/** Helpful though not required. Either a phone number or an email address is enough. */
const helpful = ["childBirthDate", "parentPhone", "schoolAddress"] as const satisfies readonly LetterField[];

/**
 * @param read its form for rules that read dates, where some are in Spanish.
 * @returns the findings, the most serious first.
 */
export function reviewLetter({ form, type, document }: Letter, read = form): readonly Finding[] {
  const shown = shownDetails(type).filter((field) => linesOf(form[field]).length > 0);
  const found = (kind: FindingKind, pattern: RegExp, fields: readonly DetailField[]): Finding[] =>
    fields.flatMap((field) => {
      const words = form[field].match(pattern)?.[0];
      return words === undefined ? [] : [{ kind, field, words }];
    });
  const facts = shown.filter((field) => (factFields as readonly string[]).includes(field));
  const told = facts.map((field) => form[field]).join("\n");
  const [first] = facts;
  const whole = (kind: FindingKind, isFound: boolean, field = first): Finding[] =>
    field && isFound ? [{ kind, field, words: "" }] : [];
  const longest = [...shown].sort((one, other) => form[other].length - form[one].length)[0];
  return [
    ...found("blank", wording.blank, shown),
    ...shortNotice(form),
    ...datesOfComplaint(read),
    ...found("insult", wording.insult, shown),
    ...found("blame", wording.blame, shown),
    ...found("threat", wording.threat, shown),
    ...found("other-child", wording.otherChild, shown),
    ...found("all-caps", wording.allCaps, shown),
    ...(isToState(type) ? [] : unverifiedLaw(form, shown)),
    ...secondRequest(
      form,
      shown.filter(
        (field) => facts.includes(field) || field === "additionalInfo" || field === "urgencyReason",
      ),
    ),
    ...whole("no-date", !withoutDate.includes(type) && !wording.date.test(told)),
    ...noName(form, facts),
    ...whole("no-example", !withoutExample.includes(type) && !hasExample(told)),
    ...vagueWords(form, facts),
    ...whole("too-long", isLongerThanAPage(document), longest),
    ...(isToState(type) && linesOf(form.requestedServices).length === 0
      ? [{ kind: "no-solution", field: "requestedServices", words: "" } as const]
      : []),
    ...missing(form),
  ];
}

/** A private placement sooner than 10 business days after the letter (34 CFR 300.148(d)(1)(ii)). */
function shortNotice({ letterType, date, eventDate }: LetterForm): Finding[] {
  return letterType === "private_placement" && isShortNotice(eventDate, date)
    ? [{ kind: "short-notice", field: "eventDate", words: "" }]
    : [];
}

/** Events in a state complaint from more than a year ago, or without a year (34 CFR 300.153(c)). */
function datesOfComplaint({ letterType, date, specificConcerns }: LetterForm): Finding[] {
  if (letterType !== "state_complaint" || date === "") return [];
  const field = "specificConcerns";
  const old = datesIn(specificConcerns).find((typed) => typed.date < yearBefore(date));
  const withoutYear = linesOf(specificConcerns).find(
    // A date with a year on the same line makes the year clear.
    (line) => hasDateWithoutYear(line) && !/\b(19|20)\d\d\b/.test(line),
  );
  return [
    ...(old ? [{ kind: "old-date", field, words: old.text } as const] : []),
    ...(withoutYear ? [{ kind: "no-year", field, words: withoutYear } as const] : []),
  ];
}

/** A legal claim in a parent's words, except in a line that cites only provisions of our letters. */
function unverifiedLaw(form: LetterForm, fields: readonly DetailField[]): Finding[] {
  return fields.flatMap((field) => {
    const words = linesOf(form[field])
      .filter((line) => !citesOnlyHeldLaw(line))
      .map((line) => line.match(wording.claimOfLaw)?.[0])
      .find((claim) => claim !== undefined);
    return words === undefined ? [] : [{ kind: "unverified-law", field, words }];
  });
}

function citesOnlyHeldLaw(line: string): boolean {
  const references = citationsIn(line);
  const held = Object.values(cited).filter((citation) => citation !== undefined);
  return (
    references.length > 0 &&
    references.every((reference) => held.some(({ citation }) => covers(citation, reference)))
  );
}

/** Quoted words, in a line that does not name the speaker. */
function noName(form: LetterForm, fields: readonly DetailField[]): Finding[] {
  return fields.flatMap((field) => {
    const words = linesOf(form[field])
      .filter((line) => !wording.name.test(line))
      .map((line) => line.match(wording.unnamed)?.[0])
      .find((said) => said !== undefined);
    return words === undefined ? [] : [{ kind: "no-name", field, words }];
  });
}

/** A request for something else: a letter that asks for two things gets an answer to one. */
function secondRequest(form: LetterForm, fields: readonly DetailField[]): Finding[] {
  const own = form.letterType === "" ? undefined : wording.ownRequest[form.letterType];
  return fields.flatMap((field) => {
    const words = sentencesOf(form[field])
      .filter((sentence) => !own?.test(sentence.match(afterRequest)?.groups?.["what"] ?? ""))
      .map((sentence) => sentence.match(wording.secondRequest)?.[0])
      .find((asked) => asked !== undefined);
    return words === undefined ? [] : [{ kind: "second-request", field, words }];
  });
}

/** The text after a request. */
const afterRequest = new RegExp(`${wording.secondRequest.source}(?<what>.*)`, "i");

const childDid = new RegExp(String.raw`\b(he|she) (\w+ly |then |just )?${wording.event.source}`, "i");

/** A number or quoted words; or on an exact day, an action. */
function hasExample(told: string): boolean {
  return (
    wording.example.test(withoutDates(told)) ||
    sentencesOf(told).some(
      (sentence) =>
        (wording.exactDay.test(sentence) && wording.event.test(sentence)) || childDid.test(sentence),
    )
  );
}

/** Not in a sentence that already has a more serious finding. */
function vagueWords(form: LetterForm, fields: readonly DetailField[]): Finding[] {
  const graver = [wording.insult, wording.blame, wording.threat];
  return fields.flatMap((field) => {
    const words = sentencesOf(form[field])
      .filter((sentence) => !graver.some((pattern) => pattern.test(sentence)))
      .map((sentence) => sentence.match(wording.vague)?.[0])
      .find((vague) => vague !== undefined);
    return words === undefined ? [] : [{ kind: "vague-words", field, words }];
  });
}

/** A period after a title or an initial does not end a sentence. */
function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<!\b(?:Mr|Mrs|Ms|Mx|Dr|St|[A-Z]))[.!?]\s+|\n/);
}

function withoutDates(text: string): string {
  return text.replace(new RegExp(wording.date, "gi"), "");
}

function missing(form: LetterForm): Finding[] {
  return helpful
    .map((field) => (field === "schoolAddress" && form.letterType === "state_complaint" ? "district" : field))
    .filter((field) => form[field].trim() === "")
    .filter((field) => field !== "parentPhone" || form.parentEmail.trim() === "")
    .map((field) => ({ kind: "missing", field, words: "" }));
}
