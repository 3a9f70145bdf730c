import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";

/** A file that a handler answers with instead of JSON. It is sent while it is being written, and never held whole. */
export class CsvFile {
  readonly #name: string;
  readonly #lines: AsyncIterable<string>;

  /**
   * @param name of the file, such as `contacts-2026-11-22.csv`: letters, digits, hyphens and the dot.
   * @param lines with their ends; the first one has the names of the columns.
   */
  constructor(name: string, lines: AsyncIterable<string>) {
    this.#name = name;
    this.#lines = lines;
  }

  /** Sends it. When the reader goes away it stops; when the writing fails the connection breaks off, so that no file looks whole that is not. */
  async send(response: Response): Promise<void> {
    response.set({
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${this.#name}"`,
    });
    await pipeline(Readable.from(withMark(this.#lines)), response).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
}

/** Spreadsheets take a file for UTF-8 by this mark only. */
async function* withMark(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield "\uFEFF";
  yield* lines;
}

function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
