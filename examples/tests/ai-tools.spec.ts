import type { Locator, Page } from "@playwright/test";
import {
  type AiToolCase,
  answerTools,
  askAndGet,
  details,
  expectEnd,
  fillForm,
  freeText,
  pressAndReview,
  send,
} from "./fixtures/aiTools.ts";
import { doorOf, offerOf } from "./fixtures/gates.ts";
import { addressOf, type PlaceName, tagOf } from "./fixtures/pages.ts";
import { proMember, signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";
import { forbidden, recordTraffic } from "./fixtures/traffic.ts";

// What all tools share whose use is an answer, against the real server without AI: our own rules answer.

test.use({ hasPaid: false });

const paid = "It took one of your paid uses.";

/** The gate: a door on a partner's page, the offer on our own. */
const gateOf = (tool: Locator) => doorOf(tool).or(offerOf(tool).email);

/** The browser notes a call that failed or was refused. */
function expectNoted(messages: string[], what: string): void {
  for (const message of messages.splice(0)) expect(message).toContain(what);
}

/** What the form holds, as it was filled in. */
async function expectAsItWas(tool: Locator, one: AiToolCase): Promise<void> {
  await expect(freeText(tool, one)).toHaveValue(one.text);
  await expect(tool.getByRole("combobox", { name: /^Your state/ })).toHaveValue("MA");
  await expect(tool.getByRole("textbox", { name: /^Names to leave out/ })).toHaveValue("Zorina");
}

const callsOf = async (traffic: ReturnType<typeof recordTraffic>, { call }: AiToolCase) =>
  (await traffic.sent()).filter(({ method, url }) => method === "POST" && url.endsWith(call));

const partOf = (page: Page, place: PlaceName, { tool }: AiToolCase) =>
  place === "hub" ? page.getByRole("main") : page.locator(tagOf[tool]);

for (const [index, one] of answerTools.entries()) {
  for (const place of [one.page, "hub"] as const) {
    test.describe(`${one.tool} on ${place}`, () => {
      test("signed out: the gate stands in its place", async ({ page, origins }) => {
        await page.goto(addressOf(place, origins, one.tool));
        const tool = partOf(page, place, one);
        await expect(gateOf(tool)).toBeVisible();
        await expect(freeText(tool, one)).toHaveCount(0);
      });

      test("bought once: one answer, shown again after a reload; another question meets the gate", async ({
        openTool,
        withUse,
        consoleMessages,
      }) => {
        await withUse(one.tool);
        const { tool, page } = await openTool(place, one.tool);
        const traffic = recordTraffic(page);
        await fillForm(tool, one);
        await pressAndReview(tool, one);
        expect(await callsOf(traffic, one), "nothing is sent before it was looked over").toEqual([]);
        await send(tool);
        await expect(one.answered(tool)).toBeVisible();
        await expectEnd(tool);
        if (one.tool === "chatbot") {
          await expect(tool.getByText("Single-Use Access Complete")).toBeVisible();
          await expect(tool.getByRole("button", { name: "Subscribe to Pro" })).toBeVisible();
        } else await expect(tool.getByText(paid)).toBeVisible();

        await page.reload();
        await tool.getByRole("button", { name: "Show my last answer" }).click();
        await expect(one.answered(tool)).toBeVisible();

        await fillForm(tool, one);
        await pressAndReview(tool, one);
        await send(tool);
        await expect(gateOf(tool)).toBeVisible();
        await expectAsItWas(tool, one);

        const calls = await callsOf(traffic, one);
        expect(calls).toHaveLength(2);
        for (const { body } of calls)
          expect(["[name 1]", "[phone 1]", "[date 1]"].filter((sign) => !body?.includes(sign))).toEqual([]);
        const sent = await traffic.sent();
        expect(sent.filter(({ everything }) => details.test(everything)).map(({ url }) => url)).toEqual([]);
        expectNoted(consoleMessages, "402");
      });
    });
  }

  test(`${one.tool} without a server: said in place, nothing charged, nothing lost; then it works`, async ({
    openTool,
    withUse,
    consoleMessages,
  }) => {
    await withUse(one.tool);
    const { tool, page } = await openTool(index % 2 ? "hub" : one.page, one.tool);
    await page.route(`**${one.call}`, (route) => route.abort());
    await fillForm(tool, one);
    await pressAndReview(tool, one);
    await send(tool);
    for (const text of one.failed) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(tool.getByText(/Nothing was charged/).first()).toBeVisible();
    await expect(one.answered(tool)).toBeHidden();
    await expectAsItWas(tool, one);
    expectNoted(consoleMessages, "ERR_FAILED");
    await page.unroute(`**${one.call}`);
    await pressAndReview(tool, one);
    await send(tool);
    await expect(one.answered(tool)).toBeVisible();
    await expect(page.getByText(one.failed.at(-1) ?? "", { exact: true })).toHaveCount(0);
  });

  test(`${one.tool}: a Pro member asks as often as they like, and hears of no single use`, async ({
    page,
    origins,
    openTool,
  }) => {
    await signedInAs(page, origins, await proMember(page, origins));
    const { tool } = await openTool("hub", one.tool);
    for (let question = 0; question < 2; question += 1) {
      await askAndGet(tool, one);
      await expect(tool.getByText(paid)).toHaveCount(0);
      await expect(tool.getByText("Single-Use Access Complete")).toHaveCount(0);
      await page.reload();
    }
    await expect(tool.getByRole("button", { name: "Show my last answer" })).toHaveCount(0);
  });

  test(`${one.tool}: signs of crisis show where help is, at once and on the device, and first in the answer`, async ({
    openTool,
    withUse,
    origins,
  }) => {
    await withUse(one.tool);
    const { tool, page } = await openTool(one.page, one.tool);
    await one.choose(tool);
    const traffic = recordTraffic(page);
    await freeText(tool, one).fill("He will read better. He says he wants to die.");
    const help = tool.getByRole("alert").filter({ hasText: "988" });
    await expect(help).toContainText("911");
    // Its files may still be coming; that it was opened is counted; and it asks on opening for an answer of before.
    const sent = (await traffic.sent()).filter(({ url }) => !url.endsWith(`/api/ai/answer?tool=${one.tool}`));
    expect(forbidden(sent, origins.product, origins.partner).map(({ url }) => url)).toEqual([]);
    await tool.getByRole("button", { name: one.button, exact: true }).click();
    const first = one.tool === "chatbot" ? tool.getByRole("log").getByRole("alert") : help.nth(1);
    await expect(first).toContainText("911");
    const answer = tool.getByText(/not legal advice/).first();
    const before = await Promise.all([first.boundingBox(), answer.boundingBox()]);
    expect(before[0]?.y ?? Number.NaN, "above the answer").toBeLessThan(before[1]?.y ?? Number.NaN);
    await expect(tool.getByText(paid)).toHaveCount(0);
    await expect(tool.getByText("Single-Use Access Complete")).toHaveCount(0);
  });
}
