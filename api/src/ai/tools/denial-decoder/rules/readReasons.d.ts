import { type TypedLanguage } from "@iep-insider/sdk/safety";
import type { ReadDenialToDecode } from "../../../AnswerTool.ts";
import { type ReasonKind } from "./ReasonKind.ts";
/** What a parent says that the school gave as its reason. */
export interface ReadReasons {
    /** In the order of `reasonKinds`; empty where none is known. */
    readonly kinds: readonly ReasonKind[];
    /** Whether the parent chose the reasons: from the list, or of those that were read. */
    readonly isChosen: boolean;
    /** Whether the refusal is no matter of a school: an insurer's, a landlord's. */
    readonly isOutside: boolean;
}
/** Reads the reasons that a parent names: confirmed, found by a model, by the label or id of the list, or in own words. */
export declare function readReasons({ denialReason, context, reasons, found }: ReadDenialToDecode): ReadReasons;
export declare function learnReasons(language: TypedLanguage): void;
/** Whether the reason is one of the list: there is nothing to read, and nothing to confirm. */
export declare function isListed(denialReason: string): boolean;
/** The reasons that the words may give, the likeliest first; `outside` is none of them. */
export declare function likelyReasons(text: string): readonly ReasonKind[];
/** The reason that one sentence gives clearly; null where it gives none. */
export declare function reasonOfSentence(sentence: string): ReasonKind | null;
