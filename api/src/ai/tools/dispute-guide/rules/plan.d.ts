import { type StateTopic } from "@iep-insider/sdk/law";
import type { Draft, Question } from "../../../AnswerTool.ts";
import { type Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
/** The whole plan of a disagreement: from what was chosen, the dates, and what the parent's account tells. */
export declare function plan(question: Question<"dispute-guide">): Draft<"dispute-guide">;
/** What of the state the plan tells of beside the hearing: its times for the steps, and its rule on a proposed change. */
export declare function stateTopicsOf(situation: Situation, route: readonly StepId[]): readonly StateTopic[];
/** The line that says what of the account was used; empty where nothing was. */
export declare function usedLine(question: Question<"dispute-guide">): readonly string[];
/** The rule that the issue is about. */
export declare const lawOfIssue: {
    readonly "iep-not-followed": readonly ["iep-in-effect"];
    readonly "evaluation-refusal": readonly ["parent-request-evaluation", "iee"];
    readonly "placement-disagreement": readonly ["placement", "parent-participation"];
    readonly "disability-discrimination": readonly ["section-504-rights"];
    readonly "discipline-related": readonly ["discipline-10-days"];
    readonly "service-denial": readonly ["prior-written-notice"];
    readonly "assessment-concerns": readonly ["iee"];
    readonly "transition-issues": readonly ["transition"];
    readonly "general-concern": readonly ["prior-written-notice"];
};
