import type { Locator } from "@playwright/test";
import { violations } from "./fixtures/axe.ts";
import { letterList } from "./fixtures/letters.ts";
import { expectNoSidewaysScroll, inEveryLook } from "./fixtures/looks.ts";
import { checklistPage, type PlaceName } from "./fixtures/pages.ts";
import { printedPages } from "./fixtures/printedPages.ts";
import { folded, takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { forbidden, recordTraffic } from "./fixtures/traffic.ts";
import { tabTo, tabToSeen } from "./fixtures/walk.ts";
import { onlyTheKey } from "./fixtures/wallet.ts";

const places: readonly PlaceName[] = [checklistPage, "hub"];

// What is ticked, in all the ways it could travel: ids, labels, counts.
const canaries =
  /reread|family-plans|ask-for-notice|about-my-child|progress reports|child care|written notice|one page|steps|\b(?:1|2|3|4|20) of/i;

const step = (tool: Locator, name: RegExp) => tool.getByRole("checkbox", { name });
const progress = (tool: Locator, done: number) =>
  expect(tool.getByRole("progressbar", { name: `${done} of 20 steps done` })).toBeVisible();

for (const place of places) {
  test.describe(place, () => {
    test("by mouse: ticks, files, the letters; nothing of it leaves the browser", async ({
      openTool,
      origins,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const { tool, page } = await openTool(place, "meeting-prep");
      const traffic = recordTraffic(page);
      for (const name of [/progress reports again/, /child care/, /prior written notice/, /List what works/])
        await step(tool, name).check();
      await progress(tool, 4);
      await step(tool, /List what works/).uncheck();
      await progress(tool, 3);
      await expect(tool.getByText("15% complete")).toBeVisible();
      await expect(tool.getByText("1 of 6 done")).toBeVisible();

      await tool.getByRole("button", { name: "Copy Checklist" }).click();
      await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();

      const textFile = await takeText(page, tool.getByRole("button", { name: "Download Checklist" }));
      expect(textFile.name).toBe("IEP-Meeting-Prep-Checklist.txt");
      const text = folded(textFile.text);
      expect(text.match(/\[x\] /g)).toHaveLength(3);
      expect(text.match(/\[ \] /g)).toHaveLength(17);
      expect(text).toContain("[x] Plan child care");

      const wordFile = await takeWord(page, tool.getByRole("button", { name: "Download for Word" }));
      expect(wordFile.name).toBe("IEP-Meeting-Prep-Checklist.docx");
      const word = wordFile.text;
      expect(word.match(/<w14:checked w14:val="1"/g)).toHaveLength(3);
      expect(word).toContain("34 CFR 300.503");

      await tool.getByRole("button", { name: "Write the follow-up letter" }).click();
      await expect(letterList(tool)).toHaveValue("follow_up");

      const sent = await traffic.sent();
      expect(forbidden(sent, origins.product, origins.partner).map(({ url }) => url)).toEqual([]);
      expect(sent.filter(({ everything }) => canaries.test(everything)).map(({ url }) => url)).toEqual([]);
      expect(sent.length, "the test has seen requests at all: Word and counts").toBeGreaterThan(0);

      if (place === "hub") await page.goBack();
      else await tool.getByRole("button", { name: "Back to IEP Meeting Prep Checklist" }).click();
      await progress(tool, 3);
      await tool.getByRole("button", { name: "Write a letter that asks for one" }).click();
      await expect(letterList(tool)).toHaveValue("iep_meeting");
    });

    test("by keyboard alone", async ({ openTool }) => {
      const { tool, page } = await openTool(place, "meeting-prep");
      await tabToSeen(page, /^During the meeting/);
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("heading", { name: "During the meeting" })).toBeFocused();
      await tabToSeen(page, /^Ask for each person's name/);
      await page.keyboard.press("Space");
      await expect(step(tool, /^Ask for each person's name/)).toBeChecked();
      await progress(tool, 1);
      await page.keyboard.press("Space");
      await expect(step(tool, /^Ask for each person's name/)).not.toBeChecked();
      await page.keyboard.press("Space");
      await tabToSeen(page, /^What the law says/);
      await page.keyboard.press("Enter");
      await tabToSeen(page, /34 CFR 300\.321\(a\)/);
      await tabToSeen(page, "Write the follow-up letter");
      await tabTo(page, "Start Over");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("heading", { name: "Get ready for the IEP meeting" })).toBeFocused();
      await progress(tool, 0);
    });

    test("has no violation: empty, with the law open, and all done", async ({ openTool }) => {
      // Twelve looks at a long page.
      test.slow();
      const { tool, page } = await openTool(place, "meeting-prep");
      const check = (screen: string) =>
        inEveryLook(page, async (look) => expect(await violations(page), `${screen}, ${look}`).toEqual([]));
      await check("empty");
      for (const summary of await tool.locator("summary").all()) await summary.click();
      await check("law");
      for (const box of await tool.getByRole("checkbox").all()) await box.check();
      await expect(tool.getByText("All 20 steps are done.")).toBeVisible();
      await check("done");
    });

    test("is announced politely", async ({ openTool }) => {
      const { tool } = await openTool(place, "meeting-prep");
      await step(tool, /one page about your child/).check();
      await expect(
        tool.getByRole("status").filter({ hasText: "What you will share: 1 of 4 done. 1 of 20 steps done." }),
      ).toBeAttached();
    });

    test("nothing scrolls sideways at any width", async ({ page, openTool }) => {
      const { tool } = await openTool(place, "meeting-prep");
      for (const summary of await tool.locator("summary").all()) await summary.click();
      await expectNoSidewaysScroll(page, "all that opens is open");
    });
  });
}

test("hub: the ticks survive a reload in the same tab, and are cleared on demand", async ({ openTool }) => {
  const { tool, page } = await openTool("hub", "meeting-prep");
  await step(tool, /child care/).check();
  await page.reload();
  await expect(tool.getByText("Your ticks from before are still here.")).toBeVisible();
  await expect(step(tool, /child care/)).toBeChecked();
  await tool.getByRole("button", { name: "Clear them" }).click();
  await progress(tool, 0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("meeting-prep");
  await page.reload();
  await progress(tool, 0);
});

test("on a partner's page nothing is stored but the key of what was bought there", async ({ openTool }) => {
  const { tool, page } = await openTool(checklistPage, "meeting-prep");
  await step(tool, /child care/).check();
  await progress(tool, 1);
  const stored = () =>
    page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }, document.cookie] as const);
  expect(await stored()).toEqual([{}, onlyTheKey, ""]);
  await page.reload();
  await progress(tool, 0);
  expect(await stored()).toEqual([{}, onlyTheKey, ""]);
});

test("hub: leads to the tools that are open today", async ({ openTool }) => {
  const { tool, page } = await openTool("hub", "meeting-prep");
  await tool.getByRole("button", { name: "Explore AI Tools" }).click();
  await expect(page).toHaveURL(/\/advanced-tools$/);
  await expect(page.getByRole("heading", { name: "Advocacy tools" })).toBeVisible();
});

test("a partner's page: leads to them on our own site, in a new tab", async ({ openTool, origins }) => {
  const { tool, page } = await openTool(checklistPage, "meeting-prep");
  const opening = page.waitForEvent("popup");
  await tool.getByRole("button", { name: "Explore AI Tools" }).click();
  expect((await opening).url()).toBe(`${origins.product}/advanced-tools`);
});

test("prints with a box for each step, without the page around it", async ({ openTool, page }, info) => {
  const { tool } = await openTool(checklistPage, "meeting-prep");
  await step(tool, /child care/).check();
  const { pdf, pageCount, text } = await printedPages(page, () =>
    tool.getByRole("button", { name: "Print" }).click(),
  );
  await info.attach("checklist.pdf", { body: pdf, contentType: "application/pdf" });
  expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 612 792\]/);
  expect(pageCount, "two pages of steps, one of law").toBeLessThanOrEqual(3);
  expect(text).toContain("IEP Meeting Prep Checklist");
  expect(text.match(/Done:/g)).toHaveLength(1);
  expect(text.match(/To do:/g)).toHaveLength(19);
  expect(text).not.toContain("Bay Harbor");
  await expect(page.locator("iframe"), "the print frame").toHaveCount(0);
});
