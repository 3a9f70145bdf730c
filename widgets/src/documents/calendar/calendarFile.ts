import { productName } from "@iep-insider/sdk/catalog";

export interface CalendarEvent {
  readonly title: string;
  readonly description: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** When the calendar reminds: at 9:00 on the day before (the default), or on the day itself. */
  readonly reminder?: "day before" | "that morning";
  /** A file with the same id replaces the event in a calendar; without one every file adds an event. */
  readonly uid?: string;
  readonly now: Date;
}

/**
 * An all-day event with a reminder, as the text of an `.ics` file (RFC 5545).
 * @throws RangeError if `date` is not a calendar day.
 */
export function calendarFile({ title, description, date, reminder, uid, now }: CalendarEvent): string {
  const stamp = basic(now.toISOString());
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${productName}//${productName}//EN`,
    "BEGIN:VEVENT",
    `UID:${escaped(uid ?? `${date}-${stamp}@iep-insider`)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(day(date, 0))}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${basic(day(date, 1))}`,
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
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** @returns `date` plus `later` days, `YYYY-MM-DD`. */
function day(date: string, later: number): string {
  const start = new Date(`${date}T00:00:00Z`);
  // Some engines read February 30 as March 2.
  if (Number.isNaN(start.getTime()) || isoDay(start) !== date)
    throw new RangeError(`"${date}" is no day as YYYY-MM-DD.`);
  start.setUTCDate(start.getUTCDate() + later);
  return isoDay(start);
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
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
  const encoder = new TextEncoder();
  let result = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
