import { storedToolName } from "@iep-insider/sdk/catalog";
import { adminPayments } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { operator } from "../../../tests/operators.ts";
import { useEmptyApp } from "../../../tests/useTestApp.ts";
import { addPayment, countChange } from "../../billing/ledger/changePayment.ts";
import { causes } from "../../billing/ledger/paymentEventCause.ts";
import type { Payment } from "../../database/models/payment.ts";

let admin: { Authorization: string };

const app = useEmptyApp("2026-11-22T03:00:00.000Z");
const { start } = app;
beforeEach(async () => {
  admin = (await operator(app)).headers;
});

test("the list shows what a payment is, and of a deleted account no address", async () => {
  await write({ email: "deleted account", emailKey: "deleted account" });
  await write({
    email: "Maria@Example.org",
    toolUsed: storedToolName("aide-screener"),
    status: "paid",
    paidAt: app.now,
  });
  expect((await list()).rows).toEqual([
    {
      id: expect.any(Number),
      status: "paid",
      kind: "quiz",
      tool: "aide-screener",
      amount: 499,
      email: "Maria@Example.org",
      userId: null,
      createdAt: start.toISOString(),
      paidAt: start.toISOString(),
    },
    expect.objectContaining({ email: null, status: "pending", tool: null, paidAt: null }),
  ]);
});

test.each([
  [{ status: "paid" }, [2, 1]],
  [{ status: "paid", kind: "subscription" }, [1]],
  [{ search: "MAR" }, [2, 1]],
  [{ search: " ben@example.org " }, [4, 3]],
  [{ search: "%ar" }, []],
  [{ search: "pi_0000000002" }, [2]],
  [{ search: "cs_0000000003" }, [3]],
  [{ search: "in_0000000004" }, [4]],
  [{ search: "pi_000000000" }, []],
])("the list of %j", async (query, amounts) => {
  const paid = { status: "paid", paidAt: app.now } as const;
  const month = { paymentType: "subscription" } as const;
  await write({ amount: 1, email: "mara@example.org", ...paid, ...month });
  await write({ amount: 2, email: "Mara@example.org", stripePaymentIntentId: "pi_0000000002", ...paid });
  await write({
    amount: 3,
    email: "ben@example.org",
    stripeCheckoutSessionId: "cs_0000000003",
    status: "failed",
  });
  await write({ amount: 4, email: "ben@example.org", stripeInvoiceId: "in_0000000004", ...month });
  expect((await list(query)).rows.map(({ amount }) => amount)).toEqual(amounts);
});

test("the list of a number has the one", async () => {
  await write();
  const { id } = await write();
  for (const search of [`${id}`, `#${id}`])
    expect((await list({ search })).rows.map((row) => row.id)).toEqual([id]);
});

test("search results are sorted by address, newest first within each", async () => {
  for (const [address, amount] of [
    ["mara@example.org", 1],
    ["maya@example.org", 2],
    ["mara@example.org", 3],
  ] as const) {
    app.now = new Date(app.now.getTime() + 1000);
    await write({ email: address, amount });
  }
  expect((await list({ search: "mar" })).rows.map(({ amount }) => amount)).toEqual([3, 1]);
  expect((await list({ search: "ma@" })).rows).toEqual([]);
});

test("the figures are those of all, and of the operator's day", async () => {
  app.now = new Date("2026-11-21T20:00:00Z");
  await write({ status: "paid", amount: 1999, paidAt: app.now });
  await write({ status: "refunded" });
  app.now = new Date("2026-11-22T01:00:00Z");
  await write({ status: "paid", paidAt: app.now });
  await write();
  await write({ status: "disputed" });
  app.now = start;
  const all = { payments: 5, paid: 2, refunded: 1, disputed: 1, centsPaid: 2498 };
  expect(await figures()).toEqual({ ...all, today: { payments: 3, paid: 1, centsPaid: 499 } });
  expect(await figures({ dayBegan: "2026-11-21T14:00:00-05:00" })).toEqual({
    ...all,
    today: { payments: 5, paid: 2, centsPaid: 2498 },
  });
  expect((await figures({ dayBegan: "9999-01-01T00:00:00Z" })).today).toEqual({
    payments: 0,
    paid: 0,
    centsPaid: 0,
  });
});

test("the file has the filtered rows, and is recorded without the search text", async () => {
  await write({
    email: "=maria@example.org",
    status: "paid",
    paidAt: app.now,
    toolUsed: storedToolName("letter-generator"),
  });
  await write({ email: "=maria@example.org" });
  const query = new URLSearchParams({ status: "paid", search: "=maria" });
  const response = await app.request(`${adminPayments.exportPayments.path}?${query}`, { headers: admin });
  expect(response.headers.get("Content-Disposition")).toContain("payments-2026-11-22.csv");
  const [head, line, ...others] = (await response.text()).trim().split("\r\n");
  expect(head).toContain("Number,Begun (UTC),Paid (UTC),Status,Kind,Tool,US dollars,Email");
  expect(line).toContain("paid,quiz,letter-generator,4.99,'=maria@example.org");
  expect(others).toEqual([]);
  const [entry] = await app.database.auditEntries.findAll({ where: { action: "payments_exported" } });
  expect(JSON.parse(entry?.detail ?? "")).toEqual({ status: "paid", kind: "all", isSearched: true });
});

type Query = Readonly<Record<string, string>>;

const list = (query: Query = {}) => callAs(app, adminPayments.listPayments, admin, query);

const figures = (query: Query = {}) => callAs(app, adminPayments.countPayments, admin, query);

/** A payment as billing begins it. */
function write(changes: Partial<Payment> = {}): Promise<Payment> {
  const { email: address = "buyer@example.org" } = changes;
  const row = {
    userId: null,
    email: address,
    emailKey: address.toLowerCase(),
    paymentType: "quiz",
    amount: 499,
    toolUsed: null,
    ...changes,
  } as const;
  return app.database.transaction(async (transaction) => {
    const change = await addPayment(app.services, transaction, row, causes.begun);
    await countChange(app.services, transaction, change);
    return change.payment;
  });
}
