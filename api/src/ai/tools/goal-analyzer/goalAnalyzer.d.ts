import type { AnswerTool } from "../../AnswerTool.ts";
/** The goal analyzer: scores an IEP goal by our rubric and rewrites it. */
export declare const goalAnalyzer: AnswerTool<"goal-analyzer">;
