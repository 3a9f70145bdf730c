export { evidenceFields } from "./evidenceFields.ts";
export {
  answerFact,
  evaluationFact,
  factsOf,
  type HeldFact,
  laterConsentFact,
  meetingFact,
  recordsFact,
} from "./facts/factsOf.ts";
export { type StateTopic, stateTopics, type TopicWords } from "./facts/topicWords.ts";
export { timeToAnswer } from "./generated/timeToAnswer.ts";
export { isHomePage } from "./isHomePage.ts";
export { loadEvidence } from "./loadEvidence.ts";
export { loadStates } from "./loadStates.ts";
export { officialPage } from "./officialPage.ts";
export { recordOn } from "./recordOn.ts";
export { answerRule, evaluationRule, type FederalRule, type RuleToShow, recordsRule } from "./rules.ts";
export type * from "./StateEvidence.ts";
export type * from "./StateRecord.ts";
export { isStateCode, nameInSentence, type StateCode, stateNames } from "./stateNames.ts";
export type { TimeToAnswer } from "./TimeToAnswer.ts";
