import type { Sentence } from "./sentences.ts";
/** One action in the text: a "will" clause, or a sentence that begins with its verb. */
export interface Action {
    /** The words right before "will": "sam", "his teacher"; empty where the text names no one. */
    readonly subject: string;
    /** All that comes after "will". */
    readonly phrase: string;
    /** Its first verb that says something, in small letters; null where there is none. */
    readonly verb: string | null;
    /** From the verb on. */
    readonly fromVerb: string;
    readonly isNegated: boolean;
    readonly isByStaff: boolean;
    readonly sentence: Sentence;
}
/** Every action of the text, in its order. */
export declare function actionsIn(sentences: readonly Sentence[]): readonly Action[];
/** "by answering", "through naming": the verb that says how a vague one will be seen; null without one. */
export declare function seenBy({ fromVerb }: Action): string | null;
