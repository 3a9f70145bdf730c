import type { DenialVerdict } from "@iep-insider/sdk/contract";
import type { LawText } from "./content.ts";

// Texts of the result, besides the answer's.

/** The badge; none if nothing was analyzed (ADR 27). */
export const verdictNames = {
  likely_invalid: "The school's reason likely does not hold",
  may_be_valid: "The school's reason may hold",
  depends: "It depends",
  need_facts: "More facts are needed",
  unavailable: null,
} as const satisfies Record<DenialVerdict, string | null>;

export const denialResultWords = {
  wouldChange: "What would change this",
  wouldMakeValid: "What would make the school's reason valid",
  marked: { denialReason: "What the school said", context: "What happened" },
  rights: "Your rights when a school says no",
  letterTitle: "Put it in writing",
  letter: "Write this letter",
  copy: "Copy",
  download: "Save as text",
  sources: "Sources",
  schoolSaid: (reason: string) => `The school's reason: ${reason}`,
  madeWith: (product: string, day: string) => `Made on ${day} with ${product}.`,
} as const;

export const rights = [
  {
    text: "When the school says no, it must tell you why in writing. This is called prior written notice.",
    provisions: ["prior-written-notice"],
  },
  {
    text: "You can see your child's school records. The notice must say what the school based its answer on.",
    provisions: ["records-access", "prior-written-notice"],
  },
  {
    text: "You can disagree. You can ask for mediation, write a complaint to the state, or ask for a hearing. No one of these has to come first.",
    provisions: ["mediation", "state-complaint", "due-process"],
  },
  {
    text: "There are time limits. A state complaint can look back one year from the day the state gets it. For a hearing it is two years from when you knew or should have known, unless your state has its own limit.",
    provisions: ["state-complaint", "due-process"],
  },
] as const satisfies readonly LawText[];
