import type { DisputeQuestion } from "@iep-insider/sdk/contract";
import type { Evidence } from "../../law/Evidence.ts";
import type { LawIndex } from "../../law/LawIndex.ts";
/** The law of every step that the plan may have, whatever its dates; then what the account leads to. */
export declare function retrieve(input: DisputeQuestion, law: LawIndex): Evidence;
