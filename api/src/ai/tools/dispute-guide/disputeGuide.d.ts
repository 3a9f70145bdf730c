import type { AnswerTool } from "../../AnswerTool.ts";
/** The dispute guide: a way through a disagreement, with time limits, costs and risks. */
export declare const disputeGuide: AnswerTool<"dispute-guide">;
