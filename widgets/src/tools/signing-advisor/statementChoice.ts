import { builderQuestions, type Tone, tones } from "./builderQuestions.ts";
import type { SigningAnswers, SigningResult } from "./logic.ts";
import type { StatementChoice } from "./statement.ts";

/** The builder's initial state: all exceptions checked and the collaborative tone. */
export function statementChoice(answers: SigningAnswers, { exceptions }: SigningResult): StatementChoice {
  const { leftOut, custom, tone } = builderQuestions;
  const unchecked = answers[leftOut.id] ?? [];
  const chosen: Tone | undefined = tones.find((one) => one === answers[tone.id]?.[0]);
  return {
    exceptions: exceptions.filter((id) => !unchecked.includes(id)),
    custom: answers[custom.id]?.[0] ?? "",
    tone: chosen ?? "collaborative",
  };
}
