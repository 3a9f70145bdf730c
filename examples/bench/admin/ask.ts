import type { BenchServer } from "../api/BenchServer.ts";
import type { Question } from "./questions.ts";

/** How long a server took to answer a question, in milliseconds, and with how many rows. */
export interface Answered {
  readonly time: number;
  readonly rows: number;
}

/** @throws when the answer is not the one that was asked for. */
export async function ask(server: BenchServer, { name, as, path, rows }: Question): Promise<Answered> {
  const start = performance.now();
  const response = await fetch(server.origin + path, {
    headers: { Authorization: `Bearer ${server.told(as)}` },
  });
  const text = await response.text();
  const time = performance.now() - start;
  if (response.status !== 200) throw new Error(`${name}: ${response.status} ${text.slice(0, 300)}`);
  return { time, rows: countRows(text, rows) };
}

function countRows(text: string, rows: Question["rows"]): number {
  if (rows === null) return 1;
  // The first line of a file names the columns.
  return rows === "lines" ? text.trimEnd().split("\n").length - 1 : rowsIn(JSON.parse(text), rows);
}

function rowsIn(answer: unknown, name: string): number {
  const rows: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
  if (!Array.isArray(rows)) throw new Error(`The answer has no list named ${name}.`);
  return rows.length;
}
