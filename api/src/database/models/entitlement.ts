import type { PaymentKind, StoredToolName } from "@iep-insider/sdk/catalog";
import { char, date, id, integer, nullable, type RowOf, references, table, text } from "./table.ts";
import type { RightSource } from "./user.ts";

/** Where an entitlement comes from. */
export type EntitlementSource = RightSource | "subscription" | "purchase" | "sponsored";

/** The right to use tools: who, which, until when, how often (ADR 2). Access is decided from these rows alone. */
export interface Entitlement extends RowOf<typeof entitlements> {}

export const entitlements = table("Entitlement", "entitlements", {
  id: id(),
  /** Null for purchases made while signed out and for sponsored uses, which a browser's purchase key opens. */
  userId: nullable(references(integer(), "users", "RESTRICT")),
  /** Null: all tools; with a `kind`: the first tool of that kind that it is used on. */
  tool: nullable(text<StoredToolName>(40)),
  /** Null: no end. A use spent on a day of a tool ends after that day. */
  endsAt: nullable(date()),
  /** Null: any number. */
  usesLeft: nullable(integer()),
  source: text<EntitlementSource>(20),
  createdAt: date(),
  /** The purchase it comes from: one purchase, one entitlement. */
  paymentId: nullable(references(integer(), "payments", "RESTRICT")),
  /** What a purchase was charged as. */
  kind: nullable(text<PaymentKind>(20)),
  /** Set while a use is reserved for an answer, with the time limit for that answer. */
  reservation: nullable(char(36)),
  reservedUntil: nullable(date()),
  /** When its use was returned because the answer did not answer the question; possible once. */
  returnedAt: nullable(date()),
}).with({
  indexes: { entitlements_user: ["userId"] },
  unique: { entitlements_payment: ["paymentId"], entitlements_reservation: ["reservation"] },
});
