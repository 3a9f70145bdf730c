import type { FieldResult } from "./judge.ts";
import type { ReadingCost } from "./measureReading.ts";
import type { DocumentScore } from "./score.ts";
/** Precision and recall of each field, one line each. */
export declare function reportFields(results: readonly FieldResult[]): string;
/** Everything that was wrong or missed, by document. */
export declare function reportDetails(scores: readonly DocumentScore[]): string;
export declare function reportCost({
  id,
  pages,
  seconds,
  findingsSeconds,
  mostMegabytes,
}: ReadingCost): string;
