import type { ReadDenialToDecode } from "../../../AnswerTool.ts";
import type { Intent } from "../../chat/rules/Intent.ts";
import { type ReadReasons } from "./readReasons.ts";
/** A refusal, read twice: by its reasons and by the chat's topics, which are learned from other texts. */
export interface ReadDenial extends ReadReasons {
    /** The chat's topic that is answered, because no reason was read that holds; null where a reason is answered. */
    readonly topic: Intent | null;
}
/** Reads a refusal. Where the chat is sure of a topic that no reason read is about, the topic is right more often. */
export declare const readDenial: (input: ReadDenialToDecode) => ReadDenial;
