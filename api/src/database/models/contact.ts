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
});
