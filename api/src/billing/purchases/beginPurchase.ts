import { prices, productName, storedToolName } from "@iep-insider/sdk/catalog";
import type { Language, PaymentBegun, PaymentRequest } from "@iep-insider/sdk/contract";
import { accessOf } from "../../access/accessOf.ts";
import { addKey } from "../../access/claims.ts";
import { createPurchaseKey, type Holder, hashOfKey } from "../../access/holder.ts";
import { emailKeyOf } from "../../accounts/emailKey.ts";
import type { Payment } from "../../database/models/payment.ts";
import type { PageAddress } from "../../http/pageAddress.ts";
import type { Site } from "../../partners/site.ts";
import type { Services } from "../../services.ts";
import { AlreadyOpen } from "../errors.ts";
import { idempotencyKeyOf, metadataOf } from "../identity.ts";
import { addPayment, changePayment, countChange } from "../ledger/changePayment.ts";
import { causes } from "../ledger/paymentEventCause.ts";
import { ProviderUnavailable } from "../provider/errors.ts";
import { checkedReturn, pagesAround } from "./addresses.ts";
import { settleEarlier } from "./settleEarlier.ts";
import { type Wanted, wantedOf } from "./wanted.ts";

/** Who buys, and where. */
export interface Buyer {
  readonly holder: Holder;
  /** The browser's purchase key, if it sent one. */
  readonly key: string | null;
  /** The partner's whose page it is; null on our own pages and without a site key. */
  readonly site: Site | null;
  /** The provider's page leads back in the language in which it was begun. */
  readonly addressOf: PageAddress;
  /** Of the page. */
  readonly language: Language;
}

/**
 * Begins a purchase of one use: from a tool's gate on the provider's page, else on ours (ADR 7).
 * @throws {AlreadyOpen} when they have it. @throws {InvalidRequest} when it is not for sale, or the way back is wrong.
 */
export async function beginPurchase(
  services: Services,
  request: PaymentRequest,
  { holder, key, site, addressOf, language }: Buyer,
): Promise<PaymentBegun> {
  const wanted = wantedOf(request);
  const returnUrl = checkedReturn(services, site, request.returnUrl);
  await refuseWhatIsOpen(services, holder, wanted);
  await settleEarlier(services, holder, wanted);

  const purchaseKey = holder.user ? null : (key ?? createPurchaseKey());
  const email = holder.user?.email ?? request.email;
  const payment = await writePayment(services, holder, purchaseKey, {
    userId: holder.user?.id ?? null,
    email,
    emailKey: emailKeyOf(email),
    language,
    paymentType: wanted.kind,
    amount: prices.singleUse,
    toolUsed: wanted.tool && storedToolName(wanted.tool.id),
    partnerId: site?.partner.id ?? null,
    returnUrl,
  });
  const begin = request.toolName === undefined ? beginOnOurPage : beginOnTheirPage;
  const begun = await begin(services, payment, wanted, {
    addressOf,
    inNewTab: request.inNewTab ?? false,
  }).catch(async (error: unknown) => {
    // A refused payment was not begun. Without a response it may have been: the row stays, and `reconcile` looks for
    // it.
    if (!(error instanceof ProviderUnavailable)) await failPurchase(services, payment);
    throw error;
  });
  return { ...begun, purchaseKey };
}

async function refuseWhatIsOpen(services: Services, holder: Holder, { tool }: Wanted): Promise<void> {
  const access = await accessOf(services, holder);
  // A credit can be bought in advance, but not by whom every tool is open to.
  if (access.everything || (tool && access.gives(tool.id))) throw new AlreadyOpen();
}

type NewRow = Pick<
  Payment,
  | "userId"
  | "email"
  | "emailKey"
  | "language"
  | "paymentType"
  | "amount"
  | "toolUsed"
  | "partnerId"
  | "returnUrl"
>;

/** Runs before the provider is called, so that no payment is ever without a row. */
function writePayment(
  services: Services,
  { place }: Holder,
  key: string | null,
  row: NewRow,
): Promise<Payment> {
  return services.database.transaction(async (transaction) => {
    const begun = await addPayment(services, transaction, row, causes.begun);
    if (key !== null) await addKey(services, transaction, begun.payment, hashOfKey(key), place);
    await countChange(services, transaction, begun);
    return begun.payment;
  });
}

function failPurchase(services: Services, payment: Payment): Promise<void> {
  return services.database.transaction(async (transaction) => {
    await payment.reload({ transaction, lock: transaction.LOCK.UPDATE });
    const failed = { status: "failed" } as const;
    const change = await changePayment(services, transaction, payment, failed, causes.notBegun);
    await countChange(services, transaction, change);
  });
}

async function beginOnOurPage({ payments }: Services, payment: Payment) {
  const { amount, email } = payment;
  const metadata = metadataOf("payment", payment);
  const begun = await payments.createPayment(
    { amount, email, metadata },
    idempotencyKeyOf("begin", "payment", payment),
  );
  if (begun.clientSecret === null) throw new ProviderUnavailable();
  await payment.update({ stripePaymentIntentId: begun.id });
  return { clientSecret: begun.clientSecret };
}

async function beginOnTheirPage(
  { payments }: Services,
  payment: Payment,
  wanted: Wanted,
  { addressOf, inNewTab }: { readonly addressOf: PageAddress; readonly inNewTab: boolean },
) {
  const session = await payments.createSession(
    {
      mode: "payment",
      email: payment.email,
      amount: payment.amount,
      name: `${productName}: ${wanted.tool?.title ?? "a tool"}, one use`,
      metadata: metadataOf("payment", payment),
      ...pagesAround(addressOf, wanted, { returnUrl: payment.returnUrl, inNewTab }),
    },
    idempotencyKeyOf("begin", "payment", payment),
  );
  if (session.url === null) throw new ProviderUnavailable();
  await payment.update({ stripeCheckoutSessionId: session.id });
  return { checkoutUrl: session.url };
}
