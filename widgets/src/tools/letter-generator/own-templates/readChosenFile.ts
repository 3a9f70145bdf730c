import { longestText, type ReadTemplates, readFile } from "./format.ts";

/** A character takes four bytes at most, so a larger file is not even read. */
const mostBytes = 4 * longestText;

/** @param file the one that a parent chose; its content stays on the device. */
export async function readChosenFile(
  file: Pick<File, "size" | "text">,
): Promise<ReadTemplates | { readonly problem: "unreadable" }> {
  if (file.size > mostBytes) return { problem: "too-large" };
  try {
    return readFile(await file.text());
  } catch {
    // Moved or deleted since, or on a drive that is gone.
    return { problem: "unreadable" };
  }
}
