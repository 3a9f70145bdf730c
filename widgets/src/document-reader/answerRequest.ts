import { readFindings } from "@iep-insider/sdk/school-documents";
import { checkScanned } from "./checkScanned.ts";
import { DocumentError, type DocumentProblem } from "./DocumentProblem.ts";
import type { ReadAnswer, ReadDocument, ReadingProgress, ReadRequest, ReadSource } from "./Reading.ts";
import { type ReaderFolders, readFiles, whole, withText } from "./readFiles.ts";
import { readPasted } from "./readPasted.ts";

/** What the worker does with a request: reads and finds, or draws a page, and answers through the request's port. Never fails. */
export async function answerRequest(
  { source, port }: Pick<ReadRequest, "source"> & { readonly port: Pick<MessagePort, "postMessage"> },
  folders: ReaderFolders,
): Promise<void> {
  const answer = (message: ReadAnswer) => port.postMessage(message);
  try {
    if ("drawn" in source) {
      const { drawPage } = await import("./drawPage.ts");
      const picture = await drawPage(source, folders.pdf);
      return port.postMessage({ type: "drawn", picture } satisfies ReadAnswer, [picture.bitmap]);
    }
    const document = await read(source, folders, (progress) => answer({ type: "progress", progress }));
    answer({ type: "read", document });
  } catch (error) {
    answer({ type: "failed", problem: problemIn(error) });
  }
}

async function read(
  source: ReadSource<ArrayBuffer>,
  folders: ReaderFolders,
  onProgress: (progress: ReadingProgress) => void,
): Promise<ReadDocument> {
  if ("again" in source) {
    const { again, kind } = source;
    return { reading: again, findings: checkScanned(readFindings(again.text, kind), again.scannedPages) };
  }
  const reading =
    "pasted" in source
      ? withText(whole(readPasted(source.pasted)))
      : await readFiles(
          source.files.map((file) => new Uint8Array(file)),
          folders,
          onProgress,
        );
  return { reading, findings: checkScanned(readFindings(reading.text), reading.scannedPages) };
}

function problemIn(error: unknown): DocumentProblem {
  if (error instanceof DocumentError) return error.problem;
  // A part that did not come: browsers throw a TypeError for `import()`.
  return error instanceof TypeError && /import|module|fetch/i.test(error.message) ? "cannot-load" : "damaged";
}
