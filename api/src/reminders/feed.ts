import { calendarFile, neutralTitle } from "@iep-insider/sdk/law/deadlines";
import type { Express } from "express";
import { hashOfToken } from "../accounts/mailToken.ts";
import { namePattern, refuseOtherMethods } from "../http/areaRoutes.ts";
import { NotFound } from "../http/errors.ts";
import type { RateLimiters } from "../http/rateLimiters.ts";
import type { Services } from "../services.ts";
import { feedPattern, tokenOfFile } from "./feedPath.ts";
import { listReminders } from "./reminders.ts";

/**
 * Mounts the calendar of an account's reminders, which calendar programs fetch without a session: the token in its
 * address is the only secret, and shows dates and neutral titles.
 */
export function mountFeed(app: Express, services: Services, limits: RateLimiters): void {
  app.get(feedPattern, namePattern(feedPattern), limits.calendarFeeds, async (request, response) => {
    const token = tokenOfFile(String(request.params["file"]));
    if (token === null) throw new NotFound();
    const { database, clock } = services;
    const setting = await database.reminderSettings.findOne({ where: { feedTokenHash: hashOfToken(token) } });
    if (!setting) throw new NotFound();
    const reminders = await listReminders(database, setting.userId);
    const events = reminders.map(({ subject, day }) => ({
      // The same after the list was replaced, and saying nothing.
      uid: `${hashOfToken(`${setting.unsubscribeToken} ${subject} ${day}`).slice(0, 32)}@iep-insider`,
      title: neutralTitle(subject),
      description: "",
      date: day,
    }));
    response.set("Cache-Control", "no-store").type("text/calendar").send(calendarFile(events, clock()));
  });
  refuseOtherMethods(app, feedPattern, ["GET"]);
}
