import { oneUseOf, tools, useLasts } from "@iep-insider/sdk/catalog";
import { billing } from "@iep-insider/sdk/contract";
import { describe, expect, test } from "vitest";
import { purchase } from "../../tests/purchases.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";
import { accessOf } from "../access/accessOf.ts";
import { PaymentRequired } from "../access/errors.ts";
import { hashOfKey } from "../access/holder.ts";
import { settleUse, takeAnswer } from "../access/uses.ts";

const app = useEmptyApp("2026-11-21T10:00:00.000Z");
const soon = new Date(app.start.getTime() + useLasts - 1);

describe.each(tools.filter(({ id }) => oneUseOf(id) === "answer"))("$id", ({ id: tool }) => {
  test("needs a use of its own for each answer, also while the day of an earlier answer runs", async () => {
    const { key, headers } = await purchase(app, { tool, kind: "ai_question" });
    const holder = { user: null, keyHash: hashOfKey(key) };
    const take = () => takeAnswer(app.services, holder, tool, 60_000);
    const answer = async () => {
      const taken = await take();
      if (taken.kind !== "reserved") throw new Error(`Answered for nothing: ${taken.kind}`);
      await settleUse(app.services, taken.reservation);
    };
    await answer();
    app.now = soon;

    const access = await accessOf(app.services, holder);
    // It opens, to show the answer that was paid for, and gives no other.
    expect([access.opens(tool), access.gives(tool)]).toEqual([true, false]);
    await expect(take()).rejects.toBeInstanceOf(PaymentRequired);
    // So another use can be bought: only the provider is missing here.
    const json = { email: "buyer@example.org", paymentType: "ai_question", toolUsed: tool, toolName: tool };
    const bought = await app.request(billing.createPayment.path, { json, headers });
    expect(await bought.json()).toMatchObject({ code: "provider_unavailable" });

    await purchase(app, { key, tool, kind: "ai_question" });
    await answer();
    await expect(take()).rejects.toBeInstanceOf(PaymentRequired);
  });
});
