/** What a parent's story says that can change the finding. Null where it does not say. */
export interface Facts {
    /** In years; 2.5 for 30 months. */
    readonly age: number | null;
    readonly hasDiploma: boolean | null;
    /** Since the school last tested the child. */
    readonly monthsSinceTest: number | null;
    /** The test looked at one area only, or was no full evaluation. */
    readonly wasPartTest: boolean;
    /** The parent does not agree with the school's test. */
    readonly disagreesWithTest: boolean;
    readonly notice: "given" | "none" | null;
    /** The school says that it sees no sign of a disability. */
    readonly isNoneSuspected: boolean;
    /** The school showed data for what it says. */
    readonly hasData: boolean;
    readonly hasIep: boolean;
    /** The IEP already names what is refused. */
    readonly isInIep: boolean;
    /** The story says that the child has no IEP, or was found not eligible for one. */
    readonly isWithoutIep: boolean;
    /** Another way to meet the same need was offered. */
    readonly isOtherOffered: boolean;
    /** What is refused is the testing itself. */
    readonly isTestRefused: boolean;
    /** The story tells how it shows at school. */
    readonly hasImpact: boolean;
    readonly hasAskedInWriting: boolean;
}
/** Facts that an account may include, so that the parent is not asked for them again. */
export type KnownFact = "age" | "coverage" | "diploma" | "disagreement" | "plan" | "refusal" | "writtenRequest";
export declare function isKnown(fact: KnownFact, facts: Facts): boolean;
/** Reads the parent's words; small and big letters are the same. @param today `YYYY-MM-DD`. */
export declare function readFacts(words: string, today: string): Facts;
