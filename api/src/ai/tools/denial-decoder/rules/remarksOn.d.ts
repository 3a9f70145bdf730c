import type { DenialRemark, DenialToDecode } from "@iep-insider/sdk/contract";
import type { DecidingFact } from "./judge.ts";
import type { ReasonKind } from "./ReasonKind.ts";
import { type ReadReasons } from "./readReasons.ts";
interface Found {
    readonly read: ReadReasons;
    /** The reason that the finding is about. */
    readonly kind: ReasonKind;
    /** The fact that decided. */
    readonly decidingFact: DecidingFact | undefined;
    /** `YYYY-MM-DD` */
    readonly today: string;
}
/** Which sentences gave the reasons and the fact that decided. Places only: an answer must not repeat the parent's words. */
export declare function remarksOn(input: DenialToDecode, found: Found): readonly DenialRemark[];
export {};
