import type { z } from "zod";
import { InvalidRequest, NotAnObject } from "./errors.ts";

/** A body can have thousands of unknown fields; the answer names no more than this many. */
const mostFieldsNamed = 20;

/**
 * Checks a request's body by the contract's schema.
 * @returns the body as the schema transforms it (trimmed, for one).
 * @throws {InvalidRequest} with a sentence per field. @throws {NotAnObject} when there are no fields to speak of.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const withNul = fieldWithNul(body);
  if (withNul !== null)
    throw new InvalidRequest({ [withNul]: "This has a character that cannot be stored." });
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;

  const problems = checked.error.issues.flatMap(problemsOf).slice(0, mostFieldsNamed);
  if (problems.length === 0) throw new NotAnObject();
  const sentences = new Map<string, string>();
  // The first sentence about a field is the one to show.
  for (const [field, sentence] of problems) if (!sentences.has(field)) sentences.set(field, sentence);
  throw new InvalidRequest(Object.fromEntries(sentences));
}

function problemsOf(issue: z.core.$ZodIssue): [field: string, sentence: string][] {
  const at = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => [[...at, key].join("."), "This field is not known here."]);
  }
  return at.length === 0 ? [] : [[at.join("."), issue.message]];
}

/** SQLite and MariaDB refuse or cut text at a NUL, and no text of a person has one. @returns the field that has it. */
function fieldWithNul(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const found = Object.entries(body).find(([name, value]) => name.includes("\0") || hasNul(value));
  return found?.[0] ?? null;
}

function hasNul(value: unknown): boolean {
  return typeof value === "string" ? value.includes("\0") : fieldWithNul(value) !== null;
}
