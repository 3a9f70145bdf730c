import { readDone } from "./readDone.ts";

/**
 * Whether a parent tells that a request or a letter is with the school, so that nobody is told to write one.
 * @param today `YYYY-MM-DD`.
 */
export function hasAskedInWriting(account: string, today: string): boolean {
  const done = readDone(account, today);
  return (["request", "letter", "iee"] as const).some((step) => done.has(step));
}
