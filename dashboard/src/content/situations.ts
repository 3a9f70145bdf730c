import { formatCents, includesLetter, prices, type ToolId, toolById } from "@iep-insider/sdk/catalog";

/** One tool in a situation's list. */
export interface SituationStep {
  readonly tool: ToolId;
  /** What a parent does there, in one sentence. */
  readonly what: string;
}

/** What brings a parent here, in parents' words, and two to four tools in the order that helps. */
export interface Situation {
  /** In kebab-case, unique: the anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly steps: readonly SituationStep[];
}

export const situations: readonly Situation[] = [
  {
    id: "school-said-no",
    title: "The school said no",
    steps: [
      { tool: "denial-decoder", what: "See whether the reason holds, and what to ask for." },
      { tool: "letter-generator", what: "Ask for the refusal and its reasons in writing." },
      { tool: "dispute-guide", what: "If they still say no: your ways to disagree, in order." },
    ],
  },
  {
    id: "help-was-cut",
    title: "Something was cut or changed",
    steps: [
      { tool: "rights-guide", what: "See what notice the school owes you first, and what your state adds." },
      { tool: "letter-generator", what: "Say that you disagree, and ask for the reasons in writing." },
      { tool: "dispute-guide", what: "See how to stop the change or win it back, with the time limits." },
    ],
  },
  {
    id: "meeting-is-coming",
    title: "A meeting is coming",
    steps: [
      { tool: "meeting-checklist", what: "Go through what to do before, in and after the meeting." },
      { tool: "document-reader", what: "See the goals, minutes and dates of the draft." },
      { tool: "goal-analyzer", what: "Check a goal in the draft: is it clear, and can it be measured?" },
      { tool: "letter-generator", what: "Ask for the draft, or write down afterwards what was agreed." },
    ],
  },
  {
    id: "asked-to-sign",
    title: "I was asked to sign",
    steps: [
      { tool: "signing-advisor", what: "Find out what to sign, what to refuse, and what can wait." },
      { tool: "document-reader", what: "See what the IEP says, and what was cut since the last one." },
      { tool: "letter-generator", what: "Put in writing what you do not agree with." },
    ],
  },
  {
    id: "sent-home",
    title: "My child was sent home or suspended",
    steps: [
      { tool: "chat", what: "Ask which days count, and what the school owes your child now." },
      { tool: "letter-generator", what: "Ask for a behavior assessment or for the meeting about the cause." },
      { tool: "dispute-guide", what: "If it does not stop: your ways to disagree, in order." },
    ],
  },
  {
    id: "needs-help",
    title: "I think my child needs help",
    steps: [
      { tool: "evaluation-screener", what: "Sort out what you see, and whether to ask for testing." },
      { tool: "letter-generator", what: "Ask the school for an evaluation in writing." },
      { tool: "504-screener", what: "See which plan may fit: an IEP or a 504 plan." },
    ],
  },
];

export const situationWords = {
  title: "What happened?",
  lead: "Choose what is nearest. We show you what to do first, and what comes after it.",
  start: (tool: string) => `Start: ${tool}`,
  free: "Free",
  included: "No extra charge after the step before",
  single: formatCents(prices.singleUse),
} as const;

/**
 * What a step costs, in a few words.
 * @param before the tool of the previous step, or null.
 */
export function costOfStep({ tool }: SituationStep, before: SituationStep | null): string {
  if (toolById(tool).payment === null) return situationWords.free;
  const isIncluded = tool === "letter-generator" && before !== null && includesLetter(before.tool);
  return isIncluded ? situationWords.included : situationWords.single;
}
