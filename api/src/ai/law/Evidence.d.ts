import type { AnswerCitation } from "@iep-insider/sdk/contract";
import type { Provision, StateCode, StateRecord, StateTopic } from "@iep-insider/sdk/law";
import type { GlossaryTerm } from "@iep-insider/sdk/law/glossary";
/** One rule that an answer may cite. */
export interface EvidenceItem {
    /** A provision's id, or `state:TX:evaluation`. What an answer cites it by. */
    readonly id: string;
    readonly title: string;
    /** The rule in plain words, its time limit among them: section numbers and days in an answer must occur here. */
    readonly text: string;
    readonly citation: AnswerCitation;
    /** Null for a state's fact. */
    readonly provision: Provision | null;
    /** Null for a federal provision. */
    readonly fact: {
        readonly state: StateCode;
        readonly topic: StateTopic;
    } | null;
}
/** The law retrieved for one question. */
export interface Evidence {
    /** Best match first, each once. */
    readonly items: readonly EvidenceItem[];
    /** Terms of the glossary that the question is about, the most fitting first. Their rules are among `items`. */
    readonly terms: readonly GlossaryTerm[];
    /** The record of the state that was given; null without one. */
    readonly record: StateRecord | null;
}
export declare function eachOnce(items: readonly EvidenceItem[]): readonly EvidenceItem[];
