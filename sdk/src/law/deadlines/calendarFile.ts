import { productName } from "../../catalog/index.ts";
import { addDays, formatDay, parseDay } from "../dates/calendarDay.ts";

export interface CalendarEvent {
  readonly title: string;
  readonly description: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** When the calendar reminds: at 9:00 on the day before (the default), or on the day itself. */
  readonly reminder?: "day before" | "that morning";
  /** A file with the same id replaces the event in a calendar; without one every file adds an event. */
  readonly uid?: string;
}

/**
 * All-day events with reminders, as the text of one `.ics` file (RFC 5545).
 * @param now the moment it is written: in a calendar, the later file wins.
 * @throws RangeError if a `date` is not a calendar day.
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${productName}//${productName}//EN`,
    ...events.flatMap((event, index) => eventLines(event, basic(now.toISOString()), index)),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function eventLines(
  { title, description, date, reminder, uid }: CalendarEvent,
  stamp: string,
  index: number,
): readonly string[] {
  const start = parseDay(date);
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid ?? `${date}-${stamp}${index === 0 ? "" : `-${index}`}@iep-insider`)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(date)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${basic(formatDay(addDays(start, 1)))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    // A reminder takes up no time, and stays private in a shared calendar.
    "TRANSP:TRANSPARENT",
    "CLASS:PRIVATE",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    // Relative to the midnight at the start of the day.
    `TRIGGER:${reminder === "that morning" ? "PT9H" : "-PT15H"}`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

/** `2026-11-21T10:00:00.000Z` as `20261121T100000Z`. */
function basic(iso: string): string {
  return iso.replace(/[-:]|\.\d+/g, "");
}

/** Section 3.3.11; other control characters are not allowed in a text value. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** Section 3.1: at most 75 octets of UTF-8 a line; the next line begins with a space. No character is split. */
function folded(line: string): string {
  let result = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > 75) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
