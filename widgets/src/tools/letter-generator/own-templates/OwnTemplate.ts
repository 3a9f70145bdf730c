import { isStateCode } from "@iep-insider/sdk/law";
import {
  deliveryMethods,
  detailFields,
  generalFields,
  type LetterField,
  type LetterType,
} from "../form/fields.ts";

/** A field that a template can store: all but the letter's date, which is always the day of writing. */
export type TemplateField = Exclude<LetterField, "date">;

/** A letter that a parent saved to start others from (ADR 11). */
export interface OwnTemplate {
  /** One line, at most `longestName` characters; unique (`isSameName`). */
  readonly name: string;
  /** `YYYY-MM-DD` in local time. */
  readonly savedOn: string;
  readonly letterType: LetterType;
  /** The form's values; a missing field is blank. */
  readonly fields: Readonly<Partial<Record<TemplateField, string>>>;
}

export const longestName = 80;
export const mostTemplates = 100;

/** Fields about people rather than the matter, by person; the rest of the form is the parent's account. */
export const peopleIn = {
  own: ["parentName", "parentPhone", "parentEmail", "parentAddress", "deliveryMethod"],
  school: ["schoolName", "principalName", "schoolAddress", "district", "state"],
  /** True of one child only. In a letter for a sibling or another family it would be a privacy breach. */
  child: [
    "childName",
    "childBirthDate",
    "grade",
    "teacherName",
    "medicalConditions",
    "currentServices",
    "previousEvaluations",
  ],
} as const satisfies Readonly<Record<string, readonly TemplateField[]>>;

/** What a template may store besides the letter type and the parent's account. */
export type Keepable = keyof typeof peopleIn;
export const keepable = Object.keys(peopleIn) as readonly Keepable[];

const templateFields = new Set<string>(
  [...generalFields, ...detailFields].filter((field) => field !== "date"),
);

export function isTemplateField(field: string): field is TemplateField {
  return templateFields.has(field);
}

/** Whether a text is valid in a field: no control characters, and in a list or a date only valid choices. */
export function fits(field: TemplateField, value: string): boolean {
  if (field === "state") return isStateCode(value);
  if (field === "deliveryMethod") return (deliveryMethods as readonly string[]).includes(value);
  if (field === "childBirthDate") return isDay(value);
  return value.trim() !== "" && !controls.test(value);
}

/** Control characters except line breaks and tabs. */
const controls = /[^\P{Cc}\n\t]/u;

/** Removes characters that no letter can show, such as those that a word processor left in a pasted text. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(new RegExp(controls, "gu"), "");
}

/** @returns a name to store: one line, trimmed; "" if nothing is left. */
export function tidyName(typed: string): string {
  return withoutControls(typed).replace(/\s+/g, " ").trim().slice(0, longestName).trim();
}

/** Names that a parent would take for the same. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** @returns whether it is a calendar day, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
