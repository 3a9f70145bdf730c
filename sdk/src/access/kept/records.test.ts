import { describe, expect, it } from "vitest";
import { aKey, memoryStorage } from "../tests/fakeSurroundings.ts";
import { createAccessRecords } from "./accessRecords.ts";
import { createEmailAccess, emailAccessLasts } from "./emailAccess.ts";
import { createProcessedPurchases } from "./processedPurchases.ts";

const now = 1_800_000_000_000;
const day = 24 * 3_600_000;
const verification = "iep_payment_verification:letters";
const verified = "iep_verified_access";

const recordsOver = (storage: ReturnType<typeof memoryStorage>, at = now) =>
  createAccessRecords(
    () => storage,
    () => at,
  );

it("the record that a tool was just paid for has the fields of the specification, and is taken once", () => {
  const storage = memoryStorage();
  recordsOver(storage).writePaymentVerification("letter-generator");
  expect(JSON.parse(storage.kept.get(verification) ?? "")).toEqual({
    toolName: "Letter Generator",
    verified: true,
    timestamp: now,
    expires: now + day,
  });
  expect(recordsOver(storage).takePaymentVerification("504-screener")).toBe(false);
  expect(recordsOver(storage).takePaymentVerification("letter-generator")).toBe(true);
  expect(storage.kept.size).toBe(0);
  expect(recordsOver(storage).takePaymentVerification("letter-generator")).toBe(false);
});

const good = { toolName: "Letter Generator", verified: true, timestamp: now, expires: now + day };
it.each<[string, unknown]>([
  ["expired", { ...good, expires: now }],
  ["not verified", { ...good, verified: false }],
  ["verified in other words", { ...good, verified: "true" }],
  ["of another tool", { ...good, toolName: "Goal Analyzer" }],
  ["of no tool", { ...good, toolName: "Everything" }],
  ["given years by hand", { ...good, expires: now + 365 * day }],
  ["with a date in words", { ...good, expires: "2030-01-01" }],
  ["a list", [good]],
  ["null", null],
  ...["{", "", "letter-generator", "undefined"].map((text): [string, unknown] => [`corrupt: ${text}`, text]),
])("the record of a recent payment is ignored and removed when it is %s", (_, stored) => {
  const storage = memoryStorage({
    [verification]: typeof stored === "string" ? stored : JSON.stringify(stored),
  });
  expect(recordsOver(storage).takePaymentVerification("letter-generator")).toBe(false);
  expect(storage.kept.size).toBe(0);
});

const until = new Date(now + day);

it("the record of a tool that was opened has the fields of the specification, and knows its tool", () => {
  const storage = memoryStorage();
  recordsOver(storage).writeVerifiedAccess("letter-generator", until, aKey);
  expect(JSON.parse(storage.kept.get(verified) ?? "")).toEqual({
    expires: until.getTime(),
    toolName: "Letter Generator",
    sessionToken: aKey,
  });
  expect(recordsOver(storage).readVerifiedAccess("letter-generator")).toBe(aKey);
  expect(recordsOver(storage).readVerifiedAccess("504-screener")).toBeNull();
  expect(storage.kept.size).toBe(1);
  recordsOver(storage).removeVerifiedAccess();
  expect(storage.kept.size).toBe(0);
});

const whole = { expires: now + 1, toolName: "Letter Generator", sessionToken: aKey };
it.each([
  ["its day is over", { ...whole, expires: now }],
  ["there is no key in it", { ...whole, sessionToken: "open sesame" }],
  ["there is nothing for a key", { ...whole, sessionToken: undefined }],
  ["it holds for years", { ...whole, expires: now + 365 * day }],
  ["it has no end", { ...whole, expires: undefined }],
  ["it is a text", "true"],
])("the record of a tool that was opened is removed when %s", (_, stored) => {
  const storage = memoryStorage({ [verified]: JSON.stringify(stored) });
  expect(recordsOver(storage).readVerifiedAccess("letter-generator")).toBeNull();
  expect(storage.kept.size).toBe(0);
});

describe("the record of an email address", () => {
  const accessOver = (storage: ReturnType<typeof memoryStorage>, at = now) =>
    createEmailAccess(
      () => storage,
      () => at,
    );

  it("holds for 30 days and keeps no address", () => {
    const storage = memoryStorage();
    expect(accessOver(storage).isGiven()).toBe(false);
    accessOver(storage).give();
    expect([...storage.kept.values()]).toEqual([JSON.stringify({ expires: now + 30 * day })]);
    expect(accessOver(storage, now + emailAccessLasts - 1).isGiven()).toBe(true);
    expect(accessOver(storage, now + emailAccessLasts).isGiven()).toBe(false);
    expect(storage.kept.size).toBe(0);
  });

  it.each(["{}", '{"expires":true}', `{"expires":${now + 31 * day}}`, "30 days", "["])(
    "does not hold for what was edited by hand: %s",
    (stored) => {
      const storage = memoryStorage({ iep_free_access: stored });
      expect(accessOver(storage).isGiven()).toBe(false);
      expect(storage.kept.size).toBe(0);
    },
  );
});

const blocked = () => {
  throw new DOMException("blocked", "SecurityError");
};

it("the last fifty processed purchases are known by session and type", () => {
  const storage = memoryStorage({ iep_processed_purchases: "{{" });
  const processed = createProcessedPurchases(() => storage);
  expect(processed.has("cs_0", "quiz")).toBe(false);
  for (let index = 0; index < 60; index += 1) processed.add(`cs_${index}`, "quiz");
  for (const known of [processed, createProcessedPurchases(() => storage)])
    expect(["cs_9", "cs_10", "cs_59"].map((id) => known.has(id, "quiz"))).toEqual([false, true, true]);
  expect(processed.has("cs_59", "subscription")).toBe(false);
});

it("where storage is blocked, only what the page itself has processed is known, and nothing fails", () => {
  const records = createAccessRecords(blocked);
  records.writePaymentVerification("letter-generator");
  records.writeVerifiedAccess("letter-generator", new Date(), aKey);
  records.removeVerifiedAccess();
  expect(records.takePaymentVerification("letter-generator")).toBe(false);
  expect(records.readVerifiedAccess("letter-generator")).toBeNull();
  const given = createEmailAccess(blocked);
  given.give();
  expect(given.isGiven()).toBe(false);
  const processed = createProcessedPurchases(blocked);
  processed.add("cs_1", "quiz");
  expect(processed.has("cs_1", "quiz")).toBe(true);
});
