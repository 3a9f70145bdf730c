import { formatCents, prices, toolCategories } from "@iep-insider/sdk/catalog";

// Every word of the tools hub, but for the tools' own names and descriptions (sdk/catalog).

export const hub = {
  title: "Advocacy tools",
  lead: "Choose what you need today. Each tool takes a few minutes, says what it rests on, and gives you something to bring or to send.",
  filterLabel: "Show",
  everything: "All",
  categories: toolCategories,
  proTitle: "PRO TOOLS",
  proLead: `${formatCents(prices.singleUse)} for one use, or ${formatCents(prices.proMonthly)} a month for all of them.`,
  freeTitle: "FREE TOOLS",
  freeLead: "No account and no payment. They ask for your email address.",
  proBadge: "PRO TOOL",
  perUse: `${formatCents(prices.singleUse)} per use`,
  freeBadge: "FREE",
  /** The spec's label of a tool that is not there yet (DECISIONS 33). */
  coming: "Coming Mid-2025",
  open: "Open this tool",
  shown: (count: number) => (count === 1 ? "1 tool" : `${count} tools`),
} as const;

export const hubNotices = {
  unknown: {
    title: "We do not have a tool by that name.",
    text: "The link may be old, or a letter may be missing from it. Here are all the tools we have.",
  },
  coming: {
    title: (tool: string) => `${tool} is not ready yet.`,
    text: "Here is what you can use today.",
  },
} as const;

export const openTool = {
  back: "Back to All Tools",
  loading: "Opening…",
  failedTitle: "We could not open this tool.",
  failedText: "Nothing you entered was lost. Please check your connection and try again.",
  retry: "Try again",
} as const;
