import type { Locator, Page, Request } from "@playwright/test";
import {
  answerTools,
  askAndGet,
  chat,
  confirmRead,
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
import { beginPaying, doorOf } from "./fixtures/gates.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { letterField, letterList } from "./fixtures/letters.ts";
import { clipboard } from "./fixtures/localTools.ts";
import { opened } from "./fixtures/opened.ts";
import { addressOf, askPage, denialPage, goalPage, tagOf } from "./fixtures/pages.ts";
import { payOnPage } from "./fixtures/payments.ts";
import { proMember, signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";
import { forbidden, recordTraffic } from "./fixtures/traffic.ts";
import { tabToSeen } from "./fixtures/walk.ts";
import { buy, withWallet } from "./fixtures/wallet.ts";

// The AI tools on a server without AI, where the rules engine answers. With AI: ai-engine.spec.ts.

test.use({ hasPaid: false });

const paid = "It took one of your paid uses.";

for (const one of answerTools)
  test(`${one.tool} on a partner page: bought, answered by keyboard, and shown again after a reload`, async ({
    page,
    openTool,
    withUse,
  }) => {
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
    await expect(one.answered(tool)).toBeVisible();
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
    await expect(one.answered(tool)).toBeVisible();
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
  test(`${one.tool} in the hub: a Pro member asks without a charge, and goes on from the answer`, async ({
    page,
    origins,
    openTool,
    context,
  }) => {
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
    .poll(async () => (await traffic.sent()).filter(({ url }) => url.endsWith("/api/count")).length)
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

test("the chat by keyboard: the topic that is meant, the use back, and a question that follows up", async ({
  openTool,
  withUse,
}) => {
  await withUse("chat");
  const { tool, page } = await openTool(askPage, "chat");
  const log = tool.getByRole("log");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(chat.call) && request.method() === "POST")
      asked.push(request.postData() ?? "");
  });
  await tabToSeen(page, chat.field);
  await page.keyboard.type(
    "My son has a plan for anxiety and misses school because of it. Now we got a letter. What do I do?",
  );
  await page.keyboard.press("Enter");
  await expect(log.getByRole("heading", { name: "Or do you mean one of these?" })).toBeVisible();
  await expectAccessible(page, "the chat's choices");
  // The choices are above the field, which keeps the focus.
  await expect(async () => {
    await page.keyboard.press("Shift+Tab");
    await expect(log.getByRole("button", { name: "Getting a 504 plan" })).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press("Enter");
  await tabToSeen(page, "This did not answer my question");
  await page.keyboard.press("Enter");
  await expect(log.getByRole("status").filter({ hasText: "Your use is back" })).toBeFocused();
  await tabToSeen(page, chat.field);
  await page.keyboard.type("And what if they say no?");
  await page.keyboard.press("Enter");
  await expect.poll(() => asked.length).toBe(3);
  expect(asked[1]).toContain('"chosenTopic":"');
  expect(asked[2]).toContain('"earlierTopics":["');
});

test("a denial in own words, by keyboard: the reason that was read is corrected, and the use comes back", async ({
  openTool,
  withUse,
}) => {
  await withUse("denial-decoder");
  const { tool, page } = await openTool(denials.page, "denial-decoder");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(denials.call) && request.method() === "POST")
      asked.push(request.postData() ?? "");
  });
  await tabToSeen(page, /^The school's reason/);
  await page.keyboard.press("End");
  await expect(tool.getByRole("combobox", { name: /^The school's reason/ })).toHaveValue("other");
  await tabToSeen(page, /^The reason in your own words/);
  await page.keyboard.type("The principal said his grades are too good for an IEP, and to wait a year.");
  await tabToSeen(page, denials.button);
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("heading", { name: "Is this what the school said?" })).toBeFocused();
  await expectAccessible(page, "what was read of a denial");
  const box = (name: string) => tool.getByRole("checkbox", { name, exact: true });
  const [read, meant] = ["My child is passing or has good grades", "They want me to wait"] as const;
  await expect(box(read)).toBeChecked();
  await tabToSeen(page, read);
  await page.keyboard.press("Space");
  await tabToSeen(page, meant);
  await page.keyboard.press("Space");
  await expect(box(read)).not.toBeChecked();
  await expect(box(meant)).toBeChecked();
  await tabToSeen(page, "Yes, explain this");
  await page.keyboard.press("Enter");
  await expect(denials.answered(tool)).toBeVisible();
  expect(JSON.parse(asked[1] ?? "")).toMatchObject({ reasons: ["wait"] });
  await expect(tool.getByText(paid)).toBeVisible();
  await tabToSeen(page, "This did not answer my question");
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("status").filter({ hasText: "Your use is back" })).toBeFocused();
});

test("without a use what was read is free, and the gate comes before the answer, which is one press away then", async ({
  openTool,
}) => {
  const { tool, page } = await openTool(goals.page, "goal-analyzer");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await freeText(tool, goals).fill("She will improve her reading.");
  await tool.getByRole("button", { name: "Analyze Goal" }).click();
  await expect(tool.getByRole("heading", { name: "Is this what the goal says?" })).toBeFocused();
  await expectAccessible(page, "what was read of a goal");
  await confirmRead(tool, goals);
  await expect(tool.getByRole("heading", { name: "Open IEP Goal Analyzer" })).toBeFocused();
  await payOnPage(await beginPaying(tool, page));
  await expect(tool.getByRole("status").filter({ hasText: "It is open now" })).toBeVisible();
  expect(sent.filter((url) => url.endsWith(goals.call))).toHaveLength(1);
  await confirmRead(tool, goals);
  await expect(tool.getByRole("heading", { name: /: Weak$/ })).toBeVisible();
});

test("a second question meets the gate; paid in place, the form is kept and nothing is spent before the press", async ({
  openTool,
  withUse,
  consoleMessages,
}) => {
  await withUse("goal-analyzer");
  const { tool, page } = await openTool(goals.page, "goal-analyzer");
  await askAndGet(tool, goals);
  await freeText(tool, goals).fill("She will improve her reading.");
  await tool.getByRole("button", { name: "Analyze Goal" }).click();
  await confirmRead(tool, goals);
  await expect(doorOf(tool)).toBeVisible();
  consoleMessages.allow(/402/);

  await payOnPage(await beginPaying(tool, page));
  await expect(tool.getByRole("status").filter({ hasText: "It is open now" })).toBeVisible();
  await expect(freeText(tool, goals)).toHaveValue("She will improve her reading.");
  await confirmRead(tool, goals);
  await expect(tool.getByRole("heading", { name: /: Weak$/ })).toBeVisible();
});

const placed = [
  [goalPage, ["goal-analyzer"]],
  [askPage, ["chat", "jargon-translator"]],
  [denialPage, ["denial-decoder", "dispute-guide"]],
] as const;

test("nothing on partner pages shifts when a tool comes in late", async ({ page, origins }) => {
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
        for (const name of tools) await opened(page.locator(tagOf[name]), name);
        await expect.poll(() => loading.size).toBe(0);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await shift(), `${place}, ${width} x ${height}, open: ${isOpen}`).toBe(0);
      }
    }
  }
});
