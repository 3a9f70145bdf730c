import type { contract } from "@iep-insider/sdk/contract/schemas";
import { done } from "../accounts/presenter.ts";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { signedInOf } from "../http/authenticate.ts";
import type { RateLimiters } from "../http/rateLimiters.ts";
import type { Services } from "../services.ts";
import { leaveReminders } from "./leaving.ts";
import { createFeed, deleteFeed, remindersOf, removeReminders, replaceReminders } from "./reminders.ts";

/** Everything at `/api/reminders`. The calendar itself is `feed.ts`. */
export function reminderRoutes(
  services: Services,
  limits: RateLimiters,
): AreaRoutes<typeof contract.reminders> {
  const { database, environment } = services;
  return {
    getReminders: (_, request) => remindersOf(services, signedInOf(request).user.id),
    async putReminders({ reminders }, request) {
      const { user } = signedInOf(request);
      await replaceReminders(services, user, reminders);
      return remindersOf(services, user.id);
    },
    async deleteReminders(_, request) {
      const { user } = signedInOf(request);
      await database.transaction((transaction) => removeReminders(services, transaction, user.id));
    },
    async createFeed(_, request) {
      const path = await createFeed(services, signedInOf(request).user.id);
      return { url: `${environment.publicOrigin}${path}` };
    },
    async deleteFeed(_, request) {
      await deleteFeed(services, signedInOf(request).user.id);
    },
    unsubscribeReminders: {
      limit: limits.newsletterTokens,
      async handle({ token }) {
        await leaveReminders(services, token);
        return done;
      },
    },
  };
}
