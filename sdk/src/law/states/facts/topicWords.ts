// One export per topic, so that a bundle includes only those it shows.

/** The facts we collect for each state. */
export const stateTopics = [
  "evaluation",
  "answer",
  "records",
  "laterConsent",
  "upperAge",
  "transitionAge",
  "hearing",
  "complaintLimit",
  "recording",
  "recordingConsent",
  "meeting",
  "restraint",
] as const;
export type StateTopic = (typeof stateTopics)[number];

/** What a fact is about, and the federal rule that applies without a state rule. */
export interface TopicWords {
  readonly id: StateTopic;
  readonly title: string;
  readonly federal: string;
  /** What a parent can ask the district when we have no checked rule. */
  readonly ask: string;
}

export const evaluation: TopicWords = {
  id: "evaluation",
  title: "How long testing may take",
  federal:
    "Federal law gives 60 days from the day the school gets your signed consent, unless the state has its own limit.",
  ask: "What is the time limit for testing in our district, from which day does it count, and where is it written?",
};

export const answer: TopicWords = {
  id: "answer",
  title: "The first step after you ask for testing",
  federal:
    "Federal law names no number of days. It asks for written notice a reasonable time before the school acts or refuses.",
  ask: "By when will you answer my request for testing, and where is that written?",
};

export const records: TopicWords = {
  id: "records",
  title: "When you get to see records",
  federal:
    "Under federal law it is 45 days at most, with no needless delay. It is always before an IEP meeting or a hearing.",
  ask: "By when will I get to see the records, and where is that written?",
};

export const laterConsent: TopicWords = {
  id: "laterConsent",
  title: "Your consent to a later IEP",
  federal:
    "Federal law asks for your consent before services first start. It asks for no signature on the IEPs after that.",
  ask: "What happens to a new IEP if I do not sign, and where is that written?",
};

export const upperAge: TopicWords = {
  id: "upperAge",
  title: "Up to what age",
  federal:
    "Federal law covers most children from 3 through 21. The last day depends on the state. A regular diploma ends it sooner.",
  ask: "On what day do services end for my child, and where is that written?",
};

export const hearing: TopicWords = {
  id: "hearing",
  title: "How long you have to ask for a hearing",
  federal:
    "Federal law gives 2 years from the day you knew, or should have known, what happened. A state may set another limit.",
  ask: "How long do I have to ask for a hearing, and where is that written?",
};

export const complaintLimit: TopicWords = {
  id: "complaintLimit",
  title: "How far back a state complaint can go",
  federal: "Under federal law a complaint can reach back one year from the day the state gets it.",
  ask: "How far back may a complaint to the state go, and where is that written?",
};

export const transitionAge: TopicWords = {
  id: "transitionAge",
  title: "When the IEP plans for life after school",
  federal: "Under federal law the plan is in the IEP by age 16, or sooner if the team decides.",
  ask: "At what age or in what grade does the plan for life after school start, and where is that written?",
};

export const restraint: TopicWords = {
  id: "restraint",
  title: "Restraint and seclusion",
  federal:
    "We hold no federal rule on it either. Where behavior gets in the way of learning, the IEP team must think about positive supports.",
  ask: "When may staff hold my child or shut my child in a room, how will you tell me, and where is that written?",
};

export const recording: TopicWords = {
  id: "recording",
  title: "Recording a meeting",
  federal:
    "Federal law does not allow it or forbid it. The school may have a policy. A ban must leave room for you to record where you need that to follow the meeting.",
  ask: "May I record the meeting, and where is that written?",
};

export const recordingConsent: TopicWords = {
  id: "recordingConsent",
  title: "Who must agree to a recording",
  federal:
    "Federal law lets you record a talk that you take part in. Some states ask everyone in it to agree. Tell everyone first.",
  ask: "Does everyone here agree that I record this meeting?",
};

export const meeting: TopicWords = {
  id: "meeting",
  title: "A meeting that you ask for",
  federal: "Federal law names no number of days for it.",
  ask: "How soon after I ask for an IEP meeting will you hold it, and where is that written?",
};
