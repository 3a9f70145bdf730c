import { expect, test } from "vitest";
import { shownLanguages } from "./languagesOf.ts";

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number);
/** All there can be: what is known of a month, what is hidden in it, and how much was in Spanish. */
const worlds = upTo(60).flatMap((given) =>
  upTo(12).flatMap((hidden) => upTo(given + hidden).map((es) => ({ given, en: given + hidden - es, es }))),
);

test("no language is shown with less than 11, nor with more than it has, nor both with more than is known", () => {
  const isTrue = (shown: number | null, count: number) => shown === null || (shown >= 11 && shown <= count);
  const wrong = worlds.filter(({ given, en, es }) => {
    const shown = shownLanguages(given, es);
    return !isTrue(shown.en, en) || !isTrue(shown.es, es) || (shown.en ?? 0) + (shown.es ?? 0) > given;
  });
  expect(wrong).toEqual([]);
});

test("a language that is not shown can still have anything from nothing to ten, also where nothing else is hidden", () => {
  const certain = worlds.filter(({ given, en, es }) => en + es === given && given > 0);
  const alike = Map.groupBy(certain, ({ given, es }) => JSON.stringify([given, shownLanguages(given, es)]));
  for (const those of alike.values())
    for (const language of ["en", "es"] as const) {
      const [first] = those;
      if (!first || shownLanguages(first.given, first.es)[language] !== null) continue;
      const possible = new Set(those.map((world) => world[language]));
      const most = Math.min(10, first.given);
      expect(upTo(most).every((count) => possible.has(count))).toBe(true);
    }
});

test.each([
  [100, 30, { en: 70, es: 30 }],
  [100, 0, { en: 90, es: null }],
  [100, 10, { en: 90, es: null }],
  [100, 95, { en: null, es: 90 }],
  [20, 4, { en: null, es: null }],
])("of %i, %i of them in Spanish, it shows %j", (given, spanish, shown) => {
  expect(shownLanguages(given, spanish)).toEqual(shown);
});
