import type { ToolId } from "./tools.ts";

/**
 * What a parent gets in the end, in one sentence. Separate from the tools' rows, so that only gates and pages load it.
 */
export const whatYouGet: Readonly<Record<ToolId, string>> = {
  chat: "You get a short answer, what to do next, and the rule behind it.",
  "504-screener": "You get a score, the plan to ask about, your next steps, and the start of your letter.",
  "letter-generator":
    "You get a letter with your own facts and the rule behind each request, and what to do once it is sent.",
  "goal-analyzer":
    "You get a score with the reasons, what to ask the team for, and a draft of a better goal.",
  "denial-decoder":
    "You get what we think of the school's reason, your next steps, and the start of your letter.",
  "signing-advisor":
    "You get a clear suggestion, what your signature means in your state, and the words to use.",
  "evaluation-screener":
    "You get the areas to ask the school to check, and the start of the letter that asks for it.",
  "aide-screener":
    "You get a level of need with the reasons, what to ask the team, and the start of your letter.",
  "rights-guide":
    "You get nine rights in plain words, the rules of your state, and who helps there for free.",
  "meeting-checklist": "You get 20 small steps to check off, and the list to print or save.",
  "jargon-translator":
    "You get the meaning in plain words, why it matters for your child, and a question to ask.",
  "dispute-guide": "You get your steps in order, what each one costs, and the last day for each.",
  "emotional-checkin": "You get a clear picture of when it is hardest, and a report to bring to the team.",
  "document-reader": "You get what the document says, with the page it says it on, and what to do with it.",
  assessments: "You get a clear answer, your next steps, and the start of your letter.",
};

/** The link to a tool's sample result. */
export const seeSample = "See a sample";
