import { formatCents, prices, toolCategories } from "@iep-insider/sdk/catalog";

// Texts of the tools hub, except the tools' names and descriptions (sdk/catalog).

export const hub = {
  title: "Advocacy tools",
  lead: "Each tool takes a few minutes, says what it rests on, and gives you something to bring or to send.",
  filterLabel: "Show",
  everything: "All",
  categories: toolCategories,
  aiPowered: /* message */ "AI-Powered",
  /** Replaces it when the server's engine is `rules`. */
  guidedAnswers: "Guided Answers",
  proTitle: "PRO TOOLS",
  proLead: `${formatCents(prices.singleUse)} for one use, or ${formatCents(prices.proMonthly)} a month for all of them.`,
  freeTitle: "FREE TOOLS",
  freeLead: "No account and no payment. They ask for your email address; the glossary does not.",
  proBadge: "PRO TOOL",
  price: formatCents(prices.singleUse),
  perUse: "per use",
  freeBadge: /* message */ "FREE",
  freeGlossary: "The glossary is free",
  unlimitedBadge: "UNLIMITED",
  welcome: (name: string) => `Welcome, ${name}. All tools are open to you, as often as you like.`,
  welcomeUnnamed: "Welcome. All tools are open to you, as often as you like.",
  proLeadForMembers: "Every one that is ready is open to you.",
  freeLeadForMembers: "Open to everyone.",
  comingSoonTitle: "Coming Soon",
  comingSoonLead: "New tools. They open to you first.",
  /** For non-members. */
  membersFirst: "Open to Pro members first",
  shown: (count: number) => (count === 1 ? "1 tool" : `${count} tools`),
} as const;

export const hubNotices = {
  unknown: {
    title: "We do not have a tool by that name.",
    text: "The link may be old or incomplete. Here are all our tools.",
  },
  early: {
    title: (tool: string) => `${tool} opens to Pro members first.`,
    text: "It will open to everyone later. Here is what you can use today.",
  },
} as const;

export const openTool = {
  back: "Back to All Tools",
  loading: "Opening…",
  failedTitle: "We could not open this tool.",
  failedText: "Nothing you entered was lost. Please check your connection and try again.",
} as const;

/** For a parent who returns from a payment, or opens the link in the purchase mail. */
export const hubArrivals = {
  subscribed: { title: "Welcome to Pro", description: "All tools are open to you, as often as you like." },
  claimTitle: "What you bought",
  claiming: "Opening what you bought…",
  openedElsewhere: {
    title: "This link is open in three browsers already.",
    text: "It opens in three browsers at most. Please use the tool in one of them. If you cannot, write to us, and we will fix it.",
  },
  oldLink: {
    title: "This link does not open anything.",
    text: "A part of it may be missing, or the payment was refunded. Please open it from the email again. If that does not help, write to us: nothing you paid for is lost.",
  },
  spent: {
    title: "You have used what this link opens.",
    text: "You paid for one use, and it is used up. If you think this is wrong, please write to us.",
  },
  allTools: "See all tools",
  contact: "Contact Support",
  noAnswer: {
    title: "We could not open what you bought.",
    text: "Nothing is lost. Please check your connection and try again.",
    retry: "Try again",
  },
  credit: {
    title: (name: string) => `You have a paid use: ${name}`,
    quiz: "Open the tool you want to use. Your use opens it for 24 hours.",
    ai_question: "Open the tool you want to ask. It gives you one answer.",
  },
} as const;
