import { readDone } from "./readDone.ts";

/**
 * Whether a parent says that the school has a request or a letter, so that we do not advise writing one.
 * @param today `YYYY-MM-DD`.
 */
export function hasAskedInWriting(account: string, today: string): boolean {
  const done = readDone(account, today);
  return (["request", "letter", "iee"] as const).some((step) => done.has(step));
}
