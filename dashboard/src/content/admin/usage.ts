import type { AiFailure, CountedEvent, UsageRange } from "@iep-insider/sdk/contract";

// Every word of the operator's screen about use and cost.

export const usageWords = {
  lead: "How often the tools are used, and what the AI costs. Days are counted in UTC. Today is not over yet.",
  loading: "Loading the counts…",
  range: "Days",
  tool: "Tool",
  allTools: "All tools and pages",
  /** Over what the screen shows. */
  shown: (from: string, to: string) => `${from} to ${to}`,
  emptyTitle: "Nothing was counted in these days.",
  emptyText: "Choose more days, or another tool.",
  glance: "At a glance",
  byDay: "Day by day",
  byWeek: "Week by week",
  ai: "Answers of the AI tools",
  aiTools: "AI tools, one by one",
  aiToolsCaption: "AI tools, the most used first",
  tools: "Tool by tool",
  toolsCaption: "Tools, the most used first",
  sites: "Our site, and partners' sites",
  sitesCaption: "Tool counts by where they happened",
  pages: "Pages opened most",
  pagesCaption: "Pages, the most opened first",
  failures: "Why our rules stood in for the AI",
  failuresCaption: "Reasons, the most frequent first",
  files: "Take the counts along",
  filesText:
    "Both files hold these days and all tools, as they are counted. That you took one is written in the audit log.",
  usesFile: "Uses as CSV",
  aiFile: "AI answers as CSV",
  nothing: "None in these days.",
} as const;

export const rangeWords: Readonly<Record<UsageRange, { readonly name: string; readonly before: string }>> = {
  "7d": { name: "7 days", before: "the 7 days before" },
  "30d": { name: "30 days", before: "the 30 days before" },
  "90d": { name: "90 days", before: "the 90 days before" },
  "12m": { name: "12 months (52 weeks)", before: "the 52 weeks before" },
};

/** As a heading of a figure, a line or a column. */
export const eventWords: Readonly<Record<CountedEvent, string>> = {
  page_view: "Pages opened",
  tool_load: "Opened",
  tool_start: "Started",
  tool_complete: "Finished",
  tool_usage: "Free uses",
  signup: "New accounts",
  purchase: "Purchases",
};

export const figureWords = {
  opened: "Tools opened",
  finished: "Tools finished",
  freeUses: "Uses of free tools",
  answers: "Answers",
  stoodIn: "Our rules stood in for the AI",
  charged: "Answers that spent a use",
  returned: "Uses given back",
  tokens: "Tokens",
  cost: "AI cost",
  average: "Seconds for an answer, on average",
} as const;

export const chartWords = {
  tools: "Tools",
  pages: "Pages",
  sales: "New accounts and purchases",
  answers: "Answers",
  tokens: "Tokens",
  cost: "AI cost in US dollars",
  answered: "Answered",
  read: "Asked the parent to confirm what was read",
  noAnswer: "Did not know, or declined",
  stoodIn: "Our rules stood in for the AI",
  left: "Left before it came, or failed",
  input: "Input tokens",
  output: "Output tokens",
  costLine: "Cost",
  day: "Day",
  week: "Week",
  weekOf: (day: string) => `Week from ${day}`,
  /** Under a chart of one line. */
  most: (name: string, figure: string) => `The most: ${figure} (${name}).`,
} as const;

export const columnWords = {
  tool: "Tool",
  answers: "Answers",
  stoodIn: "Rules stood in",
  returned: "Did not answer",
  tokens: "Tokens",
  cost: "AI cost",
  site: "Where",
  ownSite: "Our own site",
  partnerSites: "Partners' sites",
  unverified: "Not verified (no site key)",
  page: "Page",
  why: "Why",
  times: "Times",
} as const;

export const engineWords = {
  off: "The AI is off on this server, and our own rules answer. Setting OPENAI_API_KEY turns it on.",
  prices: (input: string, output: string) =>
    `The prices that are set now: ${input} for a million input tokens, ${output} for a million output tokens. What the provider takes off for input that it has read before is not known here, so its bill can be lower.`,
  noPrices:
    "What the AI costs is not known: set OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE to what the provider asks for a million tokens.",
  unpriced: (tokens: string) =>
    `${tokens} of these tokens came while no prices were set. They are in no cost.`,
  notKnown: "not known",
  howToKnow: "set OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE",
  tiny: "less than $0.01",
} as const;

export const failureWords: Readonly<Record<AiFailure, string>> = {
  rejected: "What the AI wrote did not pass our checks",
  knew_less: "The AI did not know, and our rules did",
  refused: "The AI refused",
  unreadable: "What the AI wrote could not be read, or was cut off",
  rate_limited: "The provider had too many requests, or no credit is left",
  unavailable: "The provider was down, or did not take our request",
  timed_out: "The AI took too long",
  resting: "The provider was left in peace for a minute, after failures in a row",
  over_budget: "The tokens of the day (OPENAI_DAILY_TOKENS) were used up",
  cancelled: "The asking was ended",
};

/** One figure beside that of as many days before. No share of so few that it would say nothing. */
export const compareWords = {
  noneEither: (before: string) => `none in ${before} either`,
  none: (before: string) => `none in ${before}`,
  same: (before: string) => `as in ${before}`,
  about: (before: string, was: string) => `about as in ${before} (${was})`,
  only: (before: string, was: string) => `${was} in ${before}`,
  more: (by: string, before: string, was: string) => `${by} more than in ${before} (${was})`,
  less: (by: string, before: string, was: string) => `${by} less than in ${before} (${was})`,
  times: (times: string, before: string, was: string) => `${times} times that of ${before} (${was})`,
} as const;
