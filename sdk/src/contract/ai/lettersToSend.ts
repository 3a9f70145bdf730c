/** The letters that an answer may lead to: types of the letter tool. */
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
