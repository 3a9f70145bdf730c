import type { DenialToDecode } from "@iep-insider/sdk/contract";
import type { Evidence } from "../../../law/Evidence.ts";
import type { LawIndex } from "../../../law/LawIndex.ts";
/** The rules of the reasons that are named, and what the words find; of the given state alone. */
export declare function evidenceFor(denial: DenialToDecode, law: LawIndex): Evidence;
