import { UniqueConstraintError } from "sequelize";
import { emailKeyOf } from "../accounts/emailKey.ts";
import type { Services } from "../services.ts";

/**
 * Stores an address that was given for the free tools (ADR 12). The address alone opens nothing, and no mail is
 * sent to it; the newsletter has its own request (`newsletter/subscribing.ts`).
 * @param siteKey the partner's, or "". An address that was given there before is kept once.
 */
export async function captureEmail(
  { database, clock }: Pick<Services, "database" | "clock">,
  email: string,
  siteKey: string,
): Promise<void> {
  const capture = { email, emailKey: emailKeyOf(email), siteKey, createdAt: clock() };
  await database.emailCaptures.create(capture).catch((error: unknown) => {
    if (!(error instanceof UniqueConstraintError)) throw error;
  });
}
