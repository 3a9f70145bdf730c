import type { Language } from "@iep-insider/sdk/contract";
import type { ProvisionId, StateCode, StateRecord, StateTopic } from "@iep-insider/sdk/law";
import type { GlossaryTerm } from "@iep-insider/sdk/law/glossary";
import type { EvidenceItem } from "./Evidence.ts";

/** Something found by its words, and how well it fits. */
export interface Found {
  /** Comparable within one search only. */
  readonly score: number;
  /** The share of the question's telling words that were found in it, 0 to 1. */
  readonly coverage: number;
  readonly entry:
    | { readonly kind: "rule"; readonly item: EvidenceItem }
    | { readonly kind: "term"; readonly term: GlossaryTerm };
}

/** The law library as the server asks it. No network; built once. */
export interface LawIndex {
  /** Of its texts, and so of the answers that rest on it. */
  readonly language: Language;
  provision(id: ProvisionId): EvidenceItem;
  /** The rules of a term. */
  rulesOf(term: GlossaryTerm): readonly EvidenceItem[];
  record(state: StateCode): StateRecord;
  /**
   * What we hold on a topic in a state, with the federal rule in its words where we hold no state rule (then `citation`
   * is the federal one).
   */
  stateFact(state: StateCode, topic: StateTopic): EvidenceItem;
  /**
   * The best of provisions, terms and, where a state is given, that state's facts. Never another state's.
   * @param most how many at most; fewer where fewer fit.
   */
  search(
    words: string,
    options: { readonly state?: StateCode | undefined; readonly most: number },
  ): readonly Found[];
}
