import { useLasts } from "@iep-insider/sdk/catalog";
import { expect, test } from "vitest";
import { type PurchaseOptions, purchase } from "../../tests/purchases.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";
import { accessOf } from "./accessOf.ts";
import { PaymentRequired } from "./errors.ts";
import { type Holder, hashOfKey } from "./holder.ts";
import { giveBackUse, type Reservation, settleUse, takeAnswer } from "./uses.ts";

const minute = 60_000;

const app = useEmptyApp("2026-11-21T10:00:00.000Z");
const { start } = app;

async function bought(options: PurchaseOptions): Promise<Holder> {
  const { key } = await purchase(app, options);
  return { user: null, keyHash: hashOfKey(key) };
}

const take = (holder: Holder, tool: "goal-analyzer" | "chat" = "goal-analyzer") =>
  takeAnswer(app.services, holder, tool, minute);

async function reserve(holder: Holder): Promise<Reservation> {
  const taken = await take(holder);
  if (taken.kind !== "reserved") throw new Error(`Not reserved: ${taken.kind}`);
  return taken.reservation;
}

async function unspent(holder: Holder): Promise<number> {
  return (await accessOf(app.services, holder)).unspent.length;
}

test("a use spent on an answer is reserved, so that no other request spends it meanwhile", async () => {
  await expect(take({ user: null, keyHash: null })).rejects.toBeInstanceOf(PaymentRequired);
  const holder = await bought({ tool: "goal-analyzer" });
  const takes = await Promise.allSettled([take(holder), take(holder), take(holder)]);
  expect(takes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  for (const each of takes)
    if (each.status === "rejected") expect(each.reason).toBeInstanceOf(PaymentRequired);
  expect(await unspent(holder)).toBe(0);
});

test("a use spent on an answer is spent once the answer is delivered, which can be shown for a day", async () => {
  const holder = await bought({ kind: "ai_question" });
  expect(await settleUse(app.services, await reserve(holder))).toBe(true);
  await expect(take(holder)).rejects.toBeInstanceOf(PaymentRequired);
  const [payment] = await app.database.payments.findAll();
  expect(payment).toMatchObject({ toolUsed: "goals", usageConsumed: true, usedAt: app.now });
  const { openDays } = await accessOf(app.services, holder);
  expect(openDays.map(({ tool, endsAt }) => [tool, endsAt])).toEqual([
    ["goals", new Date(app.now.getTime() + useLasts)],
  ]);
});

test("a use that is spent on an answer is given back when there is no answer, and a credit is good for any tool again", async () => {
  const holder = await bought({ kind: "ai_question" });
  await giveBackUse(app.services, await reserve(holder));
  expect(await unspent(holder)).toBe(1);
  expect((await take(holder, "chat")).kind).toBe("reserved");
});

test("a use that is spent on an answer is free again when the answer takes longer than it may, and the late answer spends nothing", async () => {
  const holder = await bought({ tool: "goal-analyzer" });
  const late = await reserve(holder);
  app.now = new Date(start.getTime() + minute - 1);
  await expect(take(holder)).rejects.toBeInstanceOf(PaymentRequired);
  app.now = new Date(start.getTime() + minute);
  const second = await reserve(holder);
  expect(await settleUse(app.services, late)).toBe(false);
  await giveBackUse(app.services, late);
  expect(await settleUse(app.services, second)).toBe(true);
});

test("a use that is spent on an answer settles once", async () => {
  const holder = await bought({ tool: "goal-analyzer" });
  const reservation = await reserve(holder);
  const settled = await Promise.all([1, 2].map(() => settleUse(app.services, reservation)));
  expect(settled.sort()).toEqual([false, true]);
});

const translate = (holder: Holder) => takeAnswer(app.services, holder, "jargon-translator", minute);

test("the jargon translator reserves the first use and then gives any number of answers until its day is over", async () => {
  const holder = await bought({ tool: "jargon-translator", kind: "ai_question" });
  const first = await translate(holder);
  if (first.kind !== "reserved") throw new Error(`Not reserved: ${first.kind}`);
  await settleUse(app.services, first.reservation);
  expect((await translate(holder)).kind).toBe("day");
  app.now = new Date(start.getTime() + useLasts);
  await expect(translate(holder)).rejects.toBeInstanceOf(PaymentRequired);
});
