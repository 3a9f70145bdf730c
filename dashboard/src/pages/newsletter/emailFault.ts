import { newsletterErrors } from "../../content/newsletter.ts";

/**
 * What the server would refuse for certain; it has the last word.
 * @param email without blanks around it.
 */
export function emailFault(email: string): string | undefined {
  if (email === "") return newsletterErrors.missing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : newsletterErrors.invalid;
}
