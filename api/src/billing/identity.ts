import { createHash } from "node:crypto";
import type { Payment } from "../database/models/payment.ts";
import type { SubscriptionSignup } from "../database/models/subscriptionSignup.ts";
import type { Database } from "../database/openDatabase.ts";
import type { Metadata } from "./provider/PaymentProvider.ts";

type Row = Payment | SubscriptionSignup;
type Kind = "payment" | "signup";

/*
 * How one of our rows is recognized at the provider. Its id alone is not enough: two databases can share one provider
 * account (a rehearsal and production), and both count from one. The time of writing tells them apart.
 */

/** The metadata that links the provider's objects to a row. */
export function metadataOf(kind: Kind, row: Row): Metadata {
  return { [kind]: String(row.id), [`${kind}_of`]: fingerprintOf(kind, row) };
}

/**
 * The key under which the provider performs an operation once, however often it is requested. A row is begun once, with
 * the same parameters; another attempt by the buyer has its own row.
 */
export function idempotencyKeyOf(what: string, kind: Kind, row: Row): string {
  return `${what}-${kind}-${row.id}-${fingerprintOf(kind, row)}`;
}

/** @returns the purchase that an object of the provider belongs to, or null when it is not ours. */
export async function findPayment(
  { payments }: Pick<Database, "payments">,
  metadata: Metadata,
  known: { readonly session?: string | null; readonly payment?: string | null },
): Promise<Payment | null> {
  const stated = idIn(metadata, "payment");
  const row = stated === null ? null : await payments.findByPk(stated);
  if (row && metadata["payment_of"] === fingerprintOf("payment", row)) return row;
  if (known.payment) {
    const paid = await payments.findOne({ where: { stripePaymentIntentId: known.payment } });
    if (paid) return paid;
  }
  return known.session ? payments.findOne({ where: { stripeCheckoutSessionId: known.session } }) : null;
}

/** @returns the sign-up that a session or a subscription of the provider belongs to, or null when it is not ours. */
export async function findSignup(
  { subscriptionSignups }: Pick<Database, "subscriptionSignups">,
  metadata: Metadata,
): Promise<SubscriptionSignup | null> {
  const stated = idIn(metadata, "signup");
  const row = stated === null ? null : await subscriptionSignups.findByPk(stated);
  return row && metadata["signup_of"] === fingerprintOf("signup", row) ? row : null;
}

function idIn(metadata: Metadata, kind: Kind): number | null {
  const stated = metadata[kind] ?? "";
  return /^[1-9]\d{0,9}$/.test(stated) ? Number(stated) : null;
}

/** Says which row it is, and proves nothing: only we write on the provider's objects. */
function fingerprintOf(kind: Kind, { id, createdAt }: Row): string {
  return createHash("sha256").update(`${kind} ${id} ${createdAt.toISOString()}`).digest("hex").slice(0, 24);
}
