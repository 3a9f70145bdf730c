import type { LetterToSend } from "@iep-insider/sdk/contract";
import type { ProvisionId } from "@iep-insider/sdk/law";
import { intents } from "../../chat/rules/intents/index.ts";
import type { StepId } from "./StepId.ts";

/** What the chat's topic on restraint and seclusion rests on. */
const restraint = intents.find(({ id }) => id === "restraint");

/** What the words of each step rest on. */
export const lawOfStep: Readonly<Record<StepId, readonly ProvisionId[]>> = {
  "parent-center": [],
  "written-request": ["iep-in-effect", "compensatory-education"],
  "ask-evaluation": ["parent-request-evaluation", "prior-written-notice"],
  "ask-504": ["section-504-rights", "section-504-evaluation"],
  meeting: ["parent-requested-meeting", "bring-others"],
  notice: ["prior-written-notice"],
  iee: ["iee"],
  manifestation: ["manifestation", "discipline-10-days", "fba-bip"],
  "expedited-hearing": ["expedited-hearing", "stay-put"],
  "state-complaint": ["state-complaint"],
  mediation: ["mediation"],
  "due-process": [
    "due-process",
    "resolution-session",
    "hearing-decision",
    "burden-of-proof",
    "attorney-fees",
  ],
  "hearing-before-change": [
    "stay-put",
    "due-process",
    "resolution-session",
    "hearing-decision",
    "burden-of-proof",
    "attorney-fees",
  ],
  grievance: ["section-504-safeguards", "ocr-after-grievance"],
  ocr: ["ocr-complaint", "ocr-after-grievance"],
  safety: [],
  "safety-letter": restraint?.law ?? [],
  // The state's own fact is cited with it.
  "answer-proposal": ["consent-iep-signature", "stay-put"],
  "proposal-answered": ["consent-iep-signature", "stay-put", "state-complaint"],
  "use-504": ["section-504-rights", "section-504-safeguards"],
  "check-notice": ["prior-written-notice"],
  "request-sent": ["parent-request-evaluation", "prior-written-notice"],
  "letter-sent": ["iep-in-effect", "compensatory-education", "state-complaint"],
  "iee-asked": ["iee"],
  "after-mediation": ["mediation"],
  "manifestation-held": ["manifestation", "discipline-10-days", "stay-put"],
  "complaint-filed": ["state-complaint"],
  "hearing-filed": ["due-process", "resolution-session", "hearing-decision", "stay-put", "attorney-fees"],
  "expedited-filed": ["expedited-hearing", "stay-put", "attorney-fees"],
  "ocr-filed": ["ocr-complaint", "no-retaliation"],
};

/** The letter type that fits a step. */
export const letterOfStep: Readonly<Record<StepId, LetterToSend | null>> = {
  "parent-center": null,
  "written-request": "follow_up",
  "ask-evaluation": "initial_evaluation",
  "ask-504": "504_evaluation",
  meeting: "iep_meeting",
  notice: "prior_written_notice",
  iee: "iee_request",
  manifestation: "manifestation_determination",
  "expedited-hearing": null,
  "state-complaint": null,
  mediation: null,
  "due-process": null,
  "hearing-before-change": null,
  grievance: null,
  ocr: null,
  safety: null,
  "safety-letter": "iep_meeting",
  "answer-proposal": "disagreement",
  "proposal-answered": null,
  "use-504": null,
  "check-notice": null,
  "request-sent": null,
  "letter-sent": null,
  "iee-asked": null,
  "after-mediation": null,
  "manifestation-held": null,
  "complaint-filed": null,
  "hearing-filed": null,
  "expedited-filed": null,
  "ocr-filed": null,
};
