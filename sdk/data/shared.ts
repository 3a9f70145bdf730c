import { z } from "zod";
import { factStatuses } from "../src/law/FactStatus.ts";
import { readingGrade, withoutLeftOut } from "../src/reading-grade/index.ts";

/** A set of records with the rules that hold between them. */
export interface DataSet<Data> {
  readonly name: string;
  readonly data: Data;
  /** @returns a line for each fault: where it is, and what is wrong. */
  readonly problems: (data: Data) => readonly string[];
}

export const kebabCase = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not in kebab-case: write it as "written-notice"');
export const day = z.iso.date("is not a day as YYYY-MM-DD");
export const status = z.enum(factStatuses);
/** A line that begins with a capital or a digit and ends as a sentence does. */
export const sentence = z.string().regex(/^[A-Z0-9"].*[.?!]"?$/s, "is not a whole sentence");
/**
 * A time limit in words: "60 calendar days", "1 year".
 * @param units in the plural.
 */
export function limitIn<Unit extends string>(units: readonly Unit[]) {
  return z.string().transform((text, context) => {
    const [, value, words] = /^([1-9]\d*) (.+)$/.exec(text) ?? [];
    const unit = units.find((one) => words === one || words === one.replace(/(day|month|year)s/, "$1"));
    if (unit !== undefined) return { value: Number(value), unit };
    context.addIssue('cannot be counted: write it as "60 calendar days"');
    return z.NEVER;
  });
}

export const webAddress = z.url({ protocol: /^https?$/, error: "is not a web address" });

/** @returns what the schema finds wrong with a record, each line beginning with the record's name. */
export function shapeProblems(schema: z.ZodType, record: unknown, name: string): string[] {
  const { error } = schema.safeParse(record);
  return (error?.issues ?? []).map(
    ({ path, message }) => `${[name, ...path].join(" › ")}: ${inPlainWords(message)}`,
  );
}

/** Zod's own messages as a person who does not program needs them. */
function inPlainWords(message: string): string {
  return message
    .replace(/^Invalid input: .* received undefined$/, "is missing")
    .replace(/^Invalid input: .* received number$/, "is a number: put it in quotes")
    .replace(/^Unrecognized key.?: (.*)$/, "$1 is not a field: look for a typing error");
}

/** @returns a line where a condition does not hold, so that rules can be listed one below the other. */
export function unless(holds: boolean, problem: string): string[] {
  return holds ? [] : [problem];
}

/** @returns the names that occur more than once. */
export function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) < index);
}

export function gradeProblems(text: string, most: number, name: string): string[] {
  const grade = readingGrade(withoutLeftOut(text));
  return unless(grade <= most, `${name}: reads at grade ${grade.toFixed(1)}, more than ${most}`);
}

const british =
  /\b(maths|counselling|programmes?|behaviour|centres?|neighbourhood|enrols?|organisation|undefined|NaN)\b/i;

/** American English only, and no trace of a missing value. */
export function spellingProblems(text: string, name: string): string[] {
  const found = british.exec(text)?.[0];
  return unless(found === undefined, `${name}: holds "${found}"`);
}
