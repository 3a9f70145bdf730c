import type { LetterType } from "./form/fields.ts";

// Texts of the form; those of its fields are in `form/fieldContent.ts`.

interface TypeContent {
  readonly label: string;
  /** When a parent sends this letter, in one or two sentences. */
  readonly when: string;
}

export const typeContent: Readonly<Record<LetterType, TypeContent>> = {
  initial_evaluation: {
    label: "Request for Special Education Evaluation (Initial Assessment)",
    when: "You think your child may have a disability, and the school has not tested for it yet.",
  },
  re_evaluation: {
    label: "Request for Re-evaluation",
    when: "Your child was tested before, and the results no longer fit.",
  },
  "504_evaluation": {
    label: "Request for Section 504 Evaluation",
    when: "A health problem or disability gets in the way at school. Your child may need changes in class more than special teaching.",
  },
  iep_meeting: {
    label: "Request for IEP Meeting",
    when: "Something in the IEP needs to be talked about before the yearly meeting.",
  },
  fba_request: {
    label: "Request for Functional Behavioral Assessment (FBA)",
    when: "Behavior gets in the way at school, and no one has found out why it happens.",
  },
  bip_request: {
    label: "Request for Behavior Intervention Plan (BIP)",
    when: "Your child's IEP needs a plan for behavior: what to teach, and how adults help.",
  },
  aide_assessment: {
    label: "Request for 1:1 Aide Assessment",
    when: "You think your child needs an adult close by, for some or all of the day.",
  },
  disagreement: {
    label: "Letter of Disagreement",
    when: "You do not agree with a part of an IEP, report or decision, and want that in writing.",
  },
  specific_services: {
    label: "Request for Specific Services",
    when: "You know which service your child needs, and it is not in the IEP.",
  },
  iee_request: {
    label: "Request for Independent Educational Evaluation (IEE)",
    when: "The school has tested your child, and you do not agree with what it found.",
  },
  revoke_consent: {
    label: "Revocation of Consent for Special Education",
    when: "You want all special education for your child to stop.",
  },
  prior_written_notice: {
    label: "Request for Prior Written Notice",
    when: "The school said no, or changed something, and did not put its reasons in writing.",
  },
  observation_request: {
    label: "Request for Classroom Observation",
    when: "You want to see how a school day goes for your child.",
  },
  manifestation_determination: {
    label: "Request for Manifestation Determination",
    when: "Your child has an IEP and faces more than 10 school days out of school because of behavior.",
  },
  follow_up: {
    label: "Follow-up After Meeting",
    when: "You met or talked with the school. Say thank you, and put what was said in writing, the same day if you can.",
  },
  records_request: {
    label: "Request for Education Records",
    when: "You want to see your child's records, or to have copies of them.",
  },
  makeup_services: {
    label: "Request for Make-up (Compensatory) Services",
    when: "Your child did not get services that are in the IEP.",
  },
  bullying_report: {
    label: "Report of Bullying",
    when: "Your child is being bullied or harassed, and you want the school to act and to keep your child safe.",
  },
  private_placement: {
    label: "Notice of Private School Placement (10 Business Days)",
    when: "You plan to move your child to a private school, and to ask the district to pay for it.",
  },
  state_complaint: {
    label: "State Complaint",
    when: "The school did not follow special education law in the last year. The state looks into it and decides.",
  },
};

/** The types as the list groups them, by what a parent wants. */
export const typeGroups: readonly { readonly label: string; readonly types: readonly LetterType[] }[] = [
  {
    label: "Have my child tested",
    types: ["initial_evaluation", "re_evaluation", "504_evaluation", "iee_request"],
  },
  { label: "Change the IEP", types: ["iep_meeting", "specific_services", "aide_assessment"] },
  { label: "Help with behavior", types: ["fba_request", "bip_request", "manifestation_determination"] },
  {
    label: "Get it in writing",
    types: ["follow_up", "prior_written_notice", "records_request", "observation_request"],
  },
  { label: "Report a problem", types: ["makeup_services", "bullying_report", "state_complaint"] },
  { label: "Say no", types: ["disagreement", "private_placement", "revoke_consent"] },
];

export const letterWords = {
  title: "Write a letter to the school",
  lead: "Fill in what happened. You get a letter that makes one clear request and cites the rule behind it.",
  // The English self-contained file does not translate (ADR 101).
  private:
    import.meta.env?.IEP_IS_SELF_CONTAINED && import.meta.env.IEP_LOCALE !== "es"
      ? "What you type stays on this device. Not legal advice."
      : "What you type stays on this device unless you ask us to translate it. Not legal advice.",
  notKept: "It is gone when you leave this page.",
  chooseType: "Which letter do you need?",
  chooseTypeHint: "Each letter asks for one thing.",
  noType: "Choose a letter…",
  people: "Who writes, and about whom",
  moreAboutPeople: "More for the letterhead",
  moreAboutPeopleHint: "Not needed, but it helps the school to answer.",
  facts: "What it is about",
  noState: "Choose a state…",
  noDelivery: "Leave it out",
  missing: "Please fill in all required fields marked with *",
  stillMissing: "Still to fill in:",
  generate: "Write my letter",
  theLetter: "A letter",
  fromOtherTool: "We filled in your answers. Read it through, and change what you like.",
  startOver: "Start Over",
} as const;
