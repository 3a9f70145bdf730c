import type { DisputeIssue } from "@iep-insider/sdk/contract";

export interface IssueWords {
  readonly title: string;
  readonly reason: string;
}

/** What each issue's plan is called, and why it goes that way. */
export const issues: Readonly<Record<DisputeIssue, IssueWords>> = {
  "iep-not-followed": {
    title: "The IEP is not followed: ask in writing, then complain to the state",
    reason:
      "An IEP in force has to be carried out. A written request with dates is the proof you need later, and a state complaint is made for a rule that was broken.",
  },
  "evaluation-refusal": {
    title: "The school will not test: get the refusal in writing, then choose your way",
    reason:
      "A school may say no to testing only in a written notice with its reasons. With that notice in hand you can see what to answer, and which way fits.",
  },
  "placement-disagreement": {
    title: "You do not agree with the placement: know the date, and act before it",
    reason:
      "You are part of the group that decides placement. If a change is coming, only a due process hearing that is pending keeps your child where they are.",
  },
  "disability-discrimination": {
    title: "Unfair treatment because of a disability: write it down, and know the time limit",
    reason:
      "A school that gets federal money may not discriminate because of a disability. Two ways to act on it are the school's own grievance and the Office for Civil Rights.",
  },
  "discipline-related": {
    title: "Discipline: count the days, and ask for the manifestation determination",
    reason:
      "When a removal becomes a change of placement, the team has to look at whether the conduct came from the disability. If you do not agree, there is a faster hearing.",
  },
  "service-denial": {
    title: "A service was refused: get the reasons, then try to settle",
    reason:
      "The school has to say in a written notice why it refuses a service. With the reasons on paper, you can bring facts against them.",
  },
  "assessment-concerns": {
    title: "You do not trust the testing: ask for an independent evaluation",
    reason:
      "If you disagree with the school's evaluation, you may ask for an independent one at public expense. The school has to see that you get it, or defend its own in a hearing.",
  },
  "transition-issues": {
    title: "Planning for life after school: ask for it in the IEP",
    reason:
      "From the first IEP in force at 16, or sooner if the team or the state says so, the IEP has to plan for life after school. If it does not, a rule may have been broken.",
  },
  "general-concern": {
    title: "Not sure yet: find out which problem it is",
    reason:
      "You do not need to know the law to begin. A free call and one clear question in writing often show which way fits.",
  },
};

/** Whether a plan with this heading does not know yet what the disagreement is about. */
export function isUndecided({ title }: Pick<IssueWords, "title">): boolean {
  return title === issues["general-concern"].title;
}

/** In place of the issue's own words, where the answers or the dates make them wrong. */
export const others = {
  noIep: {
    title: "No IEP yet: ask for testing, and look at Section 504",
    reason:
      "You said that there is no IEP. So the way begins with a request to test your child, and with Section 504, which covers a child without an IEP too.",
  },
  noIepTested: {
    title: "Tested, but no IEP: get the reasons, and look at Section 504",
    reason:
      "You said that the school has tested your child, and that there is no IEP. If you disagree with the testing, you may ask for an independent evaluation. Section 504 covers a child without an IEP too.",
  },
  noIepDiscipline: {
    title: "Discipline without an IEP: ask for testing, and find out if your child is protected",
    reason:
      "You said that there is no IEP. Your child can still be protected, if the school was warned before. An evaluation asked for while a child is disciplined must be speeded up.",
  },
  noEvaluation: {
    title: "No testing yet: ask for the school's own evaluation first",
    reason:
      "You said that the school has not tested your child. An independent evaluation at public expense needs a school evaluation first, so ask for that.",
  },
  noHearing: {
    title: "You do not agree with the placement: ask for the reasons, and get advice on time limits",
    reason:
      "You are part of the group that decides placement, and it decides at least once a year. The time to ask for a hearing on that day's decision seems to have passed.",
  },
  noComplaint: {
    title: "The IEP is not followed: ask in writing, and see what is still open",
    reason:
      "An IEP in force has to be carried out. A written request with dates is the proof you need later. The year for a state complaint about that day has passed.",
  },
} as const;
