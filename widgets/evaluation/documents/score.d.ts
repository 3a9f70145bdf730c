import type { Sample } from "@iep-insider/sdk/samples/school-documents";
import type { DocumentFindings } from "@iep-insider/sdk/school-documents";
/** What was found of one field in one document. */
export interface FieldScore {
  readonly field: string;
  readonly right: number;
  /** Found, but not there: what precision counts. */
  readonly wrong: readonly string[];
  /** There, but not found: what recall counts. */
  readonly missed: readonly string[];
}
/** What was found in one document, field by field. */
export interface DocumentScore extends Pick<Sample, "id" | "set" | "layout"> {
  readonly fields: readonly FieldScore[];
}
/**
 * Compares findings with the truth. Texts are equal when `areSimilar` says so; numbers and days must be equal; one
 * session and no number of sessions are the same amount. Of a part of a notice, only its presence counts; "The district proposes to" before a decision does not. Places and
 * days of services, and areas of goals, are compared where the service or goal itself was found.
 */
export declare function scoreDocument(found: DocumentFindings, sample: Sample): DocumentScore;
