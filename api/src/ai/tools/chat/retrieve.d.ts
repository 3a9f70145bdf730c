import type { ReadChatQuestion } from "../../AnswerTool.ts";
import type { Evidence } from "../../law/Evidence.ts";
import type { LawIndex } from "../../law/LawIndex.ts";
/** The law that our answer rests on, the state's own first, and what a search finds beside it. */
export declare function retrieve(input: ReadChatQuestion, law: LawIndex): Evidence;
