import { openDatabase } from "../../src/database/openDatabase.ts";
import type { Acknowledged } from "./load.ts";

/** What the database holds, beside what visitors were told. Each line is a fault. */
export interface Faults {
  readonly lost: readonly string[];
  readonly double: readonly string[];
}

export async function compareBooks(url: string, told: Acknowledged): Promise<Faults> {
  const database = openDatabase({ dialect: "mysql", url });
  try {
    const lost: string[] = [];
    const double: string[] = [];
    const users = new Set(
      (await database.users.findAll({ attributes: ["email"] })).map(({ email }) => email),
    );
    for (const email of told.accounts) if (!users.has(email)) lost.push(`the account ${email}`);
    const messages = (await database.contacts.findAll({ attributes: ["email"] })).map(({ email }) => email);
    for (const email of told.messages) {
      const times = messages.filter((one) => one === email).length;
      if (times === 0) lost.push(`the message of ${email}`);
      if (times > 1) double.push(`${times} messages of ${email}`);
    }
    const { confirmed, unclear } = told.counts;
    const counted = Number(
      await database.usageCounts.sum("count", { where: { subject: "/pricing", siteKey: "" } }),
    );
    if (counted < confirmed) lost.push(`${confirmed - counted} counts`);
    if (counted > confirmed + unclear) double.push(`${counted - confirmed - unclear} counts too many`);

    const payments = await database.payments.findAll({ where: { status: "paid" } });
    const entitlements = await database.entitlements.findAll();
    for (const number of told.bought.keys()) {
      const rows = payments.filter(({ email }) => email === `buyer${number}@example.org`);
      const uses = entitlements.filter(({ paymentId }) => rows.some(({ id }) => id === paymentId));
      if (rows.length === 0 || uses.length === 0) lost.push(`the purchase of buyer ${number}`);
      if (rows.length > 1 || uses.length > 1) double.push(`the purchase of buyer ${number} is booked twice`);
      const charged = told.charged.get(number) ?? 0;
      if (charged > 1) double.push(`buyer ${number} got ${charged} answers for one`);
      if (charged === 1 && uses.some(({ usesLeft }) => usesLeft !== 0))
        lost.push(`the use that buyer ${number} spent`);
    }
    if (payments.length > told.bought.size)
      double.push(`${payments.length - told.bought.size} payments without a buyer`);
    return { lost, double };
  } finally {
    await database.close();
  }
}
