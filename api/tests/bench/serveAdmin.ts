import { mostDaysByDay } from "@iep-insider/sdk/contract";
import type { FindOptions } from "sequelize";
import { contactChain } from "../../src/admin/contacts/contactChain.ts";
import { paymentList } from "../../src/admin/payments/paymentList.ts";
import { createApp } from "../../src/app.ts";
import { monthsBefore, monthsKept } from "../../src/jobs/retention.ts";
import { dayOf } from "../../src/usage/day.ts";
import { buildServices } from "./buildServices.ts";
import { createReader } from "./createReader.ts";
import { cursorAt } from "./cursorAt.ts";
import { fillContacts } from "./fill/fillContacts.ts";
import { fillCounts } from "./fill/fillCounts.ts";
import { fillPartner } from "./fill/fillPartner.ts";
import { fillPayments } from "./fill/fillPayments.ts";
import { withRoom } from "./fill/withRoom.ts";
import { serveForBench } from "./serveForBench.ts";

/**
 * The whole product for `npm run bench -- admin`, with `ROWS` messages, payments and counts for other partners, an
 * operator, and a partner's manager. Prints cursors far from the start of the lists, an address from the middle of
 * both tables, and the days that have counts.
 */
const rows = Number(process.env["ROWS"]);
const services = await buildServices();
const { contacts, payments } = services.database;
const now = services.clock();
const operator = await createReader(services, "admin");
const manager = await createReader(services, "user");
const keys = await fillPartner(services, manager.user);
await withRoom(services.database, async () => {
  await Promise.all([
    fillContacts(services.database, rows, now),
    fillPayments(services.database, rows, now),
    fillCounts(services.database, keys, rows, now),
  ]);
  await analyze();
});

const everyContact = contactChain({});
const everyPayment = [paymentList({})] as const;
const named = contactChain({ search: "ma" });
const disputed = [paymentList({ status: "disputed" })] as const;
const cursors = {
  contactsMiddle: await cursorAt(contacts, everyContact, { link: 1, share: 0.45, side: "after" }),
  contactsEnd: await cursorAt(contacts, everyContact, { link: 1, share: 1, side: "before" }),
  contactsNamedMiddle: await cursorAt(contacts, named, { link: 0, share: 0.5, side: "after" }),
  contactsNamedEnd: await cursorAt(contacts, named, { link: 1, share: 1, side: "after" }),
  paymentsMiddle: await cursorAt(payments, everyPayment, { link: 0, share: 0.5, side: "after" }),
  paymentsEnd: await cursorAt(payments, everyPayment, { link: 0, share: 1, side: "before" }),
  paymentsDisputedMiddle: await cursorAt(payments, disputed, { link: 0, share: 0.5, side: "after" }),
};
// Not by id: a cluster's nodes leave gaps between ids.
const middle: FindOptions & { rejectOnEmpty: true } = {
  order: [["id", "ASC"]],
  offset: Math.floor(rows / 2),
  rejectOnEmpty: true,
};
const contact = await contacts.findOne(middle);
const payment = await payments.findOne(middle);
const known = {
  ...cursors,
  contactEmail: contact.email,
  paymentEmail: payment.email,
  paymentIntent: payment.stripePaymentIntentId ?? "",
  operator: operator.token,
  manager: manager.token,
  firstCounted: dayOf(monthsBefore(now, monthsKept.counts)),
  yearAgo: dayOf(new Date(now.getTime() - (mostDaysByDay - 1) * 24 * 60 * 60_000)),
  monthAgo: dayOf(monthsBefore(now, 1)),
  today: dayOf(now),
};
await serveForBench(createApp(services), services, known, async () => undefined);

/** Lets the database look at what it has now, as it does by itself in the course of time. */
async function analyze(): Promise<void> {
  const { sequelize } = services.database;
  const statement =
    sequelize.getDialect() === "sqlite" ? "ANALYZE" : "ANALYZE TABLE contacts, payments, usage_counts";
  await sequelize.query(statement);
}
