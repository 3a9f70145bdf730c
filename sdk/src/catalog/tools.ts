/** How a paid tool is charged; free tools, behind the email gate, have null. */
export const paymentKinds = ["ai_question", "quiz"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** The hub's filters (ADR 2). */
export const toolCategories = ["AI-Powered", "Assessment", "Legal", "Planning"] as const;
export type ToolCategory = (typeof toolCategories)[number];

/**
 * The fourteen ids of the hub, and the assessment questionnaires, which have no hub card. A tool's id names it everywhere:
 * its element, folder, component, route and call (ADR 68).
 */
export const toolIds = [
  "chat",
  "504-screener",
  "letter-generator",
  "goal-analyzer",
  "denial-decoder",
  "signing-advisor",
  "evaluation-screener",
  "aide-screener",
  "rights-guide",
  "meeting-checklist",
  "jargon-translator",
  "dispute-guide",
  "emotional-checkin",
  "document-reader",
  "assessments",
] as const;
export type ToolId = (typeof toolIds)[number];

/** The custom element that packages a tool. One has no prefix, and partners' pages hold it as it is. */
export type ToolTag = "aide-screener" | `iep-${Exclude<ToolId, "aide-screener">}`;

export function tagOf(id: ToolId): ToolTag {
  return id === "aide-screener" ? id : `iep-${id}`;
}

export interface CatalogTool {
  readonly id: ToolId;
  /** The tag of its custom element. */
  readonly tag: ToolTag;
  readonly title: string;
  /** One or two sentences on a card: what a parent gets. */
  readonly description: string;
  readonly category: ToolCategory;
  readonly payment: PaymentKind | null;
  /** Open to Pro members first (ADR 11). */
  readonly comingSoon?: boolean;
  /** False for a tool that is reached on its own page. */
  readonly inHub: boolean;
}

/** In the order of the hub. */
const rows: readonly Omit<CatalogTool, "tag">[] = [
  {
    id: "chat",
    title: "Advocacy Assistant",
    description:
      "Ask a special-education question in your own words. Get a short answer with the rule behind it.",
    category: "AI-Powered",
    payment: "ai_question",
    inHub: true,
  },
  {
    id: "504-screener",
    title: "IEP vs 504 Screener",
    description: "Eight questions that help you see which kind of plan to ask about, and what to do next.",
    category: "Assessment",
    payment: "quiz",
    inHub: true,
  },
  {
    id: "letter-generator",
    title: "Letter Generator",
    description: "Twenty kinds of letters. Each makes one clear request and cites the rule behind it.",
    category: "Legal",
    payment: "quiz",
    inHub: true,
  },
  {
    id: "goal-analyzer",
    title: "IEP Goal Analyzer",
    description: "Paste a goal. See what is strong, what is missing, and how it could be written.",
    category: "AI-Powered",
    payment: "ai_question",
    inHub: true,
  },
  {
    id: "denial-decoder",
    title: "Service Denial Decoder",
    description: "The school said no. Find out when that reason can stand, when it cannot, and what to send.",
    category: "AI-Powered",
    payment: "ai_question",
    inHub: true,
  },
  {
    id: "signing-advisor",
    title: "Should I Sign? Decision Advisor",
    description:
      "Eighteen questions before you sign an IEP, and the words to use if you agree to only a part of it.",
    category: "Legal",
    payment: "quiz",
    inHub: true,
  },
  {
    id: "evaluation-screener",
    title: "Evaluation Screener",
    description: "Mark what you see at home and at school. Learn which areas to ask the school to check.",
    category: "Assessment",
    payment: "quiz",
    inHub: true,
  },
  {
    id: "aide-screener",
    title: "1:1 Aide Screener",
    description:
      "Fifteen things to look for. Learn how strong the case for one-to-one help is, and what to ask the team.",
    category: "Assessment",
    payment: "quiz",
    inHub: true,
  },
  {
    id: "rights-guide",
    title: "Parent Rights Guide",
    description: "Nine rights every parent has, and the rules and contacts of your state.",
    category: "Legal",
    payment: null,
    inHub: true,
  },
  {
    id: "meeting-checklist",
    title: "IEP Meeting Prep Checklist",
    description: "What to do before, during and after the meeting, one step at a time.",
    category: "Planning",
    payment: null,
    inHub: true,
  },
  {
    id: "jargon-translator",
    title: "Jargon Translator",
    description: "What a term means, why it matters for your child, and what to ask.",
    category: "AI-Powered",
    payment: "ai_question",
    inHub: true,
  },
  {
    id: "dispute-guide",
    title: "Dispute Resolution Guide",
    description:
      "You and the school disagree. Get the steps, the deadlines and the costs, in the right order.",
    category: "Planning",
    payment: "ai_question",
    inHub: true,
  },
  {
    id: "emotional-checkin",
    title: "Emotional Check-In",
    description: "Note how your child feels, see what stands out, and bring a clear report to the team.",
    category: "Planning",
    payment: null,
    inHub: true,
  },
  {
    id: "document-reader",
    title: "Document Reader",
    description:
      "Choose an IEP, a letter or a report. See its goals, minutes, dates and reasons, and where each is written.",
    category: "Planning",
    payment: "quiz",
    inHub: true,
  },
  {
    // Opens with the entitlement of the IEP vs 504 screener (ADR 2).
    id: "assessments",
    title: "Assessment Tools",
    description: "Three short questionnaires: eligibility, one-to-one help, and which tests to ask for.",
    category: "Assessment",
    payment: "quiz",
    inHub: false,
  },
];

/** All tools, in the order of the hub. */
export const tools: readonly CatalogTool[] = rows.map((row) => ({ ...row, tag: tagOf(row.id) }));

/** The hub's tools, which are the ones we count. The short questionnaires are a page, not another tool. */
export const hubTools: readonly CatalogTool[] = tools.filter((tool) => tool.inHub);

/** @throws when no tool has this id, which the type rules out unless the id came from outside. */
export function toolById(id: ToolId): CatalogTool {
  const tool = tools.find((candidate) => candidate.id === id);
  if (!tool) throw new Error(`No tool has the id "${id}".`);
  return tool;
}
