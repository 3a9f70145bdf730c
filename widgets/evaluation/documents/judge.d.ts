import type { DocumentScore } from "./score.ts";
/** What the held-out samples have to reach, as shares (issue 23). */
export declare const limits: {
  readonly precision: 0.95;
  readonly recall: 0.9;
  readonly kinds: 0.95;
};
/** A field over several documents. */
export interface FieldResult {
  readonly field: string;
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  /** Of what was found, the share that is right; 1 when nothing was found. */
  readonly precision: number;
  /** Of what is there, the share that was found; 1 when nothing is there. */
  readonly recall: number;
  readonly isMet: boolean;
}
/** Adds up each field of the documents. */
export declare function judge(scores: readonly DocumentScore[]): FieldResult[];
export declare const isEverythingMet: (results: readonly FieldResult[]) => boolean;
