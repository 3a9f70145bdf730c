/** The script of the worker that reads a document. It reads one, and is terminated then. */
import { answerRequest } from "./answerRequest.ts";
import type { ReadRequest } from "./Reading.ts";

const folder = (name: string) => new URL(`./${name}/`, location.href).href;

addEventListener(
  "message",
  ({ data }: MessageEvent<ReadRequest>) =>
    void answerRequest(data, { ocr: folder("ocr"), pdf: folder("pdf") }),
  { once: true },
);
