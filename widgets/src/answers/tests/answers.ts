import type { AnswerCitation, GoalAnalysis, Translation } from "@iep-insider/sdk/contract";

/** An answer of the goal analyzer. */
export function aGoalAnalysis(some: Partial<GoalAnalysis> = {}): GoalAnalysis {
  return {
    ...baseAnswer,
    score: 72,
    feedback: "The goal says what your child will do. It does not say where your child is now.",
    suggestions: ["Ask for the starting point.", "Ask who measures it."],
    points: [
      { part: "behavior", title: "What your child will do", points: 20, of: 20, why: "It can be seen." },
      { part: "baseline", title: "Where your child is now", points: 0, of: 15, why: "It is not there." },
    ],
    caps: [],
    rewritten: "By [date], [name 1] will read [number] words in a minute.",
    ...some,
  };
}

/** An answer of the jargon translator. */
export function aTranslation(some: Partial<Translation> = {}): Translation {
  return {
    ...baseAnswer,
    term: "Zebra hour",
    category: "Service",
    explanation: "A word of one school for quiet time.",
    whyItMatters: "It may take time from class.",
    whatToAsk: "What does my child do then?",
    noRule: "We know of no rule behind this word.",
    relatedTerms: ["FAPE"],
    ...some,
  };
}

export function aCitation(some: Partial<AnswerCitation> = {}): AnswerCitation {
  return {
    id: "iep-content",
    label: "34 CFR 300.320",
    address: "https://www.ecfr.gov/current/title-34/section-300.320",
    status: "verified",
    statusInWords: "We read this in the law or in the agency's own words.",
    ...some,
  };
}

/** What every answer of the server has. */
export const baseAnswer = {
  outcome: "answered",
  engine: "rules",
  engineNote: null,
  citations: [aCitation()],
  crisis: null,
  disclaimer: "This is not legal advice.",
  isCharged: true,
} as const;
