import type { ToolId } from "./tools.ts";

/** One or two sentences on a card: what a parent gets. Apart from the catalog's rows, so that no element carries them. */
export const toolDescriptions: Readonly<Record<ToolId, string>> = {
  chat: "Ask a special-education question in your own words. Get a short answer with the rule behind it.",
  "504-screener": "Eight questions that help you see which kind of plan to ask about, and what to do next.",
  "letter-generator": "Twenty kinds of letters. Each makes one clear request and cites the rule behind it.",
  "goal-analyzer": "Paste a goal. See what is strong, what is missing, and how it could be written.",
  "denial-decoder":
    "The school said no. Find out when that reason can stand, when it cannot, and what to send.",
  "signing-advisor":
    "Eighteen questions before you sign an IEP, and the words to use if you agree to only a part of it.",
  "evaluation-screener":
    "Mark what you see at home and at school. Learn which areas to ask the school to check.",
  "aide-screener":
    "Fifteen things to look for. Learn how strong the case for one-to-one help is, and what to ask the team.",
  "rights-guide": "Nine rights every parent has, and the rules and contacts of your state.",
  "meeting-checklist": "What to do before, during and after the meeting, one step at a time.",
  "jargon-translator": "What a term means, why it matters for your child, and what to ask.",
  "dispute-guide":
    "You and the school disagree. Get the steps, the deadlines and the costs, in the right order.",
  "emotional-checkin":
    "Note how your child feels, see what stands out, and bring a clear report to the team.",
  "document-reader":
    "Choose an IEP, a letter or a report. See its goals, minutes, dates and reasons, and where each is written.",
  assessments: "Three short questionnaires: eligibility, one-to-one help, and which tests to ask for.",
};
