/** The letter types that an answer may suggest. */
export const lettersToSend = [
  "prior_written_notice",
  "initial_evaluation",
  "re_evaluation",
  "504_evaluation",
  "iee_request",
  "iep_meeting",
  "disagreement",
  "specific_services",
  "manifestation_determination",
  "fba_request",
  "follow_up",
] as const;
export type LetterToSend = (typeof lettersToSend)[number];
