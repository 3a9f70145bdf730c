import { stat } from "node:fs/promises";

/**
 * Keeps what was made of a file until the file changes.
 * @returns from a file's path, what to make of it, and a name where one file is made into several things, to what was
 * made. It throws what making throws, and does not keep that: the file may be there the next time.
 */
export function whileUnchanged<Made>() {
  const kept = new Map<string, { readonly written: string; readonly made: Promise<Made> }>();
  return async (path: string, make: (path: string) => Promise<Made>, name = path): Promise<Made> => {
    const { mtimeMs, size } = await stat(path);
    const written = `${mtimeMs} ${size}`;
    const known = kept.get(name);
    if (known?.written === written) return known.made;
    const made = make(path);
    kept.set(name, { written, made });
    made.catch(() => {
      if (kept.get(name)?.made === made) kept.delete(name);
    });
    return made;
  };
}
