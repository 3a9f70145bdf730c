import type { GoalPoints } from "@iep-insider/sdk/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { englishQuoteOf } from "./goalReport.ts";

beforeEach(() => void vi.stubEnv("IEP_LOCALE", "es"));
afterEach(() => void vi.unstubAllEnvs());

const english = ["By June", "will read 90 words", "90 words per minute"];
const spanish = ["Para junio de 2027", "leerá 90 palabras", "según los sondeos de la maestra"];

it.each([
  ["a quote in English", english, "will read 90 words", true],
  ["one that tells no language, in an English goal", english, "90 words per minute", true],
  ["a quote in Spanish", spanish, "según los sondeos de la maestra", false],
  ["one that tells no language, in a Spanish goal", spanish, "leerá 90 palabras", false],
  [
    "an English quote in a goal that is Spanish otherwise",
    [...spanish, "with the teacher"],
    "with the teacher",
    true,
  ],
])("marks what is English of a goal: %s", (_, quotes, quote, isMarked) => {
  const points = quotes.map((one) => ({ quote: one }) as GoalPoints);
  expect(englishQuoteOf(quote, points)).toBe(isMarked ? quote : undefined);
});
