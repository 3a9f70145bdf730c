/** Why a document cannot be read. The texts for parents are the tool's. */
export declare const documentProblems: readonly ["empty", "too-big", "wrong-type", "old-word", "heic-photo", "damaged", "password", "unpacks-too-large", "too-slow", "no-text", "mixed-files", "cannot-load"];
export type DocumentProblem = (typeof documentProblems)[number];
/** Thrown while a document is read. */
export declare class DocumentError extends Error {
    readonly name = "DocumentError";
    readonly problem: DocumentProblem;
    constructor(problem: DocumentProblem, cause?: unknown);
}
