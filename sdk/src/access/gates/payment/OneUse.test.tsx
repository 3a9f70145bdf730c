import { screen } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { Access } from "../../../contract/index.ts";
import { aKey, fakeSurroundings, opened, refusal } from "../../tests/fakeSurroundings.ts";
import { alert, email, isOff, press, serverWith, tool, use } from "../../tests/paymentGate.ts";
import { showTool } from "../../tests/showTool.tsx";

describe("an unspent use", () => {
  const show = (unspent: Access["unspent"], redeem: object = opened("letter-generator")) => {
    const { calls } = serverWith({ unspent }, { "POST /api/access/redeem": redeem });
    const surroundings = fakeSurroundings();
    surroundings.purchaseKeys.keep(aKey);
    showTool("letter-generator", surroundings);
    return { calls, notified: surroundings.notified };
  };

  it.each([
    ["its day", use, /Its 24 hours begin now/],
    ["a credit, which is used up here", { ...use, tool: null }, /It opens no other tool/],
  ])("opens with one press, and says first what that starts: %s", async (_, unspent, sentence) => {
    const { calls, notified } = show([unspent]);
    await screen.findByText(sentence);
    await press("Open it now");
    await tool();
    expect(calls()).toEqual(["GET /api/access", "POST /api/access/redeem"]);
    expect(notified[0]?.description).toMatch(/^Open until \w+day.* \d+:\d\d\s[AP]M\.$/);
  });

  it("shows the offer and an explanation when another tab was faster", async () => {
    show([use], () => refusal(402, "payment_required", "There is none left here."));
    await press("Open it now");
    expect(await alert()).toBe("There is none left here.");
    await email();
  });

  it.each([409, 500])("keeps showing the use when opening fails with %s", async (status) => {
    show([use], () => refusal(status, "internal", "Try again."));
    await press("Open it now");
    expect(await alert()).toBe("Try again.");
    expect(await isOff("Open it now")).toBe("false");
  });
});
