export { DocumentError, type DocumentProblem, documentProblems } from "./DocumentProblem.ts";
export { limits } from "./limits.ts";
export type { Reading, ReadingProgress } from "./Reading.ts";
export { readDocument } from "./readDocument.ts";
export { readPasted } from "./readPasted.ts";
