import type { ModelReading } from "../../AnswerTool.ts";
/**
 * A model finds what a disagreement is about where the parent was not sure; the plan's title names it. Steps taken, dates
 * and danger stay with the rules: a step wrongly taken for done would close a way.
 */
export declare const reading: ModelReading<"dispute-guide">;
