/** The steps that a way can have. */
export declare const stepIds: readonly ["parent-center", "written-request", "ask-evaluation", "ask-504", "meeting", "notice", "iee", "manifestation", "expedited-hearing", "state-complaint", "mediation", "due-process", "hearing-before-change", "grievance", "ocr", "safety", "safety-letter", "answer-proposal", "proposal-answered", "check-notice", "request-sent", "letter-sent", "use-504", "iee-asked", "after-mediation", "manifestation-held", "complaint-filed", "hearing-filed", "expedited-filed", "ocr-filed"];
export type StepId = (typeof stepIds)[number];
