import type { IconNode } from "lucide";

/** The kind of result, shown beside it. */
export type EntryKind =
  | "situation"
  | "tool"
  | "letter"
  | "term"
  | "right"
  | "state"
  | "question"
  | "post"
  | "page";

export interface SearchEntry {
  /** The kind and the id within it: "letter:iee_request". */
  readonly id: string;
  readonly kind: EntryKind;
  readonly title: string;
  readonly line: string;
  /** Other names, in English and in Spanish. */
  readonly names: readonly string[];
  /** Parents' own words for it. */
  readonly askedAs: readonly string[];
  /** Further text to search. */
  readonly text: string;
  readonly to: string;
  readonly icon: IconNode;
}
