import type { FailureWords } from "./accounts.ts";

// Texts of the resources page, except the sites (resourceSites.ts) and the letters (letterTemplates.ts).

export const resources = {
  title: "Resources",
  lead: "Free help for parents: tools to use, places to read the law and find people, and letters to start from.",
  contents: "On this page",
  tools: {
    id: "tools",
    title: "Free interactive tools",
    text: "No account and no payment. They ask for your email address.",
    open: "Open this tool",
    all: "See all tools",
  },
  sites: {
    id: "sites",
    title: "Law and advocacy sites",
    text: "These sites are not ours, and we are not responsible for them. We say who runs each one, so that you know whose words you are reading.",
    runBy: "Run by",
  },
  letters: {
    id: "letters",
    title: "Letter templates",
    text: "Plain text files with blanks in brackets. Fill in the blanks, read the letter once more, and keep a copy of what you send.",
    useFor: "What it is for",
    useWhen: "When to use it",
    download: "Download",
    fileKind: "text file",
    write: "Write it with the Letter Generator",
  },
} as const;

/** A letter template sent by mail instead of downloaded. */
export const byMail = {
  open: "Email it to me",
  email: "Email Address",
  send: "Send me this letter",
  sending: "Sending…",
  kept: "We send you this letter and nothing else. We keep your address and the letter’s name for 24 months. If you download it, we keep nothing. To learn more, read [Privacy](/privacy#letters-by-mail).",
  toast: { title: "The letter is on its way", description: "Please check your email." },
} as const;

export const byMailFailure: FailureWords = {
  title: "The letter was not sent",
  asToast: true,
  fallback: "Something went wrong on our side.",
};
