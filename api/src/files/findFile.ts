import { stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Finds a file below a folder by the path of an address.
 * @param path still encoded, as it came: `/assets/a%20b.js`.
 * @returns the file's path relative to the folder, or null when there is none. Never leads out of the folder, and
 * never to a name that begins with a dot.
 */
export async function findFile(folder: string, path: string): Promise<string | null> {
  const segments = decode(path)?.split("/").filter(Boolean);
  if (!segments || segments.length === 0 || segments.some(isForbidden)) return null;
  const file = segments.join("/");
  return (await isFile(join(folder, file))) ? file : null;
}

/** @returns whether there is a file under exactly this path. */
export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** `..` begins with a dot as well. A backslash separates folders on Windows; a NUL no path can hold. */
function isForbidden(segment: string): boolean {
  return segment.startsWith(".") || segment.includes("\\") || segment.includes("\0");
}
