import type { Environment } from "../environment.ts";

/** One URL for both: GET answers with the page that has the button, POST unsubscribes (RFC 8058). */
export const newsletterPage = "/newsletter";
/** What the token in the URL ends: the newsletter, or the reminders of an account. */
export const unsubscribeParameters = ["unsubscribe", "reminders"] as const;
export type UnsubscribeParameter = (typeof unsubscribeParameters)[number];

/** The link that ends a subscription, in every letter and in its headers. */
export function unsubscribeUrl(
  { publicOrigin }: Pick<Environment, "publicOrigin">,
  { unsubscribeToken }: { readonly unsubscribeToken: string },
  parameter: UnsubscribeParameter = "unsubscribe",
): string {
  return `${publicOrigin}${newsletterPage}?${parameter}=${unsubscribeToken}`;
}
