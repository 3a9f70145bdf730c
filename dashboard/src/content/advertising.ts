// Texts about the advertising tag: the consent question, and the privacy page.

export const adQuestion = {
  title: "May Google count whether our ad led you here?",
  text: "If you say yes, pages about this site load a script of Google. It never runs where you use a tool.",
  more: { label: "What Google gets", to: "/privacy#ads" },
  yes: "Yes",
  no: "No",
} as const;

export const adNote = {
  waiting: "Loading whether this site uses it…",
  failed: "Whether this site uses it could not be loaded. Please load the page again.",
  off: "This site does not use it today. No page asks Google for anything.",
  on: "This site uses it. It asks you first.",
  signal:
    "Your browser tells sites not to share what they learn (Global Privacy Control). So we do not ask, and Google gets nothing.",
  answers: {
    none: "You have not answered yet. Google gets nothing.",
    yes: "You said yes.",
    no: "You said no. Google gets nothing.",
  },
  change: "Your answer",
  sayYes: "Say yes",
  sayNo: "Say no",
} as const;
