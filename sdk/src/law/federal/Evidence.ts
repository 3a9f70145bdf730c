import type { Citation } from "./Provision.ts";

/** The evidence for a provision's status: the text that was read, and where. */
export interface Evidence {
  /** The text of the law behind the rule. */
  readonly quote: string;
  /** Where it was read. */
  readonly source: string;
  /** A remark for later readers about how it was read. */
  readonly note?: string;
}

/** Evidence for every citation in a file of `citations`. */
export type EvidenceOf<Citations extends Record<string, Citation>> = {
  readonly [Id in Citations[keyof Citations]["id"]]: Evidence;
};
