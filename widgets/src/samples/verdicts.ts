import type { ToolId } from "@iep-insider/sdk/catalog";

/** The expected verdict of each sample, by its tool's own rules. */
export const verdicts: Readonly<Record<ToolId, string>> = {
  chat: "Services that your child should have had may be ordered later, as make-up services.",
  "504-screener": "Consider IEP Evaluation",
  "letter-generator": "I ask Lincoln Elementary School to evaluate Samuel for special education.",
  "goal-analyzer": "35 out of 100",
  "denial-decoder": "The school's reason likely does not hold",
  "signing-advisor": "Sign with exceptions",
  "evaluation-screener": "What you marked points to 3 areas to ask the school to check.",
  "aide-screener": "You have strong reasons to ask for one-to-one help.",
  "rights-guide": "The rules of Massachusetts",
  "meeting-checklist": "7 of 20 steps done",
  "jargon-translator": "Extended school year",
  "dispute-guide": "The IEP is not followed: ask in writing, then complain to the state",
  "emotional-checkin": "School stands out",
  "document-reader": "What we found in your document (IEP)",
  assessments: "3 assessments to ask the school about",
};
