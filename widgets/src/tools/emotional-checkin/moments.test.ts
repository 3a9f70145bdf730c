import { expect, it, vi } from "vitest";
import { momentInWords, shortMoment, spanInWords } from "./moments.ts";

const evening = new Date(2026, 10, 21, 19, 6);

it("says a moment of the parent's own clock in plain words, with plain spaces", () => {
  expect(momentInWords(evening)).toBe("Saturday, November 21, 2026 at 7:06 PM");
  expect(momentInWords(new Date(2026, 0, 1, 0, 0))).toBe("Thursday, January 1, 2026 at 12:00 AM");
  expect(shortMoment(evening)).toBe("Nov 21, 7:06 PM");
});

it("puts a plain space where an engine puts a narrow one before PM", () => {
  const time = vi.spyOn(Date.prototype, "toLocaleTimeString").mockReturnValue("7:06\u202fPM");
  expect(shortMoment(evening)).toBe("Nov 21, 7:06 PM");
  time.mockRestore();
});

it.each([
  [new Date(2026, 10, 21, 0, 1), "on November 21, 2026"],
  [new Date(2026, 10, 3, 23, 59), "from November 3, 2026 to November 21, 2026"],
])("says a span that begins %s", (first, words) => expect(spanInWords(first, evening)).toBe(words));
