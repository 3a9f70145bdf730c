import type { ProvisionId, StateTopic } from "@iep-insider/sdk/law";
import type { Concept } from "./concepts/index.ts";

/** One thing that parents ask, with its finished answer. */
export interface Intent {
  /** In kebab-case, unique. */
  readonly id: string;
  /** What it is about, for a label in front of one of two answers. */
  readonly title: string;
  /** Ways to ask: a question fits where all concepts of one way stand close together. */
  readonly asks: readonly (readonly Concept[])[];
  /** Concepts that say that something else is asked. */
  readonly not?: readonly Concept[];
  /** How parents have it, in their own spelling; no two intents share one. */
  readonly examples: readonly string[];
  /** What the answer rests on, the most telling first. */
  readonly law: readonly ProvisionId[];
  /** What the state may have a rule of its own on. */
  readonly topic: StateTopic | null;
  /** One or two sentences each, the most needed first; at most 110 words in all. */
  readonly answer: readonly string[];
  /** One to four steps. */
  readonly doNext: readonly string[];
}
