import { expect, test } from "vitest";
import type { Payment } from "../database/models/payment.ts";
import { idempotencyKeyOf, metadataOf } from "./identity.ts";

const row = (id: number, createdAt: string) => ({ id, createdAt: new Date(createdAt) }) as Payment;
const one = row(7, "2026-11-21T10:00:00.000Z");

// Two databases can share one account of the provider, and both count their rows from one.
test.each([
  ["in another database", row(7, "2026-11-21T10:00:00.001Z")],
  ["of another number", row(8, "2026-11-21T10:00:00.000Z")],
])("a payment %s has a key and metadata of its own", (_, other) => {
  expect(idempotencyKeyOf("session", "payment", other)).not.toBe(idempotencyKeyOf("session", "payment", one));
  expect(metadataOf("payment", other)).not.toEqual(metadataOf("payment", one));
});

test("a repeated request has the same key, and another thing or kind of row another", () => {
  const key = idempotencyKeyOf("session", "payment", one);
  expect(idempotencyKeyOf("session", "payment", row(7, "2026-11-21T10:00:00.000Z"))).toBe(key);
  expect(idempotencyKeyOf("refund", "payment", one)).not.toBe(key);
  expect(idempotencyKeyOf("session", "signup", one)).not.toBe(key);
});
