import fc from "fast-check";
import { expect, it } from "vitest";
import { marksIn } from "./marks.ts";

const quoted = (...quotes: readonly string[]) => quotes.map((quote) => ({ quote, name: quote, note: "" }));
const markedIn = (text: string, ...quotes: readonly string[]) =>
  marksIn(text, quoted(...quotes)).map(({ start, end }) => text.slice(start, end));

const goal = "By June, Sam will read 90 words per minute in 3 of 4 trials. Sam reads 60 words now.";

it.each([
  ["in the order of the text", ["3 of 4 trials", "By June"], ["By June", "3 of 4 trials"]],
  ["not what is not there", ["by June", "90 word"], []],
  ["nothing that occurs twice, since one of the two may be other words", ["Sam"], []],
  ["not a part of a word or of a number", ["rial", "0 words now"], []],
  [
    "an outer stretch only up to the inner one",
    ["read 90 words per minute", "90 words per minute"],
    ["read", "90 words per minute"],
  ],
  [
    "one of two that begin at one place",
    ["90 words per minute in 3 of 4", "90 words per minute"],
    ["90 words per minute"],
  ],
  ["nothing for no words", ["", " "], []],
])("marks %s", (_, quotes, marked) => expect(markedIn(goal, ...quotes)).toEqual(marked));

it("marks only words of a quote, never two notes on one word", () => {
  const word = fc.constantFrom("a", "b", "ab", "1", "12", ".");
  const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), fc.array(phrase, { maxLength: 4 }), (words, quotes) => {
      const text = words.join(" ");
      const marks = marksIn(text, quoted(...quotes));
      for (const [index, { start, end, name }] of marks.entries()) {
        expect(name.startsWith(text.slice(start, end))).toBe(true);
        expect(start).toBeGreaterThanOrEqual(marks[index - 1]?.end ?? 0);
      }
    }),
  );
});
