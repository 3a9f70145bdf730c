import { download } from "../download.ts";
import { type CalendarEvent, calendarFile } from "./calendarFile.ts";

/**
 * Gives the parent an event for their own calendar, as a file.
 * @param fileName without its ending.
 */
export function saveCalendarFile(fileName: string, event: CalendarEvent): void {
  download(`${fileName}.ics`, new Blob([calendarFile(event)], { type: "text/calendar;charset=utf-8" }));
}
