/** An import that breaks a rule, with what a person needs to find and understand it. */
export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
  /** A clause that follows "but". */
  readonly rule: string;
}
