import type { ServiceType } from "@iep-insider/sdk/contract";
import {
  binaryText,
  boolean,
  date,
  id,
  integer,
  longText,
  nullable,
  type RowOf,
  table,
  text,
  withDefault,
  writtenText,
} from "./table.ts";

/** A message that someone sent us, with their contact details. Kept 24 months (ADR 6). */
export interface Contact extends RowOf<typeof contacts> {}

export const contacts = table("Contact", "contacts", {
  id: id(),
  firstName: text(100),
  lastName: nullable(text(100)),
  email: text(254),
  phone: nullable(text(40)),
  serviceType: text<ServiceType>(40),
  message: longText(),
  createdAt: date(),
  /** Whether the sender was signed in as a Pro member: those are listed first (ADR 11). */
  isPro: withDefault(boolean(), false),
  /**
   * Whether an operator has answered it or marked it as answered. Indexed; the time and the operator are in the columns
   * below.
   */
  isAnswered: withDefault(boolean(), false),
  answeredAt: nullable(date()),
  /** The operator's account id; the account may have been deleted since. */
  answeredBy: nullable(integer()),
  /** Search keys (`contacts/contactKeys.ts`). */
  nameKey: withDefault(binaryText(201), ""),
  lastNameKey: withDefault(binaryText(100), ""),
  emailKey: withDefault(binaryText(254), ""),
  /** The length of the common prefix of the address and a name key; 0 also in rows from before it was computed. */
  emailShared: withDefault(integer(), 0),
}).with({
  collate: writtenText,
  indexes: {
    // The whole list, and one for each way to narrow it: members first, then the newest.
    contacts_newest: ["createdAt", "id"],
    contacts_members_first: ["isPro", "createdAt", "id"],
    contacts_answered: ["isAnswered", "isPro", "createdAt", "id"],
    contacts_service: ["serviceType", "isPro", "createdAt", "id"],
    contacts_service_answered: ["serviceType", "isAnswered", "isPro", "createdAt", "id"],
    // Messages of one account.
    contacts_address: ["emailKey", "id"],
    // One for each way to search, again for unanswered messages alone. A search may be filtered, and the search by
    // address skips what the search by name has found: the columns for that follow the order, so that the database
    // passes over an entry without reading its row.
    contacts_name: ["nameKey", "id", "serviceType", "isAnswered", "isPro"],
    contacts_last_name: ["lastNameKey", "id", "nameKey", "serviceType", "isAnswered", "isPro"],
    contacts_unlike: [
      "emailShared",
      "emailKey",
      "id",
      "nameKey",
      "lastNameKey",
      "serviceType",
      "isAnswered",
      "isPro",
    ],
    contacts_answered_name: ["isAnswered", "nameKey", "id", "serviceType", "isPro"],
    contacts_answered_last_name: ["isAnswered", "lastNameKey", "id", "nameKey", "serviceType", "isPro"],
    contacts_answered_unlike: [
      "isAnswered",
      "emailShared",
      "emailKey",
      "id",
      "nameKey",
      "lastNameKey",
      "serviceType",
      "isPro",
    ],
  },
});
