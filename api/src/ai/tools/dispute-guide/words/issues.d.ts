import type { DisputeIssue } from "@iep-insider/sdk/contract";
export interface IssueWords {
    readonly title: string;
    readonly reason: string;
}
/** What each issue's plan is called, and why it goes that way. */
export declare const issues: Readonly<Record<DisputeIssue, IssueWords>>;
/** Whether a plan with this heading does not know yet what the disagreement is about. */
export declare function isUndecided({ title }: Pick<IssueWords, "title">): boolean;
/** In place of the issue's own words, where the answers or the dates make them wrong. */
export declare const others: {
    readonly noIep: {
        readonly title: "No IEP yet: ask for testing, and look at Section 504";
        readonly reason: "You said that there is no IEP. So the way begins with a request to test your child, and with Section 504, which covers a child without an IEP too.";
    };
    readonly noIepTested: {
        readonly title: "Tested, but no IEP: get the reasons, and look at Section 504";
        readonly reason: "You said that the school has tested your child, and that there is no IEP. If you disagree with the testing, you may ask for an independent evaluation. Section 504 covers a child without an IEP too.";
    };
    readonly noIepDiscipline: {
        readonly title: "Discipline without an IEP: ask for testing, and find out if your child is protected";
        readonly reason: "You said that there is no IEP. Your child can still be protected, if the school was warned before. An evaluation asked for while a child is disciplined must be speeded up.";
    };
    readonly noEvaluation: {
        readonly title: "No testing yet: ask for the school's own evaluation first";
        readonly reason: "You said that the school has not tested your child. An independent evaluation at public expense needs a school evaluation first, so ask for that.";
    };
    readonly noHearing: {
        readonly title: "You do not agree with the placement: ask for the reasons, and get advice on time limits";
        readonly reason: "You are part of the group that decides placement, and it decides at least once a year. The time to ask for a hearing on that day's decision seems to have passed.";
    };
    readonly noComplaint: {
        readonly title: "The IEP is not followed: ask in writing, and see what is still open";
        readonly reason: "An IEP in force has to be carried out. A written request with dates is the proof you need later. The year for a state complaint about that day has passed.";
    };
};
