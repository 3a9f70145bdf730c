import type { ReportSection } from "../../documents/index.ts";
import type { Reason, VerdictTone } from "../../result/index.ts";
import type { ResultWords } from "./resultWords.ts";

/** What a questionnaire has found, in the one shape that the screen and the document of all three are made from. */
export interface AssessmentFindings {
  /** Without its ending. */
  readonly fileName: string;
  readonly title: string;
  /** The answer, what it means, and what to do. */
  readonly advice: ResultWords;
  readonly tone: VerdictTone;
  /** The answers that its rule goes by, at most three. */
  readonly reasons: readonly Reason[];
  /** What cannot wait for a meeting. */
  readonly safety: { readonly title: string; readonly text: string } | null;
  /** What belongs right below the answer: what it is made of, and what its rule does not count. */
  readonly first: readonly ReportSection[];
  /** What may be asked for whatever the result is. */
  readonly right: ReportSection;
  /** Why, further advice, and the sources. */
  readonly more: readonly ReportSection[];
  readonly letter: {
    readonly note: string;
    readonly answers: Readonly<Record<string, string | readonly string[]>>;
  };
  /** Where self-injury was ticked, what to do about it: below where to find help, first of all (ADR 18). */
  readonly crisis: string | null;
}
