import { useLasts } from "@iep-insider/sdk/catalog";
import { beforeEach, describe, expect, test } from "vitest";
import { beginEmpty } from "../../tests/emptyAccounts.ts";
import { type PurchaseOptions, purchase } from "../../tests/purchases.ts";
import { useTestApp } from "../../tests/useTestApp.ts";
import { accessOf } from "./accessOf.ts";
import { PaymentRequired } from "./errors.ts";
import { type Holder, hashOfKey } from "./holder.ts";
import { giveBackUse, type Reservation, settleUse, takeAnswer } from "./uses.ts";

const start = new Date("2026-11-21T10:00:00.000Z");
const minute = 60_000;
let now = start;

const app = useTestApp({ clock: () => now });
beforeEach(async () => {
  now = start;
  await beginEmpty(app);
});

async function bought(options: PurchaseOptions): Promise<Holder> {
  const { key } = await purchase(app, options);
  return { user: null, keyHash: hashOfKey(key) };
}

const take = (holder: Holder, tool: "goals" | "chatbot" = "goals") =>
  takeAnswer(app.services, holder, tool, minute);

async function reserve(holder: Holder): Promise<Reservation> {
  const taken = await take(holder);
  if (taken.kind !== "reserved") throw new Error(`Not reserved: ${taken.kind}`);
  return taken.reservation;
}

async function unspent(holder: Holder): Promise<number> {
  return (await accessOf(app.services, holder)).unspent.length;
}

describe("a use that is spent on an answer", () => {
  test("is reserved, so that nobody else spends it meanwhile", async () => {
    await expect(take({ user: null, keyHash: null })).rejects.toBeInstanceOf(PaymentRequired);
    const holder = await bought({ tool: "goals" });
    const takes = await Promise.allSettled([take(holder), take(holder), take(holder)]);
    expect(takes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    for (const each of takes)
      if (each.status === "rejected") expect(each.reason).toBeInstanceOf(PaymentRequired);
    expect(await unspent(holder)).toBe(0);
  });

  test("is spent once the answer stands, which can be shown for a day", async () => {
    const holder = await bought({ kind: "ai_question" });
    expect(await settleUse(app.services, await reserve(holder))).toBe(true);
    await expect(take(holder)).rejects.toBeInstanceOf(PaymentRequired);
    const [payment] = await app.database.payments.findAll();
    expect(payment).toMatchObject({ toolUsed: "goals", usageConsumed: true, usedAt: now });
    const { openDays } = await accessOf(app.services, holder);
    expect(openDays.map(({ tool, endsAt }) => [tool, endsAt])).toEqual([
      ["goals", new Date(now.getTime() + useLasts)],
    ]);
  });

  test("is given back when there is no answer, and a credit is good for any tool again", async () => {
    const holder = await bought({ kind: "ai_question" });
    await giveBackUse(app.services, await reserve(holder));
    expect(await unspent(holder)).toBe(1);
    expect((await take(holder, "chatbot")).kind).toBe("reserved");
  });

  test("is free again when the answer takes longer than it may, and the late answer spends nothing", async () => {
    const holder = await bought({ tool: "goals" });
    const late = await reserve(holder);
    now = new Date(start.getTime() + minute - 1);
    await expect(take(holder)).rejects.toBeInstanceOf(PaymentRequired);
    now = new Date(start.getTime() + minute);
    const second = await reserve(holder);
    expect(await settleUse(app.services, late)).toBe(false);
    await giveBackUse(app.services, late);
    expect(await settleUse(app.services, second)).toBe(true);
  });

  test("settles once", async () => {
    const holder = await bought({ tool: "goals" });
    const reservation = await reserve(holder);
    const settled = await Promise.all([1, 2].map(() => settleUse(app.services, reservation)));
    expect(settled.sort()).toEqual([false, true]);
  });
});

describe("the jargon translator, which opens for a day with its first answer", () => {
  const translate = (holder: Holder) => takeAnswer(app.services, holder, "jargon-translator", minute);

  test("reserves the first use and then gives any number of answers until its day is over", async () => {
    const holder = await bought({ tool: "jargon-translator", kind: "ai_question" });
    const first = await translate(holder);
    if (first.kind !== "reserved") throw new Error(`Not reserved: ${first.kind}`);
    await settleUse(app.services, first.reservation);
    expect((await translate(holder)).kind).toBe("day");
    now = new Date(start.getTime() + useLasts);
    await expect(translate(holder)).rejects.toBeInstanceOf(PaymentRequired);
  });
});
