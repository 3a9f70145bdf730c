import { expect, it } from "vitest";
import { factStatuses } from "./FactStatus.ts";
import { statusInWords } from "./statusInWords.ts";

it("describes every status in its own sentence", () => {
  const sentences = factStatuses.map(statusInWords);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
  expect(new Set(sentences).size).toBe(factStatuses.length);
});
