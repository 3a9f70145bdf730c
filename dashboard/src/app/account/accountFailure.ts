import { ApiError } from "@iep-insider/sdk/client";
import { type FailureWords, failureTexts } from "../../content/accounts.ts";
import { waitUntil } from "../waitUntil.ts";

/** Why a call failed, for the user: what happened, that nothing was lost, and what to do. */
export interface AccountFailure {
  readonly title: string;
  readonly text: string;
  /** One sentence per invalid field, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's error code, such as "invalid_link"; null without a response. */
  readonly code: string | null;
}

/**
 * @param error the call's rejection.
 * @param now what waits are counted from.
 */
export function accountFailure(error: unknown, now: Date, words: FailureWords): AccountFailure {
  const { title } = words;
  if (!(error instanceof ApiError))
    return { title, text: words.wrong ?? failureTexts.wrong, fields: {}, code: null };
  return { title, text: textOf(error, now, words), fields: error.fields, code: error.code };
}

function textOf({ status, code, sentence, retryAfter, fields }: ApiError, now: Date, words: FailureWords) {
  if (status === 429) {
    if (retryAfter === null) return failureTexts.tooManyWithoutTime;
    const { wait, time } = waitUntil(retryAfter, now);
    return failureTexts.tooMany(wait, time);
  }
  // Not our response: a proxy's page, for example. Only its status says what went wrong.
  if (code === "unreadable") {
    if (status >= 500) return words.wrong ?? failureTexts.wrong;
    return `${words.fallback} ${failureTexts.kept}`;
  }
  // The field shows the sentence.
  const [only, ...others] = Object.values(fields);
  if (only !== undefined) return others.length === 0 ? only : failureTexts.fields;
  return sentence;
}
