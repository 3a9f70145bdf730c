import type { ReportSection } from "../../documents/index.ts";
import type { Reason, VerdictTone } from "../../result/index.ts";
import type { ResultWords } from "./resultWords.ts";

/** A questionnaire's findings, in the one shape from which the screen and the document of all three are generated. */
export interface AssessmentFindings {
  /** Without its extension. */
  readonly fileName: string;
  readonly title: string;
  /** The answer, what it means, and what to do. */
  readonly advice: ResultWords;
  readonly tone: VerdictTone;
  /** The answers that decided, at most three. */
  readonly reasons: readonly Reason[];
  /** What cannot wait for a meeting. */
  readonly safety: { readonly title: string; readonly text: string } | null;
  /** Directly below the answer: what it is based on, and what its rule does not count. */
  readonly first: readonly ReportSection[];
  /** What a parent may ask for, whatever the result. */
  readonly right: ReportSection;
  /** Why, further advice, and the sources. */
  readonly more: readonly ReportSection[];
  readonly letter: {
    readonly note: string;
    readonly answers: Readonly<Record<string, string | readonly string[]>>;
  };
  /** If self-injury was checked, what to do about it: below where to find help, before everything else (ADR 18). */
  readonly crisis: string | null;
}
