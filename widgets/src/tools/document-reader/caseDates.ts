import type { DateLabel, DocumentFindings } from "@iep-insider/sdk/school-documents";

/** A day of a document that starts deadlines in the parent's case, by the name it has there. */
export interface CaseDate {
  readonly trigger: "iep-dated" | "last-evaluation" | "change-notice-received";
  readonly label: DateLabel;
  readonly day: string;
}

/**
 * The days that start deadlines, as far as they are clear, or the parent has said that they are right. The IEP's start
 * is left out where its meeting is known: the yearly review counts from the meeting or the start, and the earlier one
 * warns sooner.
 */
export function caseDates({ dates, kind }: DocumentFindings): readonly CaseDate[] {
  const clear = dates.filter(({ isClear }) => isClear).map(({ value }) => value);
  const first = (label: DateLabel) => clear.find((one) => one.label === label);
  const iepDay = kind?.value === "iep" ? [first("meeting"), first("iep-starts")] : [];
  const [iep] = iepDay
    .filter((one) => one !== undefined)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const evaluated = first("last-evaluation");
  const notice = kind?.value === "prior-written-notice" ? first("document") : undefined;
  return [
    ...(iep ? [{ trigger: "iep-dated" as const, ...iep }] : []),
    ...(evaluated ? [{ trigger: "last-evaluation" as const, ...evaluated }] : []),
    ...(notice ? [{ trigger: "change-notice-received" as const, ...notice }] : []),
  ];
}
