import type { ProvisionId } from "@iep-insider/sdk/law";
import type { QuestionId } from "./questions.ts";

interface LawWords {
  readonly text: string;
  readonly provisions: readonly ProvisionId[];
}

interface ConcernWords {
  /** The subject of the answer, in a few words. */
  readonly topic: string;
  /** What to ask the team. */
  readonly ask: string;
  /** What the law says of it. */
  readonly law: LawWords;
}

const servicesInIep = {
  text: "The IEP must say for each service when it starts, how often and how long it is given, and where.",
  provisions: ["iep-content"],
} as const satisfies LawWords;
const transition = {
  text: "From age 16, or sooner where the team or the state says so, the IEP has goals for life after high school, and the services and courses to reach them.",
  provisions: ["transition"],
} as const satisfies LawWords;
const behavior = {
  text: "When behavior gets in the way of learning, the team must consider positive supports and other ways to help.",
  provisions: ["behavior-in-iep"],
} as const satisfies LawWords;

/** The general sentence on written notice, which every result has too. */
export const writtenNotice = {
  text: "When the school changes services or placement, or refuses a change that you ask for, it must tell you in writing. It must do so a reasonable time before, with the reasons and what they are based on.",
  provisions: ["prior-written-notice"],
} as const satisfies LawWords;
export const safeguardsNotice = {
  text: "The school must give you the notice of your rights once each school year, and when you ask for it.",
  provisions: ["procedural-safeguards-notice"],
} as const satisfies LawWords;

/** What is said of an answer below weight 1. */
export const concernWords = {
  understand_services: {
    topic: "What the services are",
    ask: "Ask the team to write down each service: how often, for how long, where, and by whom.",
    law: servicesInIep,
  },
  explained_clearly: {
    topic: "What was explained",
    ask: "Write down what is not clear to you. Ask someone on the team to go through it with you.",
    law: {
      text: "The school must do what is needed so that you understand the meeting. That includes an interpreter for a parent who is deaf or speaks another language.",
      provisions: ["interpreter"],
    },
  },
  goals_reflect_needs: {
    topic: "Goals and needs",
    ask: "List the needs in the evaluation. Ask for a goal or a service for each one.",
    law: {
      text: "The team must consider the newest evaluation, and your child's needs in learning and in daily life.",
      provisions: ["iep-considerations"],
    },
  },
  goals_measurable: {
    topic: "Goals that can be measured",
    ask: "Ask of each goal: where does my child start, what is the target, and who checks it how often?",
    law: { text: "The IEP must have yearly goals that can be measured.", provisions: ["iep-content"] },
  },
  services_appropriate: {
    topic: "Enough services",
    ask: "Ask which data show that this kind and amount of help is enough to reach the goals.",
    law: {
      text: "The IEP must be made so that your child can make progress that fits your child's own situation, at no cost to you.",
      provisions: ["fape"],
    },
  },
  service_delivery_comfortable: {
    topic: "How services are given",
    ask: "Say what worries you about the group, the place or the form. Ask what else could be done.",
    law: servicesInIep,
  },
  services_denied: {
    topic: "What was refused",
    ask: "Ask for the refusal in writing, with the reasons.",
    law: writtenNotice,
  },
  placement_appropriate: {
    topic: "Placement",
    ask: "Ask which other settings the team looked at, and why it did not choose them.",
    law: {
      text: "The placement is decided at least once a year, from the IEP, by a group that you are part of.",
      provisions: ["placement"],
    },
  },
  inclusion_appropriate: {
    topic: "Time with other classmates",
    ask: "Ask what help would let your child learn in class, and how the team set the time.",
    law: {
      text: "Your child learns with classmates who have no disability as far as that suits your child. Another room is allowed only when class cannot work, even with aids and services.",
      provisions: ["lre"],
    },
  },
  progress_tracking_clear: {
    topic: "How progress is checked",
    ask: "Ask what is measured, how often, and on which days you get a report.",
    law: {
      text: "The IEP must say how progress toward each goal is measured, and when you get reports. Federal law sets no number of reports.",
      provisions: ["progress-reports"],
    },
  },
  meaningful_progress: {
    topic: "Progress in the past year",
    ask: "Ask to see the data. Ask what will be done in another way this year.",
    law: {
      text: "The team must look at the IEP at least once a year. It changes the IEP, where needed, when progress is less than expected.",
      provisions: ["iep-annual-review"],
    },
  },
  concerns_documented: {
    topic: "Your concerns in the IEP",
    ask: "Send your concerns in writing. Ask that they be put in the IEP as you wrote them.",
    law: {
      text: "The team must consider your concerns when it writes the IEP.",
      provisions: ["iep-considerations"],
    },
  },
  transition_goals_included: {
    topic: "Goals for after high school",
    ask: "Ask for goals for more learning, for work, and, where it fits, for living on one's own.",
    law: transition,
  },
  transition_plan_support: {
    topic: "The way to those goals",
    ask: "Ask which course or service belongs to each goal for after high school, and who is in charge.",
    law: transition,
  },
  behavior_needs_addressed: {
    topic: "Needs around behavior",
    ask: "Tell the team what comes before the hard moments, and what helps. Ask for positive supports.",
    law: behavior,
  },
  bip_included: {
    topic: "A behavior plan",
    ask: "Ask the school to find out why the behavior happens (FBA), and to put a plan in the IEP.",
    law: behavior,
  },
  services_reduced: {
    topic: "Services that are cut",
    ask: "Ask which data led to the cut, and for that decision in writing.",
    law: writtenNotice,
  },
  ready_to_sign: {
    topic: "Ready to sign",
    ask: "Write down what holds you back. Ask for the time and the answers that you need.",
    law: safeguardsNotice,
  },
} as const satisfies Readonly<Record<QuestionId, ConcernWords>>;
