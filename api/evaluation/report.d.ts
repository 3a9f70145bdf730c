import type { CaseResult } from "./CaseResult.ts";
/** The results as a table, a row for each tool, then what failed and why, then the totals. */
export declare function report(results: readonly CaseResult[]): string;
