import type { z } from "zod";
import { InvalidRequest, NotAnObject } from "./errors.ts";

/** SQLite ends a statement at U+0000, and no keyboard types it. */
const unreadable = "Please remove the character that cannot be shown.";

/** A body can have thousands of unknown fields; the answer names no more than this many. */
const mostFieldsNamed = 20;

/**
 * Checks a request's body by the contract's schema.
 * @returns the body as the schema transforms it (trimmed, for one).
 * @throws {InvalidRequest} with a sentence per field. @throws {NotAnObject} when the body is not an object.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const checked = schema.safeParse(body);
  if (checked.success) {
    const field = fieldWithNul(checked.data);
    if (field !== null) throw new InvalidRequest({ [field]: unreadable });
    return checked.data;
  }

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
    return issue.keys.map((key) => [[...at, key].join("."), "Unknown field."]);
  }
  return at.length === 0 ? [] : [[at.join("."), issue.message]];
}

/** The field that holds U+0000, as "settings.brand.name"; null where none does. */
function fieldWithNul(value: unknown, at: readonly string[] = []): string | null {
  if (typeof value === "string") return value.includes("\u0000") ? at.join(".") : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, one] of Object.entries(value)) {
    const field = fieldWithNul(one, [...at, name]);
    if (field !== null) return field;
  }
  return null;
}
