import { type CalendarEvent, calendarFile } from "@iep-insider/sdk/law/deadlines";
import { download } from "../download.ts";

/**
 * Downloads events for the parent's own calendar.
 * @param fileName without its extension. @param now as in `calendarFile`.
 * @throws RangeError if a date is not a calendar day.
 */
export function saveCalendarFile(fileName: string, events: readonly CalendarEvent[], now: Date): void {
  download(`${fileName}.ics`, new Blob([calendarFile(events, now)], { type: "text/calendar;charset=utf-8" }));
}
