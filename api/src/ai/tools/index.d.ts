import type { AnswerTools } from "../answerer.ts";
/** The five AI tools by their ids. */
export declare const answerTools: AnswerTools;
