import { emailKeyOf } from "../accounts/emailKey.ts";
import { areWithinLimits } from "../http/attempts.ts";
import type { Services } from "../services.ts";
import { askForNewsletter } from "./subscribing.ts";

/**
 * Asks for the newsletter by a box beside something else: the same as asking for it on its own, but nothing of it keeps
 * that other thing from being done. Over the limit of an address, no further mail goes out.
 */
export async function askAlongside(services: Services, email: string): Promise<void> {
  const attempt = { limit: "newsletterOfAddress", who: emailKeyOf(email) } as const;
  if (await areWithinLimits(services, [attempt])) await askForNewsletter(services, email);
}
