import fc from "fast-check";
import { expect, it } from "vitest";
import { type Exchange, formFrom, isSingleUseOver, linesShown, mostLines, withExchange } from "./logic.ts";
import { aChatAnswer } from "./tests/answer.ts";

const answered = (id: number, question: string | null, isCharged = true): Exchange => ({
  id,
  question,
  came: { answer: aChatAnswer({ isCharged }) },
});
const failed = (id: number, question: string): Exchange => ({ id, question, came: { failure: "No." } });

it("a list of exchanges keeps every answer, in its order, and ends with the newest", () => {
  const any = fc.record({ question: fc.constantFrom("a", "b", "c"), isAnswer: fc.boolean() });
  fc.assert(
    fc.property(fc.array(any), (all) => {
      const exchanges = all.map(({ question, isAnswer }, id) =>
        isAnswer ? answered(id, question) : failed(id, question),
      );
      const list = exchanges.reduce<readonly Exchange[]>(withExchange, []);
      const answers = (some: readonly Exchange[]) => some.filter(({ came }) => "answer" in came);
      expect(answers(list)).toEqual(answers(exchanges));
      expect(list.at(-1)).toEqual(exchanges.at(-1));
      expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toSorted((one, two) => one - two));
    }),
  );
});

it.each([
  ["nothing was asked", [], false],
  ["the paid question is answered", [answered(1, "a")], true],
  ["it cost nothing: all tools, or we did not know", [answered(1, "a", false)], false],
  ["it is an answer of before", [answered(1, null)], false],
  ["the last one failed", [answered(1, "a"), failed(2, "b")], false],
] as const)("when %s, the single use is over: %s", (_, exchanges, isOver) =>
  expect(isSingleUseOver(exchanges)).toBe(isOver),
);

it.each([
  [undefined, null],
  [{}, null],
  [{ question: 7, state: "ZZ" }, null],
  [
    { question: "", state: "TX" },
    { question: "", state: "TX" },
  ],
  [
    { question: "Why?", state: "TX", names: "Leo" },
    { question: "Why?", state: "TX" },
  ],
])("reads %j back as %j", (given, form) => expect(formFrom(given)).toEqual(form));

it.each([
  [26, 1],
  [105, 4],
  [0, 1],
])("the field with %i px of text shows %i lines", (contentHeight, lines) =>
  expect(linesShown({ text: "", contentHeight, lineHeight: 26 })).toBe(lines),
);

it("the field counts lines where nothing is laid out, and never shows fewer than one or more than it may", () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.string().map((line) => line.replace(/\n/g, "")),
        { minLength: 1 },
      ),
      (lines) => {
        const shown = linesShown({ text: lines.join("\n"), contentHeight: 0, lineHeight: Number.NaN });
        expect(shown).toBe(Math.min(lines.length, mostLines));
      },
    ),
  ));
