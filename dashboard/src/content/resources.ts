// The words of the resources page, but for the sites (resourceSites.ts) and the letters (letterTemplates.ts).

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
    text: "These sites are not ours, and we cannot answer for them. We say who runs each one, so that you know whose words you read.",
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
