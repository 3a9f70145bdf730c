import type { StateCode } from "@iep-insider/sdk/law";
import type { ReadTermToTranslate } from "../../../AnswerTool.ts";
import type { Evidence } from "../../../law/Evidence.ts";
import type { LawIndex } from "../../../law/LawIndex.ts";
/** The terms that were asked for with their rules; else the nearest, and the rules that have the words. */
export declare function evidenceFor(input: ReadTermToTranslate, law: LawIndex, state: StateCode | null): Evidence;
