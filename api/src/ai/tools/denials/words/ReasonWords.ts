/** What is said of a reason. */
export interface ReasonWords {
  /** The answer, then why: two to four sentences. */
  readonly explanation: string;
  readonly wouldChange: readonly string[];
  readonly wouldMakeValid: readonly string[];
  /** What to do after asking for the written notice. */
  readonly steps: readonly string[];
  readonly whySend: string;
}
