import * as citations from "../citations/iep.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** The IEP: who writes it, what it holds, when it is reviewed and changed. */
export const iep = {
  "iep-30-days": {
    ...citations.iep30Days,
    topic: "First IEP after eligibility",
    rule: "A meeting to write the IEP must be held within 30 days after the child is found eligible, and services start as soon as possible after that.",
    deadline: { value: 30, unit: "calendar days", from: "the eligibility decision" },
    commonlyMisstatedAs: "An IEP meeting must be held within 30 days of any parent request.",
  },
  "iep-annual-review": {
    ...citations.iepAnnualReview,
    topic: "Yearly IEP review",
    rule: "The IEP team reviews the IEP at least once a year to see whether the goals are being met, and changes it for lack of expected progress, new evaluations, information from the parent, or needs to come.",
    deadline: { value: 1, unit: "years", from: "the last IEP review" },
  },
  "iep-in-effect": {
    ...citations.iepInEffect,
    topic: "IEP in force each school year",
    rule: "Every eligible child must have an IEP in force when the school year begins. Each teacher and provider responsible must be able to see it and must be told of his or her own duties and the accommodations to be given.",
  },
  "iep-team": {
    ...citations.iepTeam,
    topic: "Who is on the IEP team",
    rule: "The team has the parent, a general education teacher of the child if the child is or may be in general education, a special education teacher or provider of the child, a school representative qualified to supervise special teaching who knows the curriculum and the district's resources, someone who can explain test results, others with knowledge of the child at either side's choice, and the child when suitable. The child must be invited when transition is discussed.",
  },
  "iep-team-excusal": {
    ...citations.iepTeamExcusal,
    topic: "Excusing a team member",
    rule: "A required member may miss a meeting only if the parent and the school agree in writing that the person is not needed because that subject is not being discussed; when it is being discussed, both must consent, the parent in writing, and the person must give written input to the parent and the team before the meeting.",
  },
  "iep-content": {
    ...citations.iepContent,
    topic: "What an IEP must hold",
    rule: "The IEP states present levels and how the disability affects learning, measurable yearly goals, how progress will be measured and when it will be reported, the services and aids with start date, amount, place and duration, supports for staff, time away from non-disabled classmates, testing accommodations (or why an alternate test is used), and, at the right age, transition and the coming transfer of rights. Short-term objectives are required only for children on alternate assessments.",
  },
  "iep-considerations": {
    ...citations.iepConsiderations,
    topic: "What the team must consider",
    rule: "In writing an IEP the team must consider the child's strengths, the parent's concerns, the latest evaluation, and academic, developmental and functional needs; and, where they apply, behavior, language needs of an English learner, Braille, communication (with direct instruction and peers for deaf or hard-of-hearing children), and assistive technology.",
    commonlyMisstatedAs: "The team may skip the parent's written concerns.",
  },
  "iep-amendment": {
    ...citations.iepAmendment,
    topic: "Changing an IEP without a meeting",
    rule: "After the yearly meeting the parent and the school may agree to change the IEP in writing without a meeting. The parent gets the revised IEP on request. Without that agreement a change needs a team meeting.",
    commonlyMisstatedAs: "The school can amend the IEP by itself between meetings.",
  },
  transition: {
    ...citations.transition,
    topic: "Transition to adult life",
    rule: "From the first IEP in force when the child turns 16, or younger if the team decides or the state requires, and each year after, the IEP has measurable goals for after school based on transition assessments (training, education, work and, where suitable, independent living) and the services, including courses, to reach them. The student must be invited.",
    deadline: { value: 16, unit: "years of age", note: "or earlier under state law" },
    commonlyMisstatedAs: "16 in every state: several states start at 14 or earlier.",
  },
  "age-of-majority": {
    ...citations.ageOfMajority,
    topic: "Rights at the age of majority",
    rule: "A state may move the parent's rights to the student at the age of majority under its law (18 in most states), unless the student is found incompetent; student and parent must both be told and both still get notices. The IEP must say, at least a year before, that the student was told.",
    deadline: {
      value: 1,
      unit: "years",
      from: "before the age of majority",
      note: "for the statement in the IEP",
    },
  },
  "progress-reports": {
    ...citations.progressReports,
    topic: "Progress reports",
    rule: "The IEP states how progress toward each goal will be measured and when the parent will get progress reports, for example with report cards. Federal law sets no fixed number.",
  },
} as const satisfies ProvisionsOf<typeof citations>;
