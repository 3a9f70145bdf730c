import type { EvaluationFindings } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { readEligibility } from "./readEligibility.ts";
import { readScores } from "./readScores.ts";

/** The scores of an evaluation report and its eligibility decision. */
export function readEvaluation(lines: readonly Line[]): EvaluationFindings {
  return { scores: readScores(lines), eligibility: readEligibility(lines) };
}
