import type { PaymentDetails } from "@iep-insider/sdk/contract";
import { screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { dialog, main, refusal, renderPage } from "../../../../tests/renderPage.tsx";

const at = "2026-11-22T10:00:00.000Z";
const details = (more: Partial<PaymentDetails> = {}): PaymentDetails => ({
  id: 12,
  status: "paid",
  kind: "quiz",
  tool: "aide-screener",
  amount: 499,
  email: "ana@example.org",
  userId: null,
  createdAt: at,
  paidAt: at,
  updatedAt: at,
  usedAt: null,
  provider: { payment: "pi_1", page: "cs_1", invoice: null },
  siteKey: null,
  events: [],
  entitlement: null,
  mails: [],
  membership: null,
  ...more,
});
const open = (readPayment: object, query = "?id=12") =>
  renderPage(`/admin/payments${query}`, { signedInAs: { role: "admin" }, answers: { readPayment } });

it.each(["987654321", "abc", "0"])("says that there is no payment of the number %s", async (id) => {
  await open(refusal(404, { code: "not_found" }), `?id=${id}`);
  await main().findByRole("heading", { name: "Payment not found" });
});

it("does not request a list for a search that is too short", async () => {
  const { sent } = await open({}, "?search=a");
  await main().findByText(/at least 3 characters/);
  expect(sent.map(({ call }) => call)).not.toContain("listPayments");
});

it("refunds once, after a question that can be left, and says why it was refused", async () => {
  const { user, answers, bodiesOf } = await open(details());
  await user.click(await main().findByRole("button", { name: "Refund…" }));
  dialog().getByRole("heading", { name: "Refund $4.99?" });
  const facts = dialog().getAllByRole("definition");
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    "ana@example.org",
    "$4.99",
    "1:1 Aide Screener (Assessment, one use)",
    "The use, immediately, even if it is spent",
  ]);
  dialog().getByText(/The buyer is notified by email/);
  await user.click(dialog().getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(bodiesOf("refundPayment")).toEqual([]);

  answers["refundPayment"] = refusal(409, { code: "not_refundable", message: "It is disputed." });
  await user.click(main().getByRole("button", { name: "Refund…" }));
  await user.click(dialog().getByRole("button", { name: "Refund $4.99" }));
  await dialog().findByText("It is disputed.");
  const refunded = details({ status: "refunded" });
  answers["refundPayment"] = { outcome: "refunded", payment: refunded };
  answers["readPayment"] = refunded;
  const confirm = dialog().getByRole("button", { name: "Refund $4.99" });
  // Two presses may come within one render.
  confirm.click();
  confirm.click();
  await screen.findByText("Refunded.");
  await main().findByText("Fully refunded.");
  expect(main().queryByRole("button", { name: "Refund…" })).toBeNull();
  expect(bodiesOf("refundPayment")).toEqual([{ id: 12 }, { id: 12 }]);
});

it.each([
  [details({ status: "pending" }), /it is not paid/],
  [details({ status: "disputed" }), /bank disputes this payment/],
  [details({ provider: { payment: null, page: null, invoice: null } }), /do not know the provider's id/],
])("offers no refund where there can be none", async (payment, why) => {
  await open(payment);
  await main().findByText(why);
  expect(main().queryByRole("button", { name: "Refund…" })).toBeNull();
});

it("ends the membership of a refunded month, and only of the latest one", async () => {
  const membership = { status: "active", paidUntil: at, isLatestMonth: true, wasEnded: false } as const;
  const month = details({ kind: "subscription", tool: null, status: "refunded", membership });
  const { user, answers, reload, bodiesOf } = await open(month);
  await main().findByText(/will charge the next month/);
  const ended = { ...month, membership: { ...membership, wasEnded: true } };
  answers["endPaidMembership"] = { outcome: "ended", payment: ended };
  answers["readPayment"] = ended;
  await user.click(main().getByRole("button", { name: "End the membership…" }));
  await user.click(dialog().getByRole("button", { name: "End the membership" }));
  await main().findByText(/An operator ended it after the refund/);
  expect(bodiesOf("endPaidMembership")).toEqual([{ id: 12 }]);
  expect(main().queryByRole("button", { name: "End the membership…" })).toBeNull();
  answers["readPayment"] = { ...month, membership: { ...membership, isLatestMonth: false } };
  await reload();
  await waitFor(() => expect(main().queryByText("Active.")).not.toBeNull());
  expect(main().queryByRole("button", { name: "End the membership…" })).toBeNull();
});
