import type { AiFailure, CountedEvent, UsageRange } from "@iep-insider/sdk/contract";

// Texts of the operator screen of usage and cost.

export const usageWords = {
  lead: "How often the tools are used, and what the AI costs. Days are in UTC; today is incomplete.",
  loading: "Loading the counts…",
  range: "Days",
  tool: "Tool",
  allTools: "All tools and pages",
  /** The date range shown. */
  shown: (from: string, to: string) => `${from} to ${to}`,
  emptyTitle: "Nothing was counted on these days.",
  emptyText: "Choose a longer range, or another tool.",
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
  failures: "Why our rules answered instead of the AI",
  failuresCaption: "Reasons, the most frequent first",
  files: "Download the counts",
  filesText: "Both files contain these days and all tools. Downloads are recorded in the audit log.",
  usesFile: "Uses as CSV",
  aiFile: "AI answers as CSV",
  nothing: "None on these days.",
} as const;

export const rangeWords: Readonly<Record<UsageRange, { readonly name: string; readonly before: string }>> = {
  "7d": { name: "7 days", before: "the 7 days before" },
  "30d": { name: "30 days", before: "the 30 days before" },
  "90d": { name: "90 days", before: "the 90 days before" },
  "12m": { name: "12 months (52 weeks)", before: "the 52 weeks before" },
};

/** Headings of figures, lines and columns. */
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
  stoodIn: "Our rules answered instead of the AI",
  charged: "Answers that spent a use",
  returned: "Uses given back",
  tokens: "Tokens",
  cost: "AI cost",
  average: "Average seconds per answer",
} as const;

export const chartWords = {
  tools: "Tools",
  pages: "Pages",
  sales: "New accounts and purchases",
  answers: "Answers",
  tokens: "Tokens",
  cost: "AI cost in US dollars",
  answered: "Answered",
  read: "Asked the parent to confirm what it understood",
  noAnswer: "Did not know, or declined",
  stoodIn: "Our rules answered instead of the AI",
  left: "Parent left, or it failed",
  input: "Input tokens",
  output: "Output tokens",
  costLine: "Cost",
  day: "Day",
  week: "Week",
  weekOf: (day: string) => `Week from ${day}`,
  /** Below a chart with one line. */
  most: (name: string, figure: string) => `Highest: ${figure} (${name}).`,
} as const;

export const columnWords = {
  tool: "Tool",
  answers: "Answers",
  stoodIn: "Rules answered instead",
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
    `Current prices: ${input} per million input tokens, ${output} per million output tokens. Discounts for cached input are not included, so the provider's bill can be lower.`,
  noPrices:
    "The cost of the AI is unknown: set OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE to the provider's prices per million tokens.",
  unpriced: (tokens: string) =>
    `${tokens} of these tokens were used while no prices were set. They are not in the cost.`,
  notKnown: "unknown",
  howToKnow: "set OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE",
  tiny: "less than $0.01",
} as const;

export const failureWords: Readonly<Record<AiFailure, string>> = {
  rejected: "The AI's answer did not pass our checks",
  knew_less: "The AI did not know, but our rules did",
  refused: "The AI refused",
  unreadable: "The AI's answer could not be parsed, or was cut off",
  rate_limited: "Too many requests, or no credit left",
  unavailable: "The provider was down, or rejected our request",
  timed_out: "The AI took too long",
  resting: "Requests were paused for a minute after repeated failures",
  over_budget: "The daily tokens (OPENAI_DAILY_TOKENS) were used up",
  cancelled: "The request was cancelled",
};

/** A figure compared with the previous period of the same length. No percentages for small numbers. */
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
