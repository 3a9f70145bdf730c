import { type Block, checks, text } from "../blocks.ts";
import type { IepData, ServiceData } from "../sampleSchema.ts";

/** A form's question with a box for yes and one for no. */
export function yesNo(question: string, isYes: boolean, perLine = 6): Block[] {
  return [
    text(question),
    checks(
      [
        ["Yes", isYes],
        ["No", !isYes],
      ],
      perLine,
    ),
  ];
}

const needs = {
  behavior: /behavior|emotional/i,
  communication: /speech|language|communication/i,
  hearing: /hearing/i,
  vision: /visual/i,
  technology: /software|microphone|device|keyboard/i,
} as const;

/** Whether a form's question about a special factor is answered with yes, from what else the document says. */
export function hasNeed(
  { disability, presentLevels, accommodations }: IepData,
  need: keyof typeof needs,
): boolean {
  const said = [disability, ...presentLevels.map(({ title }) => title), ...accommodations];
  return said.some((words) => needs[need].test(words));
}

/** The same answer as a word. */
export const needAnswer = (iep: IepData, need: keyof typeof needs) => (hasNeed(iep, need) ? "Yes" : "No");

/** "Weekly" */
export const adverbs: Readonly<Record<ServiceData["period"], string>> = {
  day: "Daily",
  week: "Weekly",
  month: "Monthly",
  quarter: "Quarterly",
  semester: "Each semester",
  year: "Annually",
};

/** "3 times weekly", or "Daily" for minutes of the whole period. */
export function timesOf({ sessions, period }: ServiceData): string {
  if (sessions === null) return adverbs[period];
  return `${sessions} ${sessions === 1 ? "time" : "times"} ${adverbs[period].toLowerCase()}`;
}
