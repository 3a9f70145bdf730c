// The 18 questions: ids, categories, values and weights are the spec's.

export const categories = [
  "understanding",
  "goals",
  "services",
  "placement",
  "progress",
  "parent_input",
  "transition",
  "behavior",
  "safeguards",
  "final_feelings",
] as const;
export type Category = (typeof categories)[number];

export const questionIds = [
  "understand_services",
  "explained_clearly",
  "goals_reflect_needs",
  "goals_measurable",
  "services_appropriate",
  "service_delivery_comfortable",
  "services_denied",
  "placement_appropriate",
  "inclusion_appropriate",
  "progress_tracking_clear",
  "meaningful_progress",
  "concerns_documented",
  "transition_goals_included",
  "transition_plan_support",
  "behavior_needs_addressed",
  "bip_included",
  "services_reduced",
  "ready_to_sign",
] as const;
export type QuestionId = (typeof questionIds)[number];

/** What is asked beside them, and does not count: ids of the answers. */
export const unweighed = {
  state: "state",
  situation: "first_iep",
  ownConcern: "additional_concerns",
} as const;

/** Whether it is the child's first IEP. */
export const situations = ["first", "later", "unsure"] as const;
export type Situation = (typeof situations)[number];

export type Weight = 1 | 0.5 | 0;

export interface AnswerOption {
  readonly value: string;
  readonly label: string;
  /** 1: no concern; 0.5 or 0: a concern. */
  readonly weight: Weight;
}

export interface SigningQuestion {
  readonly category: Category;
  readonly question: string;
  readonly hint?: string;
  readonly options: readonly AnswerOption[];
}

const option = (value: string, label: string, weight: Weight): AnswerOption => ({ value, label, weight });
const yes = option("yes", "Yes", 1);
const no = option("no", "No", 0);
const mostly = option("mostly", "Mostly", 0.5);
const somewhat = option("somewhat", "Somewhat", 0.5);
const firstIep = option("na", "Does not apply: this is the first IEP", 1);
const tooYoung = option("na", "Does not apply at my child's age", 1);
const noBehavior = option("na", "Does not apply: behavior is not a problem", 1);

/** Every question with its answers. A hint that says what the law is names its source. */
export const questions: Readonly<Record<QuestionId, SigningQuestion>> = {
  understand_services: {
    category: "understanding",
    question: "Can you say in your own words what services your child gets, how often, where, and from whom?",
    hint: "Look for the page that lists the services.",
    options: [yes, mostly, no],
  },
  explained_clearly: {
    category: "understanding",
    question: "Did the team explain the IEP clearly and answer your questions?",
    hint: "In plain words, and in the language you know best.",
    options: [yes, somewhat, no],
  },
  goals_reflect_needs: {
    category: "goals",
    question: "Do the goals match the needs that are named in the evaluation?",
    hint: "Take each need in the newest report. Is there a goal or a service for it?",
    options: [yes, mostly, no],
  },
  goals_measurable: {
    category: "goals",
    question: "Does each goal have a starting point, a target, and a way to measure it?",
    hint: "Like this: from 40 to 70 words a minute by May, checked every two weeks.",
    options: [option("yes", "Yes, each goal", 1), option("some", "Some goals", 0.5), no],
  },
  services_appropriate: {
    category: "services",
    question: "Do the kind and amount of services seem enough to reach the goals?",
    options: [yes, mostly, no],
  },
  service_delivery_comfortable: {
    category: "services",
    question: "Are you comfortable with how the services are given?",
    hint: "Alone or in a group, in class or in another room, in person or online.",
    options: [yes, option("hesitant", "I am not sure about it", 0.5), no],
  },
  services_denied: {
    category: "services",
    question: "Did the team refuse something that you asked for?",
    hint: "If so, did you get prior written notice? It must say what is refused and why (34 CFR 300.503).",
    options: [option("no", "No", 1), option("some", "Some of it", 0.5), option("yes", "Yes", 0)],
  },
  placement_appropriate: {
    category: "placement",
    question: "Is the placement right for your child?",
    hint: "The kind of class, program or school where your child will learn.",
    options: [yes, option("concerns", "I have some concerns", 0.5), no],
  },
  inclusion_appropriate: {
    category: "placement",
    question: "Is the time with classmates who have no disability right for your child?",
    hint: "It can be too little or too much. Think of lessons, lunch and recess.",
    options: [yes, somewhat, no],
  },
  progress_tracking_clear: {
    category: "progress",
    question: "Do you know how progress is measured, and when you will get reports?",
    options: [yes, somewhat, no],
  },
  meaningful_progress: {
    category: "progress",
    question: "Has your child made real progress in the past year?",
    hint: "Think of the progress reports, and of what you see at home.",
    options: [yes, somewhat, no, firstIep],
  },
  concerns_documented: {
    category: "parent_input",
    question: "Are your concerns written in the IEP, the way you meant them?",
    hint: "Look for a part called parent concerns or parent input.",
    options: [yes, option("partial", "In part", 0.5), no],
  },
  transition_goals_included: {
    category: "transition",
    question: "Does the IEP have goals for life after high school?",
    hint: "The law asks for them from age 16, or sooner where the team or the state says so (34 CFR 300.320(b)). For a younger child, choose that it does not apply.",
    options: [yes, option("partial", "In part", 0.5), no, tooYoung],
  },
  transition_plan_support: {
    category: "transition",
    question: "Does the IEP name the services and courses that lead to those goals?",
    options: [yes, somewhat, no, tooYoung],
  },
  behavior_needs_addressed: {
    category: "behavior",
    question: "Does the IEP meet your child's needs around behavior?",
    hint: "Such as breaks, a calm place, or an adult who helps early.",
    options: [yes, somewhat, no, noBehavior],
  },
  bip_included: {
    category: "behavior",
    question: "If behavior gets in the way of learning, is there a behavior plan in the IEP?",
    hint: "It is often called a behavior intervention plan (BIP).",
    options: [yes, option("offered", "Offered, but not in the IEP yet", 0.5), no, noBehavior],
  },
  services_reduced: {
    category: "safeguards",
    question: "Are services cut, compared with the last IEP?",
    hint: "Did you get the procedural safeguards notice, which lists your rights? The school must give it to you once each school year, and when you ask (34 CFR 300.504).",
    options: [option("no", "No", 1), option("some", "Some are", 0.5), option("yes", "Yes", 0), firstIep],
  },
  ready_to_sign: {
    category: "final_feelings",
    question: "All in all, do you feel ready to sign this IEP?",
    options: [yes, option("maybe", "Maybe", 0.5), no],
  },
};
