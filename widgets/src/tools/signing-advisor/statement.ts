import { type Duration, dayInWords, dueDate } from "@iep-insider/sdk/law";
import type { LetterDocument } from "../../documents/index.ts";
import type { Tone } from "./builderQuestions.ts";
import { exceptionTexts } from "./exceptions.ts";
import type { QuestionId } from "./questions.ts";
import { frames, sheet } from "./statementContent.ts";

/** What a parent has chosen for the statement. */
export interface StatementChoice {
  /** The exceptions that are still checked, in the order of the questions. */
  readonly exceptions: readonly QuestionId[];
  /** What the parent typed; may be blank. */
  readonly custom: string;
  readonly tone: Tone;
}

/**
 * The exception statement as a sheet to sign.
 * @param today `YYYY-MM-DD`
 * @param limit the state's time to answer a change, or null: the school is asked for an answer in the same time.
 * @returns null when nothing is checked and nothing was added.
 */
export function exceptionStatement(
  { exceptions, custom, tone }: StatementChoice,
  today: string,
  limit: Duration | null,
): LetterDocument | null {
  const own = asSentence(custom);
  const items = [...exceptions.map((id) => exceptionTexts[id][tone]), ...(own ? [own] : [])];
  if (items.length === 0) return null;
  const { opening, closing } = frames[tone];
  return {
    ...sheet,
    kind: "letter",
    date: dayInWords(today),
    delivery: null,
    body: [
      ...opening.map(paragraph),
      { kind: "list", items },
      ...closing(dayInWords(answerDay(today, limit))).map(paragraph),
    ],
    copies: [],
  };
}

/** The day an answer is asked for: within the state's time to answer, else in 30 days. @param today `YYYY-MM-DD` */
export function answerDay(today: string, limit: Duration | null): string {
  return dueDate(limit ?? { value: 30, unit: "calendar days" }, today).date;
}

function paragraph(text: string) {
  return { kind: "paragraph", text } as const;
}

/** What a parent typed as one point: in one line, with a capital and a period. The words stay the parent's own. */
export function asSentence(typed: string): string {
  const text = typed.replace(/\s+/g, " ").trim();
  if (text === "") return "";
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…\])"”']$/.test(begun) ? begun : `${begun}.`;
}
