import type { DecidingFact } from "../rules/judge.ts";
import type { ReasonKind } from "../rules/ReasonKind.ts";

/** A note beside a sentence of the parent's text. */
export interface RemarkWords {
  readonly name: string;
  readonly note: string;
}

/** Beside the sentence in which the school gave the reason. Each says no more than the reason's own explanation. */
export const ofReason: Readonly<Record<ReasonKind, RemarkWords>> = {
  child_passing: { name: "Good grades", note: "Good grades alone do not rule out special education." },
  no_services: {
    name: "They do not have it",
    note: "If your child needs it, not having it now is no reason by itself.",
  },
  too_young_old: {
    name: "Your child's age",
    note: "Services can run from age 3 through age 21. The last day differs from state to state.",
  },
  try_other_interventions: {
    name: "Other help first",
    note: "Other help may not delay testing when a disability is suspected.",
  },
  budget_constraints: {
    name: "Money or staff",
    note: "Cost or missing staff is no reason to refuse what your child needs.",
  },
  no_significant_impact: {
    name: "No effect on learning",
    note: "This can be valid. But school is more than grades.",
  },
  parent_concern_only: {
    name: "A parent's worry",
    note: "You may ask for testing at any time, and what you see at home counts.",
  },
  recent_evaluation: {
    name: "Tested not long ago",
    note: "A child with an IEP need not be tested again more than once a year unless you both agree.",
  },
  wait: { name: "Asked to wait", note: "You may ask for testing at any time of the year." },
  diagnosis_first: {
    name: "A diagnosis first",
    note: "Federal law asks for no medical diagnosis before a school tests a child.",
  },
  medication_first: {
    name: "Medicine first",
    note: "A school may not make a controlled drug a condition for testing or help.",
  },
  wrong_label: {
    name: "The name of the disability",
    note: "Help follows what your child needs, not the name of the disability.",
  },
  learning_english: {
    name: "Learning English",
    note: "A child who learns English can also have a disability.",
  },
  missed_school: { name: "Missed school", note: "A child who missed school can also have a disability." },
  setting: { name: "The setting", note: "A setting is chosen for one child, from that child's IEP." },
  no_need: { name: "Not needed", note: "The school has to show this from data about your child." },
  private_school: {
    name: "Private school",
    note: "Children in private school still have to be tested if a disability is suspected.",
  },
  not_eligible: {
    name: "Not eligible",
    note: "You are part of the group that decides, and no single test score may settle it.",
  },
  plan_504_enough: {
    name: "A 504 plan instead",
    note: "A 504 plan is no first step that you must take before an IEP.",
  },
  policy: { name: "A rule or policy", note: "A local rule does not stand above what your child needs." },
  childs_fault: {
    name: "Your child's behavior",
    note: "What looks like a choice can be a sign of a disability.",
  },
  no_reason: { name: "No reason", note: "The school has to give its reasons in a written notice." },
  iee_refused: {
    name: "No independent evaluation",
    note: "If you disagree with the school's own, it must see that you get one, or file for a hearing.",
  },
  plan_504: { name: "No 504 plan", note: "Good grades alone do not settle this." },
};

/** Beside the sentence with the deciding fact. */
export const nameOfFact: Readonly<Record<DecidingFact, string>> = {
  "under-three": "Your child's age",
  "over-age": "Your child's age",
  "over-21": "Your child's age",
  "school-age": "Your child's age",
  "near-the-end": "Your child's age",
  diploma: "A diploma",
  "tested-this-year": "The last test",
  "tested-over-a-year-ago": "The last test",
  "tested-over-three-years-ago": "The last test",
  "found-not-eligible": "No IEP",
  "part-test": "What was tested",
  "none-suspected": "No disability suspected",
  "none-suspected-with-data": "No disability suspected",
  "in-iep": "In the IEP",
  "other-offered": "Another offer",
  "impact-told": "How it shows at school",
  "test-refused": "Testing was refused",
};

export const decides = "This is the fact that decided our finding.";

export const noNotice: RemarkWords = {
  name: "No written notice",
  note: "The school owes you one when it refuses.",
};
