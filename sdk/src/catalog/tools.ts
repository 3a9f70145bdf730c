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
    category: "AI-Powered",
    payment: "ai_question",
    inHub: true,
  },
  {
    id: "504-screener",
    title: "IEP vs 504 Screener",
    category: "Assessment",
    payment: "quiz",
    inHub: true,
  },
  {
    id: "letter-generator",
    title: "Letter Generator",
    category: "Legal",
    payment: "quiz",
    inHub: true,
  },
  {
    id: "goal-analyzer",
    title: "IEP Goal Analyzer",
    category: "AI-Powered",
    payment: "ai_question",
    inHub: true,
  },
  {
    id: "denial-decoder",
    title: "Service Denial Decoder",
    category: "AI-Powered",
    payment: "ai_question",
    inHub: true,
  },
  {
    id: "signing-advisor",
    title: "Should I Sign? Decision Advisor",
    category: "Legal",
    payment: "quiz",
    inHub: true,
  },
  {
    id: "evaluation-screener",
    title: "Evaluation Screener",
    category: "Assessment",
    payment: "quiz",
    inHub: true,
  },
  {
    id: "aide-screener",
    title: "1:1 Aide Screener",
    category: "Assessment",
    payment: "quiz",
    inHub: true,
  },
  {
    id: "rights-guide",
    title: "Parent Rights Guide",
    category: "Legal",
    payment: null,
    inHub: true,
  },
  {
    id: "meeting-checklist",
    title: "IEP Meeting Prep Checklist",
    category: "Planning",
    payment: null,
    inHub: true,
  },
  {
    id: "jargon-translator",
    title: "Jargon Translator",
    category: "AI-Powered",
    payment: "ai_question",
    inHub: true,
  },
  {
    id: "dispute-guide",
    title: "Dispute Resolution Guide",
    category: "Planning",
    payment: "ai_question",
    inHub: true,
  },
  {
    id: "emotional-checkin",
    title: "Emotional Check-In",
    category: "Planning",
    payment: null,
    inHub: true,
  },
  {
    id: "document-reader",
    title: "Document Reader",
    category: "Planning",
    payment: "quiz",
    inHub: true,
  },
  {
    // Opens with the entitlement of the IEP vs 504 screener (ADR 2).
    id: "assessments",
    title: "Assessment Tools",
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
