import { type DetailField, type LetterField, type LetterForm, shownDetails } from "../form/fields.ts";
import { linesOf } from "../writing/parentWords.ts";

// What would make a letter stronger, or weakens it: found in the parent's own words, on the device.

export type FindingKind =
  | "blank"
  | "insult"
  | "threat"
  | "other-child"
  | "second-request"
  | "no-date"
  | "no-example"
  | "vague-words"
  | "missing";

export interface Finding {
  readonly kind: FindingKind;
  /** The field it was found in, or that is empty. */
  readonly field: LetterField;
  /** The parent's words that led to it; "" where it is about the whole field. */
  readonly words: string;
}

/** Fields in which a parent tells what happened. */
const factFields = [
  "specificConcerns",
  "academicConcerns",
  "behaviorConcerns",
  "communicationConcerns",
  "motorConcerns",
  "socialEmotionalConcerns",
] as const satisfies readonly DetailField[];

const date =
  /\b(\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?|(19|20)\d\d|(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}|\d{1,2}(st|nd|rd|th)? (of )?(january|february|march|april|may|june|july|august|september|october|november|december)|since (last |the )?\w+|(january|february|march|april|june|july|august|september|october|november|december)|yesterday|today|(last|this|every|each) (day|week|month|year|fall|spring|summer|winter|(mon|tues|wednes|thurs|fri|satur|sun)day))\b/i;

/** A number, a count in words, or the very words that were said. */
const example =
  /\d|["“”]|\b(once|twice|one|two|three|four|five|six|seven|eight|nine|ten|daily|weekly|half|every|each|minutes?|hours?|times)\b/i;

const vague =
  /\b(always|never|a lot|lots of|constantly|all the time|bad|badly|horrible|terrible|awful|not doing well|struggl\w*|acts? (up|out)|misbehav\w*|everything|nothing works)\b/i;

const insult =
  /\b(lazy|incompetent|stupid|idiots?|useless|liars?|lied|clueless|ignorant|rude|cruel|evil|abusive|racist|unprofessional|pathetic|ridiculous|disgraceful|a joke|do(es)? not care|don['’]t care|doesn['’]t care|negligent|worthless|moron\w*|jerks?)\b/i;

const threat =
  /\b(sue|suing|lawsuit|see you in court|take you to court|my (lawyer|attorney)|get (a|my) (lawyer|attorney)|legal action|the (news|press|media)|get you fired|lose your job|you will regret|or else)\b/i;

const secondRequest =
  /\b(i (also |would also like to |further )?(want|ask|request|demand|need you|would like)|please (also )?(give|provide|add|send|test|evaluate|start|schedule|hold|change|move|transfer)|i also)\b/i;

/** A name next to "another child": what was done to or by somebody else's child. */
const otherChild =
  /\b(classmate|another (child|student|kid|boy|girl)|other (child|student|kid|boy|girl))s?,? (named |called )?[A-Z][a-z]+/;

/** A blank of a template, such as [date]; the letter puts the child's name in by itself. */
const blank = /\[(?!child['’]s name\])[^[\]\n]{1,60}\]/i;

/** What a letter is better with, though it is not required. A phone number or an e-mail address will do. */
const helpful = ["childBirthDate", "parentPhone", "schoolAddress"] as const satisfies readonly LetterField[];

/** @returns what was found, the gravest first; empty when there is nothing to say. */
export function reviewLetter(form: LetterForm): readonly Finding[] {
  const type = form.letterType;
  if (type === "") return [];
  const shown = shownDetails(type).filter((field) => linesOf(form[field]).length > 0);
  const found = (kind: FindingKind, pattern: RegExp, fields: readonly DetailField[]): Finding[] =>
    fields.flatMap((field) => {
      const words = form[field].match(pattern)?.[0];
      return words === undefined ? [] : [{ kind, field, words }];
    });
  const facts = shown.filter((field) => (factFields as readonly string[]).includes(field));
  const told = facts.map((field) => form[field]).join("\n");
  const first = facts[0];
  return [
    ...found("blank", blank, shown),
    ...found("insult", insult, shown),
    ...found("threat", threat, shown),
    ...found("other-child", otherChild, shown),
    ...found("second-request", secondRequest, [
      ...facts,
      ...shown.filter((field) => field === "additionalInfo"),
    ]),
    ...(first && !date.test(told) ? [{ kind: "no-date", field: first, words: "" } as const] : []),
    ...(first && !example.test(withoutDates(told))
      ? [{ kind: "no-example", field: first, words: "" } as const]
      : []),
    ...found("vague-words", vague, facts),
    ...missing(form),
  ];
}

function withoutDates(text: string): string {
  return text.replace(new RegExp(date, "gi"), "");
}

function missing(form: LetterForm): Finding[] {
  return helpful
    .filter((field) => form[field].trim() === "")
    .filter((field) => field !== "parentPhone" || form.parentEmail.trim() === "")
    .map((field) => ({ kind: "missing", field, words: "" }));
}
