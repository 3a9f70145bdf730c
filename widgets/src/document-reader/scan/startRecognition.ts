import type { TextLine } from "@iep-insider/sdk/school-documents";
import { createWorker, OEM } from "tesseract.js";
import { DocumentError } from "../DocumentProblem.ts";
import { linesOf } from "../lines.ts";
import { wordPieces } from "./wordPieces.ts";

/** Recognizes pictures of pages, one after the other. */
export interface Recognition {
  /** @param pixelsPerPoint of the picture. @throws if the picture cannot be read. */
  readonly recognize: (picture: OffscreenCanvas, pixelsPerPoint: number) => Promise<readonly TextLine[]>;
}

/**
 * Starts the engine in a worker within this one, which ends with it. Nothing is stored in the browser.
 * @param folder with the engine's files and its English data, on our own server.
 * @param onProgress is called while it loads and recognizes.
 * @throws {DocumentError} "cannot-load"
 */
export async function startRecognition(folder: string, onProgress: () => void): Promise<Recognition> {
  const engine = await createWorker("eng", OEM.LSTM_ONLY, {
    workerPath: `${folder}worker.min.js`,
    corePath: `${folder}tesseract-core-simd-lstm.js`,
    langPath: folder.replace(/\/$/, ""),
    workerBlobURL: false,
    cacheMethod: "none",
    logger: onProgress,
    // Without it, a failure is thrown a second time where nothing catches it.
    errorHandler: () => {},
  }).catch((error: unknown) => {
    throw new DocumentError("cannot-load", error);
  });
  return {
    recognize: async (picture, pixelsPerPoint) => {
      // Without it, the engine estimates the resolution, and writes to the console that it did.
      await engine.setParameters({ user_defined_dpi: String(Math.round(pixelsPerPoint * 72)) });
      const { data } = await engine.recognize(picture, { rotateAuto: true }, { text: false, blocks: true });
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
      return linesOf(lines.flatMap((line) => wordPieces(line, pixelsPerPoint)));
    },
  };
}
