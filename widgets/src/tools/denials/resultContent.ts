import type { DenialVerdict } from "@iep-insider/sdk/contract";
import type { LawText } from "./content.ts";

// Every word of the result that is not the answer's own.

/** What the badge says; none where nothing was analyzed (DECISIONS 23). */
export const verdictNames = {
  likely_invalid: "Likely not a valid reason",
  may_be_valid: "May be a valid reason",
  depends: "It depends",
  need_facts: "More facts are needed",
  unavailable: null,
} as const satisfies Record<DenialVerdict, string | null>;

/** Shown where the analysis failed, word for word as tools.md section 8 has it. */
export const fallback = {
  explanation: "Unable to analyze denial at this time. Please try again or contact support.",
  nextSteps: [
    "Try the analysis again in a few moments",
    "Check your internet connection",
    "Contact support if the issue persists",
  ],
} as const;

export const words = {
  title: "Legal Analysis",
  restsOn:
    "This rests on federal rules, and on rules of your state where we hold them. The sources stand below.",
  assessment: "Expert Assessment",
  assessmentRestsOn: {
    rules: "Our own rules wrote this from what you told us. No lawyer or expert has read your case.",
    openai: "AI wrote this from rules that we hold. No lawyer or expert has read your case.",
  },
  failedRestsOn: "Nothing was analyzed, so this says nothing about the school's reason.",
  wouldChange: "What would change this",
  wouldMakeValid: "What would make the school's reason valid",
  nextSteps: "Recommended Next Steps",
  rights: "Remember Your Rights",
  letterTitle: "Put it in writing",
  letter: "Write this letter",
  again: "Try again",
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
