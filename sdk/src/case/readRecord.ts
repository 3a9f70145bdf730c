import { toolIds } from "../catalog/index.ts";
import { deadlineIds, deadlineTriggers } from "../law/deadlines/triggers.ts";
import { isStateCode, type StateCode } from "../law/index.ts";
import type { AnyRecord, Day, RecordKind, RecordValues } from "./CaseRecord.ts";
import { isDocumentFindings, isService } from "./isDocumentFindings.ts";
import {
  type Check,
  isBoolean,
  isListOf,
  isMapOf,
  isNumber,
  isOneOf,
  isText,
  nullOr,
  withFields,
} from "./shape.ts";

/**
 * Reads a stored or imported record.
 * @returns null if it is not one that this release knows: a damaged one, or one of another release.
 */
export function readRecord(stored: unknown): AnyRecord | null {
  return isEnvelope(stored) && values[stored.kind](stored.value) ? (stored as AnyRecord) : null;
}

const isDay: Check<Day> = (value): value is Day => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value);
const isState: Check<StateCode> = (value): value is StateCode => isText(value) && isStateCode(value);
const isTool = isOneOf(toolIds);
const isTextOrTexts: Check<string | readonly string[]> = (value): value is string | readonly string[] =>
  isText(value) || isListOf(isText)(value);

/** Of any kind but its own: a version is never kept of one that was kept. */
const isRecord: Check<AnyRecord> = (value): value is AnyRecord => {
  const record = readRecord(value);
  return record !== null && record.kind !== "earlier";
};

const values: { readonly [Kind in RecordKind]: Check<RecordValues[Kind]> } = {
  child: withFields<RecordValues["child"]>({
    nickname: isText,
    grade: isText,
    state: nullOr(isState),
    district: isText,
    plan: nullOr(isOneOf(["iep", "504", "none", "being-evaluated"])),
  }),
  date: withFields<RecordValues["date"]>({
    trigger: isOneOf(deadlineTriggers),
    day: isDay,
    source: isOneOf(["parent", "document", ...toolIds]),
    note: isText,
  }),
  break: withFields<RecordValues["break"]>({ name: isText, first: isDay, last: isDay }),
  done: withFields<RecordValues["done"]>({ date: isText, deadline: isOneOf(deadlineIds), doneOn: isDay }),
  person: withFields<RecordValues["person"]>({ name: isText, role: isText, email: isText, phone: isText }),
  document: withFields<RecordValues["document"]>({
    name: isText,
    findings: isDocumentFindings,
    readOn: isDay,
  }),
  letter: withFields<RecordValues["letter"]>({
    letterType: isText,
    title: isText,
    fields: isMapOf(isTextOrTexts),
    sentOn: nullOr(isDay),
    answerBy: nullOr(isDay),
  }),
  result: withFields<RecordValues["result"]>({ tool: isTool, title: isText, summary: isText, day: isDay }),
  note: withFields<RecordValues["note"]>({ text: isText, day: isDay }),
  step: withFields<RecordValues["step"]>({
    situation: nullOr(isText),
    tool: nullOr(isTool),
    what: isText,
    position: isNumber,
    doneOn: nullOr(isDay),
  }),
  service: isService,
  entry: withFields<RecordValues["entry"]>({
    type: isOneOf([
      "call",
      "email",
      "incident",
      "missed-service",
      "removal",
      "work-sample",
      "meeting",
      "other",
    ]),
    day: isDay,
    what: isText,
    who: isText,
    missed: nullOr(withFields({ service: isText, minutes: isNumber })),
    removal: nullOr(
      withFields({
        kind: isOneOf(["sent-home", "suspension", "in-school-suspension", "shortened-day", "bus"]),
        days: isNumber,
      }),
    ),
    corrects: nullOr(isText),
    isTakenBack: isBoolean,
    writtenAt: isText,
    previous: isListOf(isText),
    hash: isText,
  }),
  meeting: withFields<RecordValues["meeting"]>({
    day: isDay,
    title: isText,
    topics: isListOf(
      withFields<RecordValues["meeting"]["topics"][number]>({
        title: isText,
        ask: isText,
        provision: nullOr(isText),
        notes: isText,
        outcome: isOneOf(["agreed", "refused", "open"]),
      }),
    ),
  }),
  earlier: withFields<RecordValues["earlier"]>({ record: isRecord }),
};

const isEnvelope = withFields<{
  [Name in keyof AnyRecord]: Name extends "value" ? unknown : AnyRecord[Name];
}>({
  id: isText,
  kind: isOneOf(Object.keys(values) as RecordKind[]),
  createdAt: isText,
  changedAt: isText,
  value: (value): value is unknown => true,
});
