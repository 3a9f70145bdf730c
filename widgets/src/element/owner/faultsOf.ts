import { problemsIn } from "./problemsIn.ts";
import type { Refusal } from "./Refusal.ts";
import { ownerWords } from "./words.ts";

export interface Findings {
  /** The element's attributes, by name. */
  readonly given: ReadonlyMap<string, string>;
  /** Our server's address, or null when it is not known. */
  readonly server: string | null;
  readonly refusal: Refusal | null;
}

/** @param origin the page's. @returns what is wrong with an embed: a sentence each, with what to do. */
export function faultsOf({ given, server, refusal }: Findings, origin: string): readonly string[] {
  const faults = [...problemsIn(given)];
  if (server === null) faults.push(ownerWords.missingServer);
  if (refusal) {
    const { key, code } = refusal;
    const said = ownerWords.refused({ key, origin, manage: `${server ?? ""}/partners/manage` })[code];
    faults.push(code === "tool_not_offered" ? said : `${said} ${ownerWords.withoutKey}`);
  }
  return faults;
}
