import type { IconNode } from "lucide";

/** What kind of thing was found; shown in words beside it. */
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

/** Something the hub's search can find. */
export interface SearchEntry {
  /** Unique: the kind and the id it has at home, "letter:iee_request". */
  readonly id: string;
  readonly kind: EntryKind;
  readonly title: string;
  /** One line below the title. */
  readonly line: string;
  /** Other names it has, in English and in Spanish. */
  readonly names: readonly string[];
  /** How parents ask for it in their own words. */
  readonly askedAs: readonly string[];
  /** What it says of itself beyond title and line. */
  readonly text: string;
  /** The path that opens it. */
  readonly to: string;
  readonly icon: IconNode;
}
