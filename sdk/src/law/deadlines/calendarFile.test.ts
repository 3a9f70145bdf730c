import fc from "fast-check";
import { expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendarFile.ts";

const event: CalendarEvent = {
  title: "Ask the school for its answer",
  description: "Your letter was sent on November 21.\nThe school has 10 school days.",
  date: "2026-12-07",
};
const now = new Date("2026-11-21T15:04:05.678Z");

it("is an event of one day with a reminder at 9:00 on the day before", () =>
  expect(calendarFile([event], now).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//IEP Insider//IEP Insider//EN",
    "BEGIN:VEVENT",
    "UID:2026-12-07-20261121T150405Z@iep-insider",
    "DTSTAMP:20261121T150405Z",
    "DTSTART;VALUE=DATE:20261207",
    "DTEND;VALUE=DATE:20261208",
    "SUMMARY:Ask the school for its answer",
    "DESCRIPTION:Your letter was sent on November 21.\\nThe school has 10 school ",
    " days.",
    "TRANSP:TRANSPARENT",
    "CLASS:PRIVATE",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:Ask the school for its answer",
    "TRIGGER:-PT15H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]));

it("reminds on the morning itself when asked to", () =>
  expect(read(calendarFile([{ ...event, reminder: "that morning" }], now))).toContainEqual([
    "TRIGGER",
    "PT9H",
  ]));

it("writes several events into one calendar, each with an id of its own", () => {
  const text = calendarFile([event, event, { ...event, uid: "records-1" }], now);
  const ids = read(text).flatMap(([name, value]) => (name === "UID" ? [value] : []));
  expect(new Set(ids).size).toBe(3);
  expect(text.match(/^BEGIN:VCALENDAR/gm)).toHaveLength(1);
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(3);
});

it("takes an id that makes a later file replace the event", () =>
  expect(read(calendarFile([{ ...event, uid: "letter-1" }], now))).toContainEqual(["UID", "letter-1"]));

it.each([
  ["2026-12-31", "20270101"],
  ["2026-02-28", "20260301"],
  ["2028-02-28", "20280229"],
  ["2026-11-01", "20261102"],
])("%s ends on the next day, over years, leap days and changes of the clock", (date, end) =>
  expect(read(calendarFile([{ ...event, date }], now))).toContainEqual(["DTEND;VALUE=DATE", end]),
);

it.each(["", "2026-02-30", "2026-13-01", "12/07/2026", "2026-12-07T00:00", "2026", "2026-12"])(
  "refuses %j, which is no day",
  (date) => expect(() => calendarFile([{ ...event, date }], now)).toThrow(RangeError),
);

it("brings every text through lines of at most 75 octets, and no character is cut", () =>
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ maxLength: 300 }), (title, more) => {
      const description = `${title}\n${more}; a, b \\ c: “é” 👩‍👧`;
      const text = calendarFile([{ ...event, title, description }], now);
      for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const properties = read(text);
      expect(properties.find(([name]) => name === "SUMMARY")?.[1]).toBe(title);
      expect(properties.find(([name]) => name === "DESCRIPTION")?.[1]).toBe(description);
    }),
  ));

it("never starts a new line with a parent's text", () => {
  const text = calendarFile([{ ...event, description: "a\r\nEND:VCALENDAR\rBEGIN:VEVENT\u0000" }], now);
  expect(read(text)).toContainEqual(["DESCRIPTION", "a\nEND:VCALENDAR\nBEGIN:VEVENT "]);
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
});

/** RFC 5545 read back, written from sections 3.1 and 3.3.11 alone: unfolded, name apart from value, unescaped. */
function read(text: string): readonly (readonly [name: string, value: string])[] {
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = text.replace(/\r\n[ \t]/g, "").split("\r\n");
  expect(lines.pop()).toBe("");
  return lines.map((line) => {
    const colon = line.indexOf(":");
    const value = line.slice(colon + 1);
    const plain = value.replace(/\\(.)/g, (_, escaped: string) => (/n/i.test(escaped) ? "\n" : escaped));
    return [line.slice(0, colon), plain];
  });
}
