import { dayInWords, type FactStatus, isOlderThanTwelveMonths, type StateRecord } from "@iep-insider/sdk/law";
import { contactWords, words } from "./words.ts";

/** Whom to reach, in the words a parent reads. */
export interface ContactShown {
  readonly title: string;
  readonly name: string;
  readonly phone: { readonly number: string; readonly doubt: string | null };
  readonly website: string | null;
  readonly notes: readonly string[];
  /** How sure it is, and of which day. */
  readonly status: string;
}

/** The state's education agency: where complaints go. @param today `YYYY-MM-DD` */
export function agencyShown({ agency }: StateRecord, today: string): ContactShown {
  const { name, phone, status, asOf } = agency;
  return {
    title: contactWords.agency,
    name,
    phone: { number: phone, doubt: contactWords.phone[status] },
    website: null,
    notes: [],
    status: asOfWords(asOf, today),
  };
}

/** The parent center, which helps without charge. @param today `YYYY-MM-DD` */
export function centerShown({ parentCenter }: StateRecord, today: string): ContactShown {
  const { name, phone, phoneStatus, website, status, note, asOf } = parentCenter;
  return {
    title: contactWords.center,
    name,
    phone: { number: phone, doubt: contactWords.phone[phoneStatus] },
    website,
    notes: note ? [note] : [],
    status: `${contactStatusInWords(status)} ${asOfWords(asOf, today)}`,
  };
}

/** How sure a name or an address is: no law, so in other words than a rule. */
export function contactStatusInWords(status: FactStatus): string {
  return contactWords.status[status];
}

/** The day of a fact, and whether it is long ago. */
export function asOfWords(asOf: string, today: string): string {
  const day = words.asOf(dayInWords(asOf));
  return isOlderThanTwelveMonths(asOf, today) ? `${day} ${words.old}` : day;
}
