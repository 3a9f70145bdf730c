import { newsletterErrors } from "../../content/newsletter.ts";

/**
 * Values that the server would certainly reject.
 * @param email trimmed.
 */
export function emailFault(email: string): string | undefined {
  if (email === "") return newsletterErrors.missing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : newsletterErrors.invalid;
}
