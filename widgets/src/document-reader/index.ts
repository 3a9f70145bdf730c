export { DocumentError, type DocumentProblem, documentProblems } from "./DocumentProblem.ts";
export { limits } from "./limits.ts";
export type { ReadDocument, Reading, ReadingProgress, ReadSource } from "./Reading.ts";
export { readDocument } from "./readDocument.ts";
