import type { ReportSection } from "../../documents/index.ts";
import type { ResultWords } from "./resultWords.ts";

/** What a questionnaire has found, in the one shape that the screen and the document of all three are made from. */
export interface AssessmentFindings {
  /** Without its ending. */
  readonly fileName: string;
  readonly title: string;
  /** The answer, what it means, and what to do. */
  readonly advice: ResultWords;
  /** What belongs right below the answer: what cannot wait, and what the answer is made of. */
  readonly first: readonly ReportSection[];
  /** What may be asked for whatever the result is. */
  readonly right: ReportSection;
  /** Why, further advice, and the sources. */
  readonly more: readonly ReportSection[];
  readonly letter: {
    readonly note: string;
    readonly answers: Readonly<Record<string, string | readonly string[]>>;
  };
  /** Where self-injury was ticked, what to do about it: below where to find help, first of all (DECISIONS 29). */
  readonly crisis: string | null;
}
