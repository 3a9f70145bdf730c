import { isStateCode } from "@iep-insider/sdk/law";
import {
  deliveryMethods,
  detailFields,
  generalFields,
  type LetterField,
  type LetterType,
} from "../form/fields.ts";

/** A field that a template can hold: all but the letter's date, which is always the day of writing. */
export type TemplateField = Exclude<LetterField, "date">;

/** A letter that a parent keeps to begin others from (ADR 11). */
export interface OwnTemplate {
  /** One line, `longestName` characters at most; no two templates have the same (`isSameName`). */
  readonly name: string;
  /** `YYYY-MM-DD` of the parent's own calendar. */
  readonly savedOn: string;
  readonly letterType: LetterType;
  /** The form's values; a missing field is a blank. */
  readonly fields: Readonly<Partial<Record<TemplateField, string>>>;
}

export const longestName = 80;
export const mostTemplates = 100;

/** What is about people and not about the cause, by whom it is about; the rest of the form is what the parent tells. */
export const peopleIn = {
  own: ["parentName", "parentPhone", "parentEmail", "parentAddress", "deliveryMethod"],
  school: ["schoolName", "principalName", "schoolAddress", "district", "state"],
  /** What is true of one child only. In a letter for a brother or another family it would be a breach. */
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

/** What a template may keep beside the kind of letter and what it tells. */
export type Keepable = keyof typeof peopleIn;
export const keepable = Object.keys(peopleIn) as readonly Keepable[];

const templateFields = new Set<string>(
  [...generalFields, ...detailFields].filter((field) => field !== "date"),
);

export function isTemplateField(field: string): field is TemplateField {
  return templateFields.has(field);
}

/** Whether a text can stand in a field: no control characters, and in a list or a date nothing but what can be chosen. */
export function fits(field: TemplateField, value: string): boolean {
  if (field === "state") return isStateCode(value);
  if (field === "deliveryMethod") return (deliveryMethods as readonly string[]).includes(value);
  if (field === "childBirthDate") return isDay(value);
  return value.trim() !== "" && !controls.test(value);
}

/** Control characters, lines and tabs apart. */
const controls = /[^\P{Cc}\n\t]/u;

/** Takes out what no letter can show, such as marks that a word processor left in a pasted text. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(new RegExp(controls, "gu"), "");
}

/** @returns a name as it is kept: one line, without blanks around it; "" when nothing is left. */
export function tidyName(typed: string): string {
  return withoutControls(typed).replace(/\s+/g, " ").trim().slice(0, longestName).trim();
}

/** Names that a parent would take for the same. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** @returns whether it is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
