import type { DisputeDeadline } from "@iep-insider/sdk/contract";
import { type LaterConsentFact } from "@iep-insider/sdk/law";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
/** A state's rule on what becomes of a change that the school proposes. */
export interface ProposalRule {
    /** In whole sentences, with our doubt. */
    readonly text: string;
    readonly note: string | null;
    readonly needed: LaterConsentFact["needed"];
    /** Id of the citation. */
    readonly citation: string;
}
/** The rule of the parent's state, where a change is disputed and the state's rule says more than the federal one. */
export declare function proposalRule(situation: Situation): ProposalRule | null;
/** Whether a way goes by that rule. */
export declare function isOnProposal(route: readonly StepId[]): boolean;
/** The last day to answer: counted from the notice's own day where it can be told, else from the day given; it says which. */
export declare function proposalDeadline(situation: Situation): DisputeDeadline | null;
