import { download } from "../download.ts";
import { type CalendarEvent, calendarFile } from "./calendarFile.ts";

/**
 * Downloads an event for the parent's own calendar.
 * @param fileName without its extension.
 */
export function saveCalendarFile(fileName: string, event: CalendarEvent): void {
  download(`${fileName}.ics`, new Blob([calendarFile(event)], { type: "text/calendar;charset=utf-8" }));
}
