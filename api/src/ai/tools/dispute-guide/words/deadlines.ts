/** Time limits in words, each with the rule that sets it. */
export const deadlines = {
  complaint: {
    what: "State complaint",
    rule: "The state has to get it not more than 1 year after what happened.",
  },
  hearing: {
    what: "Due process complaint",
    rule: (limit: string) => `Within ${limit} of when you knew, or should have known, what happened.`,
    federal: "2 years",
    inState: (state: string, limit: string) =>
      `${state} gives you ${limit}. We count from the day you gave; the rule may name another first day.`,
    noneRead: (state: string) => `We have not read a limit of ${state}; a state may have its own, so ask.`,
    noState: "A state may have its own limit. Choose your state to see it.",
  },
  ocr: {
    what: "Complaint to the Office for Civil Rights (OCR)",
    rule: "Within 180 calendar days of what happened, unless the office waives that.",
  },
  manifestation: {
    what: "Manifestation determination",
    rule: "Within 10 school days of the school's decision to change the placement. We cannot count school days without the school's calendar.",
  },
  expedited: {
    what: "Expedited hearing",
    rule: "Held within 20 school days of your complaint, and decided within 10 school days after it.",
  },
} as const;
