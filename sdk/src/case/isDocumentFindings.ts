import {
  type DateLabel,
  type DocumentFindings,
  documentKinds,
  type Found,
  type IepFindings,
  type LabelledDay,
  type NoticeFindings,
  noticeParts,
  type Service,
} from "../school-documents/index.ts";
import { type Check, isBoolean, isListOf, isNumber, isOneOf, isText, nullOr, withFields } from "./shape.ts";

function isFound<Value>(value: Check<Value>): Check<Found<Value>> {
  return withFields<Found<Value>>({ value, page: isNumber, quote: isText, isClear: isBoolean });
}

const texts = isListOf(isFound(isText));

const dateLabels: Readonly<Record<DateLabel, true>> = {
  document: true,
  meeting: true,
  "iep-starts": true,
  "iep-ends": true,
  "annual-review-due": true,
  "last-evaluation": true,
  "reevaluation-due": true,
  "consent-signed": true,
  signed: true,
  incident: true,
};

/** Also of a service that the parent typed. */
export const isService = withFields<Service>({
  name: isText,
  minutes: nullOr(isNumber),
  sessions: nullOr(isNumber),
  period: nullOr(isOneOf(["day", "week", "month", "quarter", "semester", "year"])),
  place: isText,
  starts: nullOr(isText),
  ends: nullOr(isText),
});

const isIep = withFields<IepFindings>({
  presentLevels: texts,
  goals: isListOf(isFound(withFields({ text: isText, area: isText }))),
  services: isListOf(isFound(isService)),
  accommodations: texts,
  placement: nullOr(isFound(isText)),
  generalEducationPercent: nullOr(isFound(isNumber)),
  testing: texts,
  extendedSchoolYear: nullOr(isFound(isOneOf(["yes", "no", "to be decided"]))),
  transition: texts,
  signatures: texts,
});

const isNotice = withFields<NoticeFindings>({
  decisions: isListOf(
    isFound(
      withFields<NoticeFindings["decisions"][number]["value"]>({
        type: isOneOf(["proposes", "refuses"]),
        text: isText,
      }),
    ),
  ),
  reasons: texts,
  parts: (value): value is NoticeFindings["parts"] =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).every(([name, part]) => isOneOf(noticeParts)(name) && isFound(isText)(part)),
});

/** Whether a stored value is what was found in a document. */
export const isDocumentFindings = withFields<DocumentFindings>({
  kind: nullOr(isFound(isOneOf(documentKinds))),
  dates: isListOf(
    isFound(withFields<LabelledDay>({ label: isOneOf(Object.keys(dateLabels) as DateLabel[]), day: isText })),
  ),
  iep: nullOr(isIep),
  notice: nullOr(isNotice),
  evaluation: nullOr(
    withFields<NonNullable<DocumentFindings["evaluation"]>>({
      scores: isListOf(
        isFound(withFields({ test: isText, standardScore: nullOr(isNumber), percentile: nullOr(isNumber) })),
      ),
      eligibility: nullOr(isFound(isText)),
    }),
  ),
  progress: nullOr(withFields({ goals: isListOf(isFound(withFields({ goal: isText, progress: isText }))) })),
  discipline: nullOr(
    withFields<NonNullable<DocumentFindings["discipline"]>>({
      incident: nullOr(isFound(isText)),
      days: nullOr(isFound(isNumber)),
      manifestationMeeting: nullOr(isFound(isText)),
    }),
  ),
});
