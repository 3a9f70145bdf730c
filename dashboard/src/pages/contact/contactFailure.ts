import { ApiError } from "@iep-insider/sdk/client";
import { waitUntil } from "../../app/waitUntil.ts";
import { contactFailures } from "../../content/contact.ts";
import { contactFields, type FieldErrors } from "./contactMessage.ts";

/** Why a message was not sent: nothing typed is lost, and what to do. */
export interface ContactFailure {
  readonly title: string;
  readonly text: string;
  readonly errors: FieldErrors;
}

/**
 * @param error the call's rejection.
 * @param now what waits are counted from.
 */
export function failureOf(error: unknown, now: Date): ContactFailure {
  if (!(error instanceof ApiError)) return { ...contactFailures.other, errors: {} };
  const errors = ourFields(error.fields);
  if (Object.keys(errors).length > 0) return { ...contactFailures.fields, errors };
  if (error.status === 429) return { ...tooMany(error.retryAfter, now), errors: {} };
  if (error.status === 413) return { ...contactFailures.tooLarge, errors: {} };
  if (error.code === "network") return { ...contactFailures.noAnswer, errors: {} };
  return { ...contactFailures.other, errors: {} };
}

function ourFields(fields: ApiError["fields"]): FieldErrors {
  const known = contactFields.filter((field) => fields[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, fields[field]]));
}

function tooMany(seconds: number | null, now: Date) {
  const { title, text, textWithoutTime } = contactFailures.tooMany;
  if (seconds === null) return { title, text: textWithoutTime };
  const { wait, time } = waitUntil(seconds, now);
  return { title, text: text(wait, time) };
}
