import type { Citation } from "./Provision.ts";

/** What a provision's status rests on: the words that were read, and where. */
export interface Evidence {
  /** The words of the law that the rule puts into plain language. */
  readonly quote: string;
  /** Where they were read. */
  readonly source: string;
  /** What a later reader should know of how it was read. */
  readonly note: string | null;
}

/** Evidence for every citation of a file of `citations`. */
export type EvidenceOf<Citations extends Record<string, Citation>> = {
  readonly [Id in Citations[keyof Citations]["id"]]: Evidence;
};
