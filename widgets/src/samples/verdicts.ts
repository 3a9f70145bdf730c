import type { ToolId } from "@iep-insider/sdk/catalog";

/** The expected verdict of each sample, by its tool's own rules. */
export const verdicts: Readonly<Record<ToolId, string>> = {
  chatbot: "Services that your child should have had may be ordered later, as make-up services.",
  screener: "Consider IEP Evaluation",
  letters: "I ask Lincoln Elementary School to evaluate Samuel for special education.",
  goals: "35 out of 100",
  denials: "The school's reason likely does not hold",
  "signing-advisor": "Sign with exceptions",
  "disability-screener": "What you ticked points to 3 areas to ask the school to check.",
  "aide-screener": "You have strong reasons to ask for one-to-one help.",
  rights: "The rules of Massachusetts",
  "meeting-prep": "7 of 20 steps done",
  "jargon-translator": "Extended school year",
  "dispute-guide": "The IEP is not followed: ask in writing, then complain to the state",
  "emotional-checkin": "School stands out",
  assessments: "3 assessments to ask the school about",
};
