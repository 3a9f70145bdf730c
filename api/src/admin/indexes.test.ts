import { type AuditFilter, type ContactFilter, serviceTypes } from "@iep-insider/sdk/contract";
import { beforeAll, expect, test, vi } from "vitest";
import { writeContacts } from "../../tests/contactRow.ts";
import { dialect } from "../../tests/testDatabase.ts";
import { useTestDatabase } from "../../tests/useTestApp.ts";
import { auditList } from "./audit/auditList.ts";
import { contactChain } from "./contacts/contactChain.ts";
import { readChain } from "./list/readChain.ts";
import { paymentList } from "./payments/paymentList.ts";

// No operator's list is sorted or read whole: each is answered from an index, however long it is.

const shared = useTestDatabase();
const begun = Date.UTC(2026, 0, 1);
const minutes = (count: number) => new Date(begun + count * 60_000);
/** So many that a database finds its indexes worth while: a small table MariaDB would rather read whole, and sort. */
const rows = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(index));

beforeAll(async () => {
  const { auditEntries, payments, sequelize } = shared.database;
  await auditEntries.bulkCreate(
    rows(12_000, (index) => ({
      at: minutes(index),
      actorId: index % 500,
      action: index % 50 === 0 ? ("mail_retried" as const) : ("role_granted" as const),
      subjectKind: index % 50 === 0 ? ("payment" as const) : ("mail" as const),
      subjectId: String(index),
      detail: "{}",
    })),
  );
  await writeContacts(
    shared.database,
    ...rows(3000, (index) => ({
      firstName: `Name${index % 90}`,
      lastName: `Last${index % 70}`,
      email: `address${index}@example.org`,
      serviceType: serviceTypes[index % serviceTypes.length] ?? "other",
      createdAt: minutes(index),
      isPro: index % 7 === 0,
      isAnswered: index % 11 !== 0,
    })),
  );
  await payments.bulkCreate(
    rows(2000, (index) => {
      const buyer = `${["mari", "ben", "zoe", "tom"][index % 4]}${index}@example.org`;
      const number = String(index).padStart(8, "0");
      return {
        userId: null,
        email: buyer,
        emailKey: buyer,
        paymentType: (["quiz", "ai_question", "subscription"] as const)[index % 3] ?? "quiz",
        amount: 499,
        toolUsed: null,
        status: (["paid", "pending", "failed", "refunded", "disputed"] as const)[index % 5] ?? "paid",
        stripePaymentIntentId: `pi_${number}`,
        stripeCheckoutSessionId: `cs_${number}`,
        stripeInvoiceId: `in_${number}`,
        createdAt: minutes(-index),
        updatedAt: minutes(-index),
      };
    }),
  );
  for (const table of ["audit_entries", "contacts", "payments"])
    await sequelize.query(`ANALYZE ${dialect === "sqlite" ? "" : "TABLE "}${table}`);
});
const audit = (filter: AuditFilter) => () =>
  readChain(shared.database.auditEntries, [auditList(filter)], undefined);
/** At its start, in its middle, and back. */
const contacts = (filter: ContactFilter) => async () => {
  const read = (cursor?: string | null) =>
    readChain(shared.database.contacts, contactChain(filter), cursor ?? undefined, 10);
  await read((await read((await read()).next)).previous);
};
const payments = (filter: Parameters<typeof paymentList>[0]) => () => {
  const { where, order } = paymentList(filter);
  // Of so few rows, MariaDB would rather sort all than follow an index for a whole page.
  const list = {
    order: order.map(([column, direction]) => [column, direction] as [string, string]),
    limit: 2,
  };
  return shared.database.payments.findAll({ ...(where && { where }), ...list });
};
const names = ["contacts_last_name", "contacts_name"];

test.each<[indexes: string[], work: () => Promise<unknown>]>([
  [["audit_entries_time"], audit({})],
  [["audit_entries_action"], audit({ action: "mail_retried" })],
  [["audit_entries_actor"], audit({ actor: 7 })],
  [["audit_entries_kind"], audit({ subject: "payment" })],
  [["audit_entries_subject"], audit({ subject: "mail", subjectId: "7" })],
  [["contacts_members_first"], contacts({})],
  [["contacts_members_first"], contacts({ from: "members" })],
  [["contacts_answered"], contacts({ state: "waiting" })],
  [["contacts_answered"], contacts({ state: "answered", from: "members" })],
  [["contacts_service"], contacts({ service: "other" })],
  [["contacts_service_answered"], contacts({ service: "other", state: "waiting" })],
  [["contacts_name"], contacts({ search: "name1" })],
  [["contacts_answered_name"], contacts({ search: "name1", state: "waiting" })],
  [names, contacts({ search: "last1" })],
  [[...names, "contacts_unlike"], contacts({ search: "address77" })],
  // However many begin so, they are never sorted.
  [[...names, "contacts_unlike"], contacts({ search: "address" })],
  [
    // For names that match no row, MariaDB uses the shorter index.
    ["contacts_answered_unlike", ...names]
      .map((name) =>
        dialect === "sqlite" ? name.replace(/^contacts_(?!answered)/, "contacts_answered_") : name,
      )
      .sort(),
    contacts({ search: "address", state: "waiting" }),
  ],
  [["payments_newest"], payments({})],
  [["payments_status"], payments({ status: "disputed" })],
  [["payments_kind"], payments({ kind: "subscription" })],
  [["payments_status_kind"], payments({ status: "refunded", kind: "quiz" })],
  [["payments_address"], payments({ search: "mari" })],
  [["payments_stripePaymentIntentId"], payments({ search: "pi_00000001" })],
  [["payments_stripeCheckoutSessionId"], payments({ search: "cs_00000001" })],
  [["payments_stripeInvoiceId"], payments({ search: "in_00000001" })],
])("%j answer, unsorted (%#)", async (indexes, work) => {
  const { sequelize } = shared.database;
  const query = vi.spyOn(sequelize, "query");
  await work();
  const statements = query.mock.calls.map(([asked]) => (typeof asked === "string" ? asked : asked.query));
  query.mockRestore();
  const used = new Set<string>();
  for (const statement of statements) {
    const explain = dialect === "sqlite" ? "EXPLAIN QUERY PLAN" : "EXPLAIN";
    const [plan] = await sequelize.query(`${explain} ${statement}`);
    const text = JSON.stringify(plan);
    expect(text, statement).not.toMatch(/filesort|TEMP B-TREE/i);
    const index = /USING (?:COVERING )?INDEX (\w+)|"key":"(\w+)"/.exec(text);
    used.add(index?.[1] ?? index?.[2] ?? text);
  }
  expect([...used].sort()).toEqual(indexes);
});

test.each(["usage_counts", "ai_counts"])("the days of usage are read from the key of %s", async (table) => {
  const { sequelize } = shared.database;
  const explain = dialect === "sqlite" ? "EXPLAIN QUERY PLAN" : "EXPLAIN";
  const other = table === "ai_counts" ? "tool" : "event";
  const [plan] = await sequelize.query(
    `${explain} SELECT ${other}, COUNT(*) FROM ${table} WHERE day BETWEEN '2026-11-16' AND '2026-11-22' GROUP BY ${other}`,
  );
  expect(JSON.stringify(plan)).toMatch(/SEARCH \w+ USING (COVERING )?INDEX|"possible_keys":"PRIMARY"/);
});
