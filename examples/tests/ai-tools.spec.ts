import type { Locator, Page, Request } from "@playwright/test";
import {
  answerOf,
  answerTools,
  askAndGet,
  chat,
  denials,
  details,
  disputes,
  freeText,
  goals,
  pressAndReview,
  reviewByKeyboard,
  send,
} from "./fixtures/aiTools.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { openFolds } from "./fixtures/folds.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { letterField, letterList } from "./fixtures/letters.ts";
import { clipboard } from "./fixtures/localTools.ts";
import { opened } from "./fixtures/opened.ts";
import { addressOf, askPage, denialPage, goalPage, tagOf } from "./fixtures/pages.ts";
import { proMember, signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";
import { forbidden, isCountRequest, recordTraffic } from "./fixtures/traffic.ts";
import { tabToSeen } from "./fixtures/walk.ts";
import { buy, withWallet } from "./fixtures/wallet.ts";

// The AI tools on a server without AI, where the rules engine answers. With AI: ai-engine.spec.ts. Their readings and
// their gate: ai-readings.spec.ts, ai-gate.spec.ts.

test.use({ hasPaid: false });

const paid = "It took one of your paid uses.";

for (const one of answerTools)
  test(`${one.tool} on a partner page: bought, answered by keyboard, and shown again after a reload`, {
    tag: one.tool === "chat" || one.tool === "goal-analyzer" ? [] : "@full",
  }, async ({ page, openTool, withUse }) => {
    await withUse(one.tool);
    const { tool } = await openTool(one.page, one.tool);
    const traffic = recordTraffic(page);
    const calls = async () =>
      (await traffic.sent()).filter(({ method, url }) => method === "POST" && url.endsWith(one.call));
    await reviewByKeyboard(tool, page, one);
    expect(await calls(), "nothing is sent before the review").toEqual([]);
    await tabToSeen(page, "Send");
    await page.keyboard.press("Enter");
    if (one.confirm) {
      await tabToSeen(page, one.confirm);
      await page.keyboard.press("Enter");
    }
    await expect(answerOf(tool, one)).toBeVisible();
    await expect(tool.getByText(one === chat ? "Single-Use Access Complete" : paid)).toBeVisible();

    const made = await calls();
    expect(made).toHaveLength(one.confirm ? 2 : 1);
    for (const { body } of made)
      for (const sign of ["[name 1]", "[phone 1]", "[date 1]"]) expect(body).toContain(sign);
    const leaks = (await traffic.sent()).filter(({ everything }) => details.test(everything));
    expect(leaks.map(({ url }) => url)).toEqual([]);

    await expectAccessible(page, one.tool);
    await page.reload();
    await tool.getByRole("button", { name: "Show my last answer" }).click();
    await expect(answerOf(tool, one)).toBeVisible();
  });

/** What each tool has in the hub that it does not have on a partner page, from its first answer on. */
const inHub: Readonly<Record<string, (tool: Locator, page: Page) => Promise<void>>> = {
  [goals.tool]: async (tool, page) => {
    await tool.getByRole("button", { name: "Copy this goal" }).click();
    await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
    // The name was never sent; it is put back in the goal.
    expect(await clipboard(page)).toContain("Zorina will read");
  },
  [denials.tool]: async (tool, page) => {
    await tool.getByRole("button", { name: "Write this letter" }).click();
    await expect(letterList(tool)).toHaveValue("prior_written_notice");
    await expect(letterField(tool, "specificConcerns")).toHaveValue(/^The reason I was given: .*\n.*Zorina/s);
    await page.goBack();
    await expect(freeText(tool, denials)).toHaveValue(denials.text);
  },
  [disputes.tool]: async (tool, page) => {
    await tool.getByRole("button", { name: "Change", exact: true }).click();
    const aMonthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    await tool.getByLabel(/^The day it happened/).fill(aMonthAgo);
    await pressAndReview(tool, disputes);
    await send(tool);
    await expect(tool.getByText(/Last day: .*\d{4}\./).first()).toBeVisible();
    await tool.getByRole("button", { name: "Copy this plan" }).click();
    await expect(page.getByText("Dispute guidance copied to clipboard.").first()).toBeVisible();
    expect(await clipboard(page)).toMatch(/Last day/);
  },
  [chat.tool]: async (tool, page) => {
    const card = tool.getByRole("log").locator("..");
    const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN;
    await page.setViewportSize({ width: 1280, height: 1000 });
    // As high as its answer: nothing of it lies below a box that scrolls inside the page.
    await expect.poll(() => heightOf(card)).toBeGreaterThanOrEqual(600);
    expect(await tool.getByRole("log").evaluate((log) => log.scrollHeight - log.clientHeight)).toBe(0);
    await freeText(tool, chat).fill("one\n".repeat(12));
    await expect.poll(() => heightOf(freeText(tool, chat))).toBeGreaterThan(90);
    expect(await heightOf(freeText(tool, chat))).toBeLessThan(135);
    await freeText(tool, chat).fill("what is the best pizza in town?");
    await freeText(tool, chat).press("Enter");
    await expect(tool.getByRole("log").getByText("what is the best pizza in town?")).toBeVisible();
    await expect(tool.getByText("Nothing was charged for this. You can ask again.")).toBeVisible();
  },
};

for (const one of answerTools)
  test(`${one.tool} in the hub: a Pro member asks without a charge, and goes on from the answer`, {
    tag: "@full",
  }, async ({ page, origins, openTool, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signedInAs(page, origins, await proMember(page, origins));
    const { tool } = await openTool("hub", one.tool);
    await askAndGet(tool, one);
    // What every answer ends with (ADR 27 and 30).
    await expect(tool.getByText(/not legal advice/).first()).toBeVisible();
    await openFolds(tool);
    const source = tool.getByRole("link", { name: /\(opens in a new tab\)$/ }).first();
    await expect(source).toHaveAttribute("rel", /noopener/);
    await expect(tool.getByText("Federation for Children with Special Needs").first()).toBeVisible();
    await expect(tool.getByText(paid)).toHaveCount(0);
    await expect(tool.getByText("Single-Use Access Complete")).toHaveCount(0);
    await inHub[one.tool]?.(tool, page);
  });

test("jargon translator on a partner page: free, by keyboard, no request", async ({ openTool, origins }) => {
  const { tool, page } = await openTool(askPage, "jargon-translator");
  const card = (name: string) => tool.getByRole("heading", { level: 2, name, exact: true });
  const traffic = recordTraffic(page);
  await tabToSeen(page, /^A term to look up/);
  await page.keyboard.type("PLAFFP");
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("heading", { name: /^We do not have “PLAFFP”\. Did you mean/ })).toBeFocused();
  await tabToSeen(page, "PLAAFP");
  await page.keyboard.press("Enter");
  await expect(card("PLAAFP")).toBeFocused();
  await tool.getByRole("button", { name: "FAPE", exact: true }).first().click();
  await expect(card("FAPE")).toBeFocused();
  await expectAccessible(page, "jargon-translator");
  // Counts wait two seconds (ADR 14): that it was started, and that it answered.
  await expect
    .poll(async () => (await traffic.sent()).filter(isCountRequest).length)
    .toBeGreaterThanOrEqual(2);
  const sent = await traffic.sent();
  expect(forbidden(sent, origins).map(({ url }) => url)).toEqual([]);
});

test("signs of a crisis: help at once, and again in the answer", async ({ openTool, withUse, origins }) => {
  await withUse("chat");
  const { tool, page } = await openTool(chat.page, "chat");
  const traffic = recordTraffic(page);
  await freeText(tool, chat).fill("He will read better. He says he wants to die.");
  await expect(tool.getByRole("alert").filter({ hasText: "988" })).toContainText("911");
  // On opening, the tool asks whether there is an answer from before.
  const sent = (await traffic.sent()).filter(({ url }) => !url.endsWith("/api/ai/answer?tool=chat"));
  expect(forbidden(sent, origins).map(({ url }) => url)).toEqual([]);
  await tool.getByRole("button", { name: "Send", exact: true }).click();
  const inAnswer = tool.getByRole("log").getByRole("alert");
  await expect(inAnswer).toContainText("911");
  await expect(tool.getByText("Single-Use Access Complete")).toHaveCount(0);
});

const placed = [
  [goalPage, ["goal-analyzer"]],
  [askPage, ["chat", "jargon-translator"]],
  [denialPage, ["denial-decoder", "dispute-guide"]],
] as const;

test("nothing on partner pages shifts when a tool comes in late", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  const shift = await recordLayoutShift(page);
  let painted = Promise.withResolvers<void>();
  const loading = new Set<Request>();
  await page.exposeFunction("reportPaint", () => painted.resolve());
  await page.addInitScript(() => {
    const { reportPaint } = window as unknown as { reportPaint: () => void };
    new PerformanceObserver(reportPaint).observe({ type: "paint", buffered: true });
  });
  await page.route("**/embed/**", async (route) => {
    loading.add(route.request());
    await painted.promise;
    await route.continue();
  });
  page.on("requestfinished", (request) => loading.delete(request));
  page.on("requestfailed", (request) => loading.delete(request));
  let key: string | null = null;
  for (const { tool } of answerTools) key = await buy(origins, tool, key);
  // A form is longer than a screen, and what is below it may move unseen.
  const height = 800;
  for (const isOpen of [false, true]) {
    if (isOpen) await page.addInitScript(...withWallet({ key: key ?? "" }));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height });
      for (const [place, tools] of placed) {
        painted = Promise.withResolvers<void>();
        await page.goto(addressOf(place, origins));
        for (const name of tools) {
          const tool = page.locator(tagOf[name]);
          await opened(tool, name);
          // The last that comes below a tool.
          await expect(tool.getByRole("button", { name: "Español" })).toBeVisible();
        }
        await expect.poll(() => loading.size).toBe(0);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await shift(), `${place}, ${width} x ${height}, open: ${isOpen}`).toBe(0);
      }
    }
  }
});
