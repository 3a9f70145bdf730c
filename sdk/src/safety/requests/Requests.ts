import type { Declined } from "./Declined.ts";

/** How one language asks for what our tools decline. */
export interface Requests {
  /** Patterns for each kind of request. */
  readonly signs: Readonly<Record<Declined, RegExp>>;
  /** Words of our subject: a text with one of them is on topic. */
  readonly about: RegExp;
}
