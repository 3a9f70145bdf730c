import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type AskedCase, askedCaseSchema } from "./AskedCase.ts";

const folder = path.join(import.meta.dirname, "cases");

/** Half of the cases are for tuning; the other half is held out and never consulted when the engines change. */
export type Half = "tuning" | "held-out";

/**
 * The half is decided by the id alone, for good.
 * @param id of a case.
 */
export function halfOf(id: string): Half {
  const [first = 0] = createHash("sha256").update(id).digest();
  return first % 2 === 0 ? "tuning" : "held-out";
}

/**
 * Reads every case of `asked/cases`.
 * @throws what is wrong with a file, by its name and place.
 */
export function readAsked(): readonly AskedCase[] {
  return readdirSync(folder).flatMap((file) => {
    const read: unknown = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
    const { data, error } = z.array(askedCaseSchema).safeParse(read);
    if (!data) throw new Error(`${file}: ${z.prettifyError(error)}`);
    return data;
  });
}
