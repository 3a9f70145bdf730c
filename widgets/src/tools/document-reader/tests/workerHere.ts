import { vi } from "vitest";
import { answerRequest } from "../../../document-reader/answerRequest.ts";
import type { ReadRequest } from "../../../document-reader/Reading.ts";

/** Lets a test read documents without a browser's workers: the same code runs here. */
export function readHere(): { readonly terminated: () => number } {
  let terminated = 0;
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      postMessage(request: ReadRequest) {
        void answerRequest(request, { ocr: "none:", pdf: "none:" });
      }

      terminate() {
        terminated += 1;
      }
    },
  );
  return { terminated: () => terminated };
}
