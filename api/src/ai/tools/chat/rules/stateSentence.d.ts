import { type StateRecord, type StateTopic } from "@iep-insider/sdk/law";
/**
 * What we hold of a state on a topic, the fullest wording first and the shortest last; the caller takes the first
 * that can still be read with ease.
 */
export declare function stateSentences(record: StateRecord, topic: StateTopic): readonly string[];
/** Whether the record has a rule of the state's own, which an answer can cite. */
export declare function holdsRule(record: StateRecord, topic: StateTopic): boolean;
