/** Why a document cannot be read. The texts for parents are the tool's. */
export const documentProblems = [
  "empty",
  "too-big",
  "wrong-type",
  "old-word",
  "heic-photo",
  "damaged",
  "password",
  "unpacks-too-large",
  "too-slow",
  "no-text",
  "mixed-files",
  "cannot-load",
] as const;

export type DocumentProblem = (typeof documentProblems)[number];

/** Thrown while a document is read. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
  readonly problem: DocumentProblem;

  constructor(problem: DocumentProblem, cause?: unknown) {
    super(`The document cannot be read: ${problem}.`, { cause });
    this.problem = problem;
  }
}
