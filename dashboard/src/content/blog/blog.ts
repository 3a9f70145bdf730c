import { formatCents, prices } from "@iep-insider/sdk/catalog";
import type { FactStatus } from "@iep-insider/sdk/law";

// Texts around the posts; the articles are the .mdx files in this folder.

export const blog = {
  title: "Blog",
  lead: "Longer reads for when you have ten quiet minutes. Each one shows the rule behind what it says, so that you can read it yourself.",
  readingTime: (minutes: number) => `${minutes} min read`,
  read: "Read this post",
  toolsTitle: "Would you rather start now?",
  toolsText: "Our tools ask you a few questions and give you something to bring to the school or to send.",
  tools: "See all tools",
} as const;

export const postFrame = {
  all: "All posts",
  checked: (month: string) => `Law checked ${month}`,
  contents: "On this page",
  nextTitle: "What you can do next",
  nextText: "Our tools help you put this to use. Some are free, and each says what it rests on.",
  tools: "See all tools",
  others: "More posts",
  previous: "Older post",
  next: "Newer post",
  advice:
    "This is information, not legal advice. We do not know your child's case. [What that means, and where to get advice](/not-legal-advice).",
} as const;

export const postSources = {
  title: "Sources",
  lead: "Read the rule before you lean on it. Each link leads to its official text. Rules can change after we have read them, and your state may add to them.",
  /** The confidence in all rules with the same label. */
  marks: {
    verified: "We read each of these in the law, or in the agency's own words.",
    secondary: "We read these on another site, not in the law itself.",
    disputed: "Sources do not agree on these.",
    unverified: "We have not been able to check these.",
  } satisfies Readonly<Record<FactStatus, string>>,
  outside: "Other pages to read. They are not ours, and their addresses can change.",
} as const;

export const liveTool = {
  title: (tool: string) => `Try it here: ${tool}`,
  start: "Start it here",
  open: "Open it on its own page",
  paid: `PRO TOOL: ${formatCents(prices.singleUse)} for one use, or open to you with Pro.`,
  free: "FREE TOOL: it asks for your email address, and costs nothing.",
  opening: "Opening…",
  failedTitle: "This tool has stopped.",
  failedText: "The post is still here. You can start the tool again, or open it on its own page.",
  again: "Start it again",
} as const;
