import { ApiError } from "@iep-insider/sdk/client";
import { type FailureWords, failureTexts } from "../../content/accounts.ts";
import { waitUntil } from "../waitUntil.ts";

/** Why something could not be done, in words: what happened, that nothing is lost, and what to do. */
export interface AccountFailure {
  readonly title: string;
  readonly text: string;
  /** One sentence for each field that the server found at fault, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's own name for it, such as "invalid_link"; null where the server was not heard. */
  readonly code: string | null;
}

/**
 * @param error whatever the call rejected with.
 * @param now from when a wait is counted.
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
  // A response that is not ours, such as a proxy's page. Only its status says what went wrong.
  if (code === "unreadable") {
    if (status >= 500) return words.wrong ?? failureTexts.wrong;
    return `${words.fallback} ${failureTexts.kept}`;
  }
  // The field has the sentence itself.
  const [only, ...others] = Object.values(fields);
  if (only !== undefined) return others.length === 0 ? only : failureTexts.fields;
  return sentence;
}
