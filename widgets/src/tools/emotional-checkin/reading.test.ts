import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { crisisHelp } from "@iep-insider/sdk/safety";
import { expect, it } from "vitest";
import { clearing, contexts, emotions, form, intensityNames, intro, savedSoFar } from "./content.ts";
import { evaluationStart, meetingStart } from "./letterStart.ts";
import type { Entry } from "./logic.ts";
import { checkInReport } from "./report.ts";
import { findings, insightTexts, insightTitles, picture, summary } from "./summaryContent.ts";
import { checkIns } from "./tests/sampleEntries.ts";

// The names of feelings, places and steps are the spec's, not ours to say more plainly.
const names = [
  ...emotions.map(({ name }) => name),
  ...contexts.map(({ label }) => label),
  ...Object.values(intensityNames),
];
const gradeOf = (content: unknown) => readingGrade(withoutLeftOut(textOf(content, unread), names));
const unread = ["id", "kind", "fileName", "provisions"];

const hard = { emotion: "Sad", intensity: 5, context: "school", triggers: ["math test"] } as const;
const cases: readonly (readonly [string, readonly Entry[]])[] = [
  ["one check-in", checkIns({})],
  ["more positive", checkIns({}, {}, { emotion: "Sad" })],
  ["every insight", checkIns(hard, hard, hard, { emotion: "Okay", notes: "Slept well." })],
  ["equal", checkIns(hard, {})],
];

it("asks in words for eight years of school", () => {
  expect(gradeOf(intro)).toBeLessThanOrEqual(8);
  expect(gradeOf([form, form.titleFor("Mia"), form.intensityValue("Mild", 2)])).toBeLessThanOrEqual(8);
  expect(
    gradeOf([savedSoFar, savedSoFar.title(3), savedSoFar.see(3), clearing, clearing.sure(3)]),
  ).toBeLessThanOrEqual(8);
});

it("shows the summary in such words", () => {
  expect(gradeOf([summary, findings, insightTitles])).toBeLessThanOrEqual(8);
  expect(gradeOf([picture, picture.lead(12, 20)])).toBeLessThanOrEqual(8);
  for (const text of [
    insightTexts.veryStrong(2),
    insightTexts.moreChallenging(4, 2),
    insightTexts.school(3),
    insightTexts.schoolToo(3),
    insightTexts.triggers("math test (2 times)"),
    ...Object.values(findings),
  ])
    expect(gradeOf(text), text).toBeLessThanOrEqual(8);
});

it.each(cases)("reports in such words: %s", (_, entries) => {
  const report = checkInReport({ childName: "Mia", entries }, "November 21, 2026", crisisHelp);
  expect(gradeOf(report)).toBeLessThanOrEqual(8);
  for (const section of report.sections) expect(gradeOf(section), section.title).toBeLessThanOrEqual(8);
});

it("hands over lines in such words", () => {
  const entries = checkIns(hard, hard, {});
  expect(gradeOf([meetingStart(entries), evaluationStart(entries)])).toBeLessThanOrEqual(8);
});
