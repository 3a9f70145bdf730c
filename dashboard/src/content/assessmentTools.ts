// Texts of the page of the assessment tools, except the tools' own.

export const assessmentTools = {
  title: "Assessment Tools",
  lead: "Not sure what to ask for yet? Start with five questions. Each result says which answers led to it, and helps you write the letter.",
  all: {
    title: "All our tools",
    lead: "Each takes a few minutes and gives you something to bring or to send.",
    free: "Free",
  },
} as const;
