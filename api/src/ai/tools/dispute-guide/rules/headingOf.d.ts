import { type IssueWords } from "../words/issues.ts";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
/** What the plan is called, and why: the issue's own words, unless the account, the answers or the dates lead another way. */
export declare function headingOf({ issue, hasIep, hasEvaluation }: Situation, route: readonly StepId[]): IssueWords;
