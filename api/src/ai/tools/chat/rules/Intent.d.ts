import type { ProvisionId, StateTopic } from "@iep-insider/sdk/law";
/** One thing that parents ask, with its finished answer. */
export interface Intent {
    /** In kebab-case, unique. */
    readonly id: string;
    /** What it is about, for a label in front of one of two answers. */
    readonly title: string;
    /** What the answer rests on, the most telling first. */
    readonly law: readonly ProvisionId[];
    /** What the state may have a rule of its own on. */
    readonly topic?: StateTopic;
    /** One or two sentences each, the most needed first; at most 110 words in all. */
    readonly answer: readonly string[];
    /** One to four steps. */
    readonly doNext: readonly string[];
}
