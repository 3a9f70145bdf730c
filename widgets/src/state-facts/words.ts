import type { FactStatus } from "@iep-insider/sdk/law";

// Words around every fact and contact of a state record; the facts' own words stand in sdk/law.

export const words = {
  noStateRule: "We hold no state rule on this.",
  checked: "Checked in the law.",
  /** Where we are not sure: what a parent can say. */
  askFirst: (question: string) => `Ask the district first: “${question}, and where is that written?”`,
  asOf: (day: string) => `As of ${day}.`,
  old: "That is more than a year ago. Please check it before you rely on it.",
} as const;

export const contactWords = {
  agency: "The state agency",
  center: "Free help from a person, in your state",
  phone: {
    verified: null,
    secondary: "We have this number from another site, and have not called it.",
    unverified: "We could not check this number.",
    disputed: "We found more than one number for it.",
  } satisfies Record<FactStatus, string | null>,
  status: {
    verified: "We read this on the agency's own pages.",
    secondary: "We have this from another site.",
    unverified: "We could not check this.",
    disputed: "We found more than one answer.",
  } satisfies Record<FactStatus, string>,
} as const;
