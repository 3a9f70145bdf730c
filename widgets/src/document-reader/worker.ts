/** The script of the worker that reads a document. It reads one, and is terminated then. */
import { DocumentError, type DocumentProblem } from "./DocumentProblem.ts";
import type { ReadAnswer, ReadRequest } from "./Reading.ts";
import { readFiles } from "./readFiles.ts";

const folder = (name: string) => new URL(`./${name}/`, location.href).href;

addEventListener(
  "message",
  ({ data: { files, port } }: MessageEvent<ReadRequest>) => {
    const answer = (message: ReadAnswer) => port.postMessage(message);
    const folders = { ocr: folder("ocr"), pdf: folder("pdf") };
    readFiles(
      files.map((file) => new Uint8Array(file)),
      folders,
      (progress) => answer({ type: "progress", progress }),
    ).then(
      (reading) => answer({ type: "read", reading }),
      (error: unknown) => answer({ type: "failed", problem: problemIn(error) }),
    );
  },
  { once: true },
);

function problemIn(error: unknown): DocumentProblem {
  if (error instanceof DocumentError) return error.problem;
  // A part that did not come: browsers throw a TypeError for `import()`.
  return error instanceof TypeError && /import|module|fetch/i.test(error.message) ? "cannot-load" : "damaged";
}
