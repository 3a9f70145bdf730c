import { useEffect, useRef, useState } from "react";
import {
  DocumentError,
  type DocumentProblem,
  type ReadDocument,
  type ReadingProgress,
  type ReadSource,
  readDocument,
} from "../../document-reader/index.ts";

/** What reading is doing. */
export type ReadingState =
  | { readonly status: "idle" }
  | { readonly status: "reading"; readonly progress: ReadingProgress | null }
  | { readonly status: "stopped" }
  | { readonly status: "failed"; readonly problem: DocumentProblem };

/** Reads one document at a time; another one, a press, or leaving the tool stops it. */
export function useReading() {
  const [state, setState] = useState<ReadingState>({ status: "idle" });
  const running = useRef<AbortController | null>(null);
  // A worker must not outlive the tool.
  useEffect(() => () => running.current?.abort(), []);
  const read = async (source: ReadSource<Blob>): Promise<ReadDocument | null> => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setState({ status: "reading", progress: null });
    const isCurrent = () => running.current === run && !run.signal.aborted;
    try {
      const document = await readDocument(source, {
        signal: run.signal,
        onProgress: (progress) => isCurrent() && setState({ status: "reading", progress }),
      });
      if (!isCurrent()) return null;
      setState({ status: "idle" });
      return document;
    } catch (error) {
      if (!isCurrent()) return null;
      // What is no problem of the document is ours: the reader did not run.
      setState({ status: "failed", problem: error instanceof DocumentError ? error.problem : "cannot-load" });
      return null;
    }
  };
  const stop = () => {
    running.current?.abort();
    setState({ status: "stopped" });
  };
  return { state, read, stop };
}
