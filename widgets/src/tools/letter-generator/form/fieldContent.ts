import type { DeliveryMethod, LetterField, LetterType } from "./fields.ts";

// Labels and hints of the form's fields, in general and by the type of letter.

const labels: Readonly<Record<LetterField, string>> = {
  childName: "Child's name",
  childBirthDate: "Child's date of birth",
  grade: "Grade",
  schoolName: "School",
  teacherName: "Teacher",
  principalName: "Principal",
  schoolAddress: "School address",
  district: "School district",
  state: "State",
  parentName: "Your name",
  parentAddress: "Your address",
  parentPhone: "Your phone",
  parentEmail: "Your e-mail",
  deliveryMethod: "How you will send it",
  date: "Date of the letter",
  specificConcerns: "Specific concerns",
  academicConcerns: "Academic concerns",
  behaviorConcerns: "Behavior concerns",
  communicationConcerns: "Communication concerns",
  motorConcerns: "Motor concerns",
  socialEmotionalConcerns: "Social and emotional concerns",
  medicalConditions: "Health or other conditions, diagnosed or suspected",
  requestedServices: "Services you ask for",
  decisionDate: "Day the school decided on the removal",
  eventDate: "Day of the meeting",
  privateSchool: "Private school",
  urgencyReason: "Reason for Request",
  currentServices: "Services your child has now",
  previousEvaluations: "Earlier evaluations",
  additionalInfo: "Anything else the school should know",
};

/** Labels that differ for one type. */
const labelsByType: Partial<Record<LetterType, Partial<Record<LetterField, string>>>> = {
  revoke_consent: { urgencyReason: "Reason for Revoking Consent" },
  follow_up: {
    specificConcerns: "Meeting Summary/Concerns",
    eventDate: "Day of the meeting or call",
  },
  records_request: {
    specificConcerns: "Records you want",
    eventDate: "Day of the next IEP meeting, if one is set",
  },
  makeup_services: {
    specificConcerns: "What your child missed",
    requestedServices: "How you would like it made up",
    currentServices: "What the IEP says your child gets",
  },
  bullying_report: {
    specificConcerns: "What happened",
    socialEmotionalConcerns: "What has changed for your child since then",
  },
  private_placement: {
    specificConcerns: "Why the school's plan does not work for your child",
    eventDate: "Last day at the public school",
  },
  state_complaint: {
    parentAddress: "Your address, where your child lives too",
    urgencyReason: "The problem in one or two sentences",
    specificConcerns: "The facts, each with its date",
    requestedServices: "What would solve the problem",
  },
  disagreement: { specificConcerns: "What you do not agree with" },
  iee_request: {
    specificConcerns: "Why you disagree with the evaluation",
    requestedServices: "Areas you want tested",
    previousEvaluations: "The evaluation you disagree with",
  },
  prior_written_notice: { specificConcerns: "The decision you want in writing" },
  manifestation_determination: { urgencyReason: "Reason for Request: removals so far" },
  specific_services: { additionalInfo: "Why your child needs them" },
  "504_evaluation": { additionalInfo: "How it gets in the way at school" },
};

export function fieldLabel(type: LetterType | "", field: LetterField): string {
  return (type && labelsByType[type]?.[field]) || labels[field];
}

const eachLine = "One line for each thing you saw. Start with the date.";

const hints: Partial<Readonly<Record<LetterField, string>>> = {
  childName: "First and last name.",
  principalName: "As you would write it: Dr. Adams.",
  district: "A copy goes to the special education office there.",
  state: "Adds your state's own time limit, if we have read the rule.",
  academicConcerns: `${eachLine} Like this: Oct 3: read 20 words in a minute; her class reads 70.`,
  behaviorConcerns: `${eachLine} Like this: Oct 6: left the room twice in math. If there is nothing to say, write: none.`,
  communicationConcerns: "How your child talks, and what your child takes in.",
  motorConcerns: "Fine motor: writing, buttons. Gross motor: stairs, running.",
  socialEmotionalConcerns: "Worry, mood, friends. Say what you see, and how often.",
  medicalConditions: "You do not need a doctor's letter to write it here.",
  currentServices: "What, how often and for how long. Like this: speech, twice a week, 30 minutes.",
  previousEvaluations: "What kind, by whom, and when.",
  additionalInfo: "Facts only. Keep a second request for a letter of its own.",
};

const hintsByType: Partial<Record<LetterType, Partial<Record<LetterField, string>>>> = {
  revoke_consent: {
    urgencyReason: "You may leave this empty. No law asks you for a reason (34 CFR 300.300(b)(4)).",
  },
  iee_request: {
    specificConcerns: "One sentence is enough. You do not have to explain (34 CFR 300.502(b)(4)).",
    previousEvaluations: "Kind and date. Like this: psychological report, May 12, 2026.",
    requestedServices:
      "One line for each. Like this: reading. Leave it empty to test all that the school tested.",
  },
  follow_up: {
    specificConcerns: "One line for each point: what was said, by whom, and by when it will be done.",
  },
  records_request: {
    specificConcerns: "One line for each kind. Leave it empty to ask for the whole file.",
    eventDate: "You have a right to see the records before the meeting.",
  },
  makeup_services: {
    specificConcerns: `${eachLine} Like this: Sept 8 to Oct 3: no speech; 8 sessions of 30 minutes.`,
    requestedServices: "One line for each. Like this: 4 more hours of speech by March.",
  },
  bullying_report: {
    specificConcerns:
      "One line for each time: the date, where, what was done or said, who saw it, and whom you told. Leave out other children's names.",
    socialEmotionalConcerns: "Sleep, worry, grades, days missed. Say what you see, and since when.",
  },
  private_placement: {
    specificConcerns: "One line for each concern, with what shows it: a score, a report, a date.",
    eventDate: "At least 10 business days after the school gets this letter.",
    privateSchool: "The name. Leave it empty if you have not chosen yet.",
    additionalInfo: "Did you say this at an IEP meeting too? Write the day, and what you said.",
  },
  state_complaint: {
    parentAddress: "No fixed address? Write how the state can reach you and your child.",
    urgencyReason:
      "What the district did or did not do. Like this: the district did not give the speech in the IEP.",
    specificConcerns:
      "One line for each fact, with day, month and year. The state looks back one year from the day it gets your letter.",
    requestedServices: "One line for each. Like this: make up 8 sessions of speech.",
    district: "The law asks you to send the district a copy.",
    additionalInfo: "Papers that you send along: the IEP, e-mails, notes.",
  },
  disagreement: {
    specificConcerns:
      "One line for each point: what was decided, why it does not fit, and what you ask for instead.",
  },
  prior_written_notice: {
    specificConcerns:
      "One line for each decision. Like this: Oct 14: I asked for speech twice a week; Ms. Hale said no.",
  },
  specific_services: {
    requestedServices:
      "One line for each. Like this: speech therapy, twice a week, 30 minutes, in a small group.",
    additionalInfo: "The need, and what shows it: a score, a report.",
  },
  "504_evaluation": { additionalInfo: "In class, in tests, at lunch, on trips. Say how often." },
  iep_meeting: { urgencyReason: "What you want to talk about, with dates." },
  observation_request: {
    urgencyReason: "What you hope to learn.",
  },
  re_evaluation: { urgencyReason: "What has changed since the last tests." },
  manifestation_determination: {
    decisionDate:
      "The school's own day for it: on the notice, or when you were told. Its 10 school days run from then. Leave it empty if you do not know.",
    urgencyReason:
      "Each removal: the first day, the number of school days, and what the school said. Also days when you were asked to pick your child up.",
    behaviorConcerns: "What happened, as you know it.",
  },
  fba_request: {
    behaviorConcerns: `${eachLine} Say what was seen, where and how often.`,
  },
  bip_request: { behaviorConcerns: `${eachLine} Say what was seen, where and how often.` },
  aide_assessment: {
    behaviorConcerns: `${eachLine} Name the task or time of day, and what happens without help.`,
  },
};

export function fieldHint(type: LetterType | "", field: LetterField): string | undefined {
  return (type && hintsByType[type]?.[field]) || hints[field];
}

export const deliveryLabels: Readonly<Record<DeliveryMethod, string>> = {
  email: /* message */ "E-mail",
  mail: "Mail",
  certified_mail: "Certified mail",
  hand: "I hand it in",
  email_and_mail: "E-mail and mail",
};
