import { dayInWords, type FactStatus, isOlderThanTwelveMonths, type StateRecord } from "@iep-insider/sdk/law";
import { contactWords, stateFactWords } from "./words.ts";

/** A contact, in the words a parent reads. */
export interface ContactShown {
  readonly title: string;
  readonly name: string;
  readonly phone: Phone;
  readonly website: string | null;
  readonly notes: readonly string[];
  /** Its date, and what to ask if we are not sure. */
  readonly status: string;
}

interface Phone {
  readonly number: string;
  /** What to do before calling, if we are not sure of the number. */
  readonly doubt: string | null;
}

/** The state's education agency: where complaints go. @param today `YYYY-MM-DD` */
export function agencyShown({ agency }: StateRecord, today: string): ContactShown {
  const { name, phone, status, asOf } = agency;
  return {
    title: contactWords.agency,
    name,
    phone: phoneShown(phone, status),
    website: null,
    notes: [],
    status: asOfWords(asOf, today),
  };
}

/** The parent center, which helps for free. @param today `YYYY-MM-DD` */
export function centerShown({ parentCenter }: StateRecord, today: string): ContactShown {
  const { name, phone, phoneStatus, website, status, note, asOf } = parentCenter;
  return {
    title: contactWords.center,
    name,
    phone: phoneShown(phone, phoneStatus),
    website,
    notes: note ? [note] : [],
    status: [...(status === "unverified" ? [contactWords.checkCenter] : []), asOfWords(asOf, today)].join(
      " ",
    ),
  };
}

function phoneShown(number: string, status: FactStatus): Phone {
  return { number, doubt: status === "verified" ? null : contactWords.checkPhone };
}

/** A fact's date, and whether it is old. */
export function asOfWords(asOf: string, today: string): string {
  const day = stateFactWords.asOf(dayInWords(asOf));
  return isOlderThanTwelveMonths(asOf, today) ? `${day} ${stateFactWords.old}` : day;
}
