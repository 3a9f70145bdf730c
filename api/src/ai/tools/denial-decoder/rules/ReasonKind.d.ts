import type { LetterToSend } from "@iep-insider/sdk/contract";
import type { ProvisionId } from "@iep-insider/sdk/law";
/** The reasons that the rules know: those of the list, and others that parents hear. */
export declare const reasonKinds: readonly ["iee_refused", "plan_504", "too_young_old", "recent_evaluation", "diagnosis_first", "medication_first", "wrong_label", "learning_english", "missed_school", "setting", "no_need", "private_school", "not_eligible", "plan_504_enough", "no_significant_impact", "try_other_interventions", "wait", "budget_constraints", "no_services", "policy", "child_passing", "parent_concern_only", "childs_fault", "no_reason"];
export type ReasonKind = (typeof reasonKinds)[number];
/** The provisions behind each answer, the most relevant first, and the letter that fits it. */
export declare const basisOf: Readonly<Record<ReasonKind, {
    readonly rules: readonly ProvisionId[];
    readonly letter: LetterToSend;
}>>;
/** The chat's topics that each is about. */
export declare const topicsOf: Readonly<Record<ReasonKind, readonly string[]>>;
