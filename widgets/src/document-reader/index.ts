export { DocumentError, type DocumentProblem, documentProblems } from "./DocumentProblem.ts";
export { limits } from "./limits.ts";
export type { PagePicture, ReadDocument, Reading, ReadingProgress, ReadSource } from "./Reading.ts";
export { drawPage, readDocument } from "./readDocument.ts";
