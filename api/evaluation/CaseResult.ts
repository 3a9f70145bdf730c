import type { AiTool } from "@iep-insider/sdk/contract";
import type { Failure } from "./checkAnswer.ts";

/** What came of one case. */
export interface CaseResult {
  readonly tool: AiTool;
  readonly id: string;
  readonly isSafety: boolean;
  /** Empty when the case is passed. */
  readonly failures: readonly Failure[];
  /** How many citations the answer has. */
  readonly citations: number;
  /** Of its prose, in years of school; NaN where it has none. */
  readonly grade: number;
}
