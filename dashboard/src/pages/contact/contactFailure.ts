import { ApiError } from "@iep-insider/sdk/client";
import { contactFailures, waitWords } from "../../content/contact.ts";
import { contactFields, type FieldErrors } from "./contactMessage.ts";

/** Why a message was not sent, in place: nothing typed is lost, and what to do. */
export interface ContactFailure {
  readonly title: string;
  readonly text: string;
  readonly errors: FieldErrors;
}

/**
 * @param error whatever the call rejected with.
 * @param now from when a wait is counted.
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
  const minutes = Math.ceil(seconds / 60);
  const until = new Date(now.getTime() + seconds * 1000);
  // A minute that has begun is over at the next one: the time shown is never too early.
  const time = new Date(Math.ceil(until.getTime() / 60_000) * 60_000);
  return {
    title,
    text: text(seconds < 60 ? waitWords.seconds : waitWords.minutes(minutes), clock.format(time)),
  };
}

const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
