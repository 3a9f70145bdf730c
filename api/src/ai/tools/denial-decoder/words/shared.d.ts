import type { Declined } from "@iep-insider/sdk/safety";
import type { DecidingFact } from "../rules/judge.ts";
import type { OpenFact } from "./ReasonWords.ts";
/** What a deciding fact changes; the first replaces the general answer. */
export declare const decidingFacts: Readonly<Record<DecidingFact, string>>;
/** What would change a finding, and what would make the refusal valid. */
export interface DecidingFactWords {
    readonly wouldChange: readonly OpenFact[];
    readonly wouldMakeValid: readonly string[];
}
/** In place of what is said of the reason in general. */
export declare const afterFact: Readonly<Partial<Record<DecidingFact, DecidingFactWords>>>;
export declare const noNotice = "You say that no written notice came, and the school owes you one when it refuses.";
export declare const disagree = "If you disagree with the school's evaluation, ask for an independent one at public expense. The school may ask why, but you do not have to say.";
export declare const steps: {
    readonly askNotice: "Ask for the refusal in prior written notice. It must say what the school refuses, why, and what data it used.";
    readonly checkNotice: "Check the prior written notice: does it say what is refused, why, and what data the school used? Ask in writing for what is missing.";
    readonly makeUp: "List each missed session, and ask for a meeting about make-up time. If that fails, you can file a state complaint.";
    readonly askAgain: "Ask for an evaluation in writing, and say what has changed since the last one.";
    readonly retest: "Ask for the new evaluation in writing, and name the date of the last one.";
    readonly earlyIntervention: "Ask for early intervention in your county or state now. Ask also when the move to preschool services will be planned.";
    readonly noDays: "Federal law names no number of days for the school's answer. Ask for it by a date that you name.";
    readonly answerIn: (state: string, limit: string) => string;
    readonly testIn: (state: string, limit: string) => string;
    readonly ageIn: (state: string, rule: string) => string;
    readonly help: "Get free help: each state has a parent center that knows the local rules.";
    readonly helpIn: (center: string, state: string) => string;
    readonly unchecked: "We have not been able to check this name.";
};
/** What this tool can do instead of what was asked. */
export declare const declines: Readonly<Record<Declined, string>>;
export declare const notSure = "We may have misread the reason, so this costs you nothing. If it does not fit, put the reason in one short sentence, or choose it from the list.";
/** For a refusal by someone other than a school. */
export declare const notOfSchool: {
    readonly explanation: "This does not read like something a school refused. We know the rules for schools: testing, IEPs, 504 plans and services. The letter itself, or whoever sent it, can tell you how to object and by when. Look for that date first. This costs you nothing.";
    readonly steps: readonly ["Find the part of the letter that says how to appeal, and the last day for it.", "Call your state's parent center for free help. It also knows who helps outside school."];
};
export declare const doNotKnow = "We could not look at this refusal, and we do not want to guess. The school must give its reasons in prior written notice. Ask for that first.";
export declare const send: {
    readonly retest: "It asks for the new evaluation in writing.";
    readonly askAgain: "It asks for testing in writing, so that the school has to say yes or refuse in writing.";
    readonly meeting: "It asks for a meeting on how the school will give what the IEP says, and make up what was missed.";
    readonly disagree: "It tells the school what you do not agree with, and why you suspect a disability.";
};
