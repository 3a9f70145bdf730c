export { dateOf } from "./dates/dateOf.ts";
export { dayInWords } from "./dates/dayInWords.ts";
export { type DueDate, type Duration, dueDate, type TimeUnit } from "./dates/dueDate.ts";
export { durationInWords } from "./dates/durationInWords.ts";
export { isOlderThanTwelveMonths } from "./dates/isOlderThanTwelveMonths.ts";
export { type FactStatus, factStatuses } from "./FactStatus.ts";
export * from "./federal/index.ts";
export { citationsIn } from "./references/citationsIn.ts";
export { covers } from "./references/covers.ts";
export type {
  CaseReference,
  GuidanceReference,
  LegalReference,
  RegisterReference,
  SectionReference,
} from "./references/LegalReference.ts";
export * from "./states/index.ts";
export { statusInWords } from "./statusInWords.ts";
