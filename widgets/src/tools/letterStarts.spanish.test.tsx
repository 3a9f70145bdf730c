import { expect, it } from "vitest";
import { letterStart as aideStart } from "./aide-screener/letterStart.ts";
import { aideResult } from "./aide-screener/logic.ts";
import { sampleAnswers as aideAnswers } from "./aide-screener/sampleAnswers.ts";
import { reasonSent } from "./denial-decoder/reasonSent.ts";
import { makeUpStart, noticeStart } from "./document-reader/letterStart.ts";
import { emotions } from "./emotional-checkin/content.ts";
import { meetingStart } from "./emotional-checkin/letterStart.ts";
import { checkIns } from "./emotional-checkin/tests/sampleEntries.ts";
import { itemsOf } from "./evaluation-screener/content.ts";
import { letterStart as evaluationStart } from "./evaluation-screener/letterStart.ts";
import { evaluationResult } from "./evaluation-screener/logic.ts";
import { exceptionStatement } from "./signing-advisor/statement.ts";

// The school reads a letter, so what a tool puts into it is in English where the tool itself is in Spanish.

const entries = checkIns(
  { emotion: "sad", context: "school", triggers: ["recreo"] },
  { emotion: "worried", context: "school" },
);
const speech = {
  ...{ name: "Speech", minutes: 30, sessions: 2, period: "week", place: "" },
} as Parameters<typeof makeUpStart>[1][number];

it.each([
  ["the check-in", meetingStart(entries), "worried (1 time) and sad (1 time)"],
  ["the 1:1 aide screener", aideStart(aideResult(Object.values(aideAnswers).flat())), "school"],
  [
    "the evaluation screener",
    evaluationStart(evaluationResult(itemsOf("academic"))),
    "Misspells common words",
  ],
  [
    "the document reader, on minutes",
    makeUpStart(
      [{ service: speech, owed: 60, given: 30, missing: 30 }],
      [speech],
      "2026-10-01",
      "2026-11-01",
    ),
    "from October 1, 2026 to November 1, 2026: by my count 60 minutes owed",
  ],
  ["the document reader, on a notice", noticeStart(["reasons"]), "in the notice: Why."],
  ["the denial decoder", reasonSent("budget_constraints"), "There is no money or staff"],
  [
    "the signing advisor",
    exceptionStatement({ exceptions: ["goals_measurable"], custom: "", tone: "neutral" }, "2026-11-21", null),
    "November 21, 2026",
  ],
])("writes English into the letter that %s starts", (_, start, words) => {
  const text = JSON.stringify(start);
  expect(text).toContain(words);
  expect(text.match(/[áéíóúñ¿¡]|\b(de|la|el|los|las|que|su|una?|veces|días)\b/gi)).toBeNull();
});

it("shows the same feelings in Spanish", () =>
  expect(emotions.find(({ id }) => id === "sad")?.name).toBe("Tristeza"));
