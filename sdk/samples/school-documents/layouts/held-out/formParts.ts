import { type Block, checks, text } from "../../blocks.ts";
import type { ServiceData } from "../../sampleSchema.ts";

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
