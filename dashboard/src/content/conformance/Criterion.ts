import type { CheckId } from "./checks.ts";

/** The levels of a conformance report in the form of VPAT 2.5. `levelWords` says what each means. */
export type ConformanceLevel = "supports" | "partially-supports" | "does-not-support" | "not-applicable";

/** One WCAG 2.2 success criterion, and what we know about it. */
export interface Criterion {
  /** "1.4.3" */
  readonly number: string;
  /** Its name in WCAG 2.2. */
  readonly name: string;
  readonly level: ConformanceLevel;
  readonly remarks: string;
  /** The tests behind the level. Without one the page says that no test evaluates the criterion. */
  readonly checks: readonly CheckId[];
}
