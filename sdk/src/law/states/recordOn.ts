import { isOlderThanTwelveMonths } from "../dates/isOlderThanTwelveMonths.ts";
import type { StateFact, StateRecord } from "./StateRecord.ts";

/**
 * The record for use on a day: a fact read more than twelve months before counts as unverified, so that every screen
 * says to check it and no letter prints its number.
 * @param day `YYYY-MM-DD`: today, or the date of a letter.
 */
export function recordOn(record: StateRecord, day: string): StateRecord {
  const onDay = <Fact extends StateFact>(fact: Fact | null): Fact | null =>
    fact && isOlderThanTwelveMonths(fact.asOf, day) ? { ...fact, status: "unverified" } : fact;
  return {
    ...record,
    evaluation: onDay(record.evaluation),
    responseToRequest: onDay(record.responseToRequest),
    records: onDay(record.records),
    laterConsent: onDay(record.laterConsent),
    upperAge: onDay(record.upperAge),
    dueProcessLimit: onDay(record.dueProcessLimit),
    complaintLimit: onDay(record.complaintLimit),
    transitionAge: onDay(record.transitionAge),
    restraint: onDay(record.restraint),
    recording: onDay(record.recording),
    recordingConsent: onDay(record.recordingConsent),
    meetingRequest: onDay(record.meetingRequest),
  };
}
