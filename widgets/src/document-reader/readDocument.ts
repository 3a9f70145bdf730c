import { DocumentError } from "./DocumentProblem.ts";
import { limits, patience } from "./limits.ts";
import type {
  PagePicture,
  PageToDraw,
  ReadAnswer,
  ReadDocument,
  ReadingProgress,
  ReadRequest,
  ReadSource,
} from "./Reading.ts";

interface Options {
  readonly onProgress: (progress: ReadingProgress) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads a document in a worker of its own, on this device; nothing is sent. The worker ends with the document: also
 * when it is cancelled, or makes no progress (`patience`), so that no file can keep the page busy.
 * @param source one file, or the photos of a document's pages in order; pasted text; or a document once more.
 * @throws {DocumentError} with what the parent is told; the signal's reason when it is aborted.
 */
export async function readDocument(source: ReadSource<Blob>, options: Options): Promise<ReadDocument> {
  const answer = await askWorker(source, options);
  if (answer.type !== "read") throw new DocumentError("damaged");
  return answer.document;
}

/**
 * Draws a page of a document that was read, in a worker of its own.
 * @throws as `readDocument`.
 */
export async function drawPage(page: PageToDraw<Blob>, signal: AbortSignal): Promise<PagePicture> {
  const answer = await askWorker(page, { onProgress: () => {}, signal });
  if (answer.type !== "drawn") throw new DocumentError("damaged");
  return answer.picture;
}

type Done = Exclude<ReadAnswer, { readonly type: "progress" | "failed" }>;

async function askWorker(
  source: ReadSource<Blob> | PageToDraw<Blob>,
  { onProgress, signal }: Options,
): Promise<Done> {
  onProgress({ stage: "loading", page: 0, of: 0 });
  if ("files" in source) checkSizes(source.files);
  // Its script comes while the files are read.
  const worker = new Worker(workerAddress(), { type: "module", name: "document-reader" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const files = "files" in source ? await contentsOf(source.files) : [];
    signal.throwIfAborted();
    return await new Promise<Done>((resolve, reject) => {
      const waitFor = (stage: ReadingProgress["stage"]) => {
        clearTimeout(timer);
        const problem = stage === "loading" ? "cannot-load" : "too-slow";
        timer = setTimeout(() => reject(new DocumentError(problem)), patience[stage]);
      };
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        // Without a message: its script did not come.
        reject(
          new DocumentError(event instanceof ErrorEvent && event.message ? "damaged" : "cannot-load", event),
        );
      });
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", ({ data }: MessageEvent<ReadAnswer>) => {
        if (data.type === "failed") return reject(new DocumentError(data.problem));
        if (data.type !== "progress") return resolve(data);
        waitFor(data.progress.stage);
        onProgress(data.progress);
      });
      port1.start();
      waitFor("loading");
      const request: ReadRequest = { source: "files" in source ? { ...source, files } : source, port: port2 };
      worker.postMessage(request, [port2, ...files]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/** Before anything is copied. @throws {DocumentError} "empty", "too-big" */
function checkSizes(files: readonly Blob[]): void {
  if (files.length === 0 || files.some(({ size }) => size === 0)) throw new DocumentError("empty");
  if (files.some(({ size }) => size > limits.fileSize)) throw new DocumentError("too-big");
}

/** @throws {DocumentError} "damaged" */
async function contentsOf(files: readonly Blob[]): Promise<readonly ArrayBuffer[]> {
  // Fails for a file that was moved, or is in a cloud that cannot be reached.
  return Promise.all(files.map((file) => file.arrayBuffer())).catch((error: unknown) => {
    throw new DocumentError("damaged", error);
  });
}

/** Of our own origin, for the dashboard and for tools in frames; what lies beside it is fetched by the worker. */
const workerPath = "/reader/worker.js";

interface Policies {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): string };
  };
}

let policy: ReturnType<NonNullable<Policies["trustedTypes"]>["createPolicy"]> | undefined;

/** Our pages enforce Trusted Types; this policy lets one script be a worker, and no other. */
function workerAddress(): string {
  policy ??= (globalThis as Policies).trustedTypes?.createPolicy("iep-reader", {
    createScriptURL: () => workerPath,
  });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}
