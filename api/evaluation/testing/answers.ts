import type {
  AnswerBase,
  AnswerCitation,
  ChatAnswer,
  DecodedDenial,
  DisputeGuidance,
  GoalAnalysis,
  Translation,
} from "@iep-insider/sdk/contract";

// Valid answers for the tests of the evaluation, empty except for what a test sets.

const base: AnswerBase = {
  outcome: "answered",
  engine: "rules",
  engineNote: null,
  citations: [],
  crisis: null,
  disclaimer: "This is not legal advice.",
  isCharged: false,
};

export function chatAnswer(parts: Partial<ChatAnswer> = {}): ChatAnswer {
  return {
    ...base,
    success: true,
    advice: "",
    doNext: [],
    topics: [],
    choices: [],
    openQuestions: [],
    ...parts,
  };
}

export function goalAnalysis(parts: Partial<GoalAnalysis> = {}): GoalAnalysis {
  return {
    ...base,
    score: 50,
    feedback: "",
    suggestions: [],
    points: [],
    caps: [],
    rewritten: null,
    ...parts,
  };
}

export function decodedDenial(analysis: Partial<DecodedDenial["analysis"]> = {}): DecodedDenial {
  return {
    ...base,
    success: true,
    analysis: {
      isValidDenial: null,
      verdict: "depends",
      explanation: "",
      nextSteps: [],
      wouldChange: [],
      wouldMakeValid: [],
      send: null,
      ...analysis,
    },
  };
}

export function translation(parts: Partial<Translation> = {}): Translation {
  return {
    ...base,
    term: "",
    category: "",
    explanation: "",
    whyItMatters: "",
    whatToAsk: "",
    noRule: null,
    relatedTerms: [],
    ...parts,
  };
}

export function disputeGuidance(parts: Partial<DisputeGuidance> = {}): DisputeGuidance {
  return {
    ...base,
    title: "",
    reason: "",
    steps: [],
    timeline: "",
    warnings: [],
    resources: [],
    urgencyLevel: "medium",
    route: [],
    deadlines: [],
    stayPut: "",
    ...parts,
  };
}

export function citation(id: string): AnswerCitation {
  return { id, label: "34 CFR 300.503", address: null, status: "verified", statusInWords: "Checked." };
}
