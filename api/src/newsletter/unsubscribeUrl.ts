import type { NewsletterSubscriber } from "../database/models/newsletterSubscriber.ts";
import type { Environment } from "../environment.ts";

/** One URL for both: GET answers with the page that has the button, POST unsubscribes (RFC 8058). */
export const newsletterPage = "/newsletter";
export const unsubscribeParameter = "unsubscribe";

/** The link that ends a subscription, in every letter and in its headers. */
export function unsubscribeUrl(
  { publicOrigin }: Pick<Environment, "publicOrigin">,
  { unsubscribeToken }: Pick<NewsletterSubscriber, "unsubscribeToken">,
): string {
  return `${publicOrigin}${newsletterPage}?${unsubscribeParameter}=${unsubscribeToken}`;
}
