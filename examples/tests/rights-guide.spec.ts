import type { Locator } from "@playwright/test";
import { violations } from "./fixtures/axe.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { type PlaceName, rightsPage } from "./fixtures/pages.ts";
import { takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";
import { tabTo } from "./fixtures/walk.ts";

const places: readonly PlaceName[] = [rightsPage, "hub"];

const states = (tool: Locator) => tool.getByRole("combobox", { name: /^Your state/ });
const card = (tool: Locator, state: string) =>
  tool.getByRole("heading", { name: `The rules of ${state}`, exact: true });

/** The chosen state in all the ways it could travel: code, name, its law, its agency. */
const canaries = /texas|\bTX\b|\bTAC\b|parent-rights|\btea\./i;
/** The state records: one file for all states. */
const isStateRecords = ({ url }: { url: string }) => /\/allStates-[\w-]+\.js$/.test(url);

for (const place of places) {
  test.describe(place, () => {
    test("by mouse: a state's card and its files; nothing tells which state it is", async ({
      openTool,
      origins,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const { tool, page } = await openTool(place, "rights");
      const traffic = recordTraffic(page);
      await expect(tool.getByRole("heading", { name: "9. The right to disagree" })).toBeVisible();
      // The owner of the page has set its state; our own page asks nobody's.
      if (place === rightsPage) await expect(card(tool, "Massachusetts")).toBeVisible();
      await expect(states(tool)).toHaveValue(place === rightsPage ? "MA" : "");

      await states(tool).selectOption("TX");
      await expect(card(tool, "Texas")).toBeVisible();
      await expect(tool.getByRole("status").first()).toHaveText("Shown below: Texas.");
      await expect(tool.getByRole("link", { name: "19 TAC 89.1050(e)" })).toBeVisible();
      await expect(tool.getByText("Often quoted as: 5 business days.")).toBeVisible();

      await tool.getByRole("button", { name: "Copy", exact: true }).click();
      await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("PARENT RIGHTS: TEXAS");

      const textFile = await takeText(page, tool.getByRole("button", { name: "Download", exact: true }));
      expect(textFile.name).toBe("parent-rights-TX.txt");
      const text = textFile.text;
      expect(text.replace(/\s+/g, " ")).toContain("19 TAC 89.1050(e)");

      const wordFile = await takeWord(page, tool.getByRole("button", { name: "Download for Word" }));
      expect(wordFile.name).toBe("parent-rights-TX.docx");
      const word = wordFile.text;
      expect(word).toContain("19 TAC 89.1050(e)");
      expect(word).toContain("9. The right to disagree");

      // Counted: the start, and the first card.
      await expectNothingTold(traffic, canaries, origins, 2);
    });

    test("by keyboard alone; the focus stays with the choice", async ({ openTool }) => {
      const { tool, page } = await openTool(place, "rights");
      await tabTo(page, /^Your state/);
      await page.keyboard.type("OH");
      await expect(card(tool, "Ohio")).toBeVisible();
      await expect(states(tool)).toBeFocused();
      await tabTo(page, "Copy");
      await tabTo(page, "Download");
      const file = page.waitForEvent("download");
      await page.keyboard.press("Enter");
      expect((await file).suggestedFilename()).toBe("parent-rights-OH.txt");
    });

    test("has no violation, before and after a state is chosen", async ({ openTool }) => {
      // Eight looks at long pages.
      test.slow();
      const { tool, page } = await openTool(place, "rights");
      const check = (screen: string) =>
        inEveryLook(page, async (look) => expect(await violations(page), `${screen}, ${look}`).toEqual([]));
      await states(tool).selectOption("");
      await check("no state");
      await states(tool).selectOption("WV");
      await expect(card(tool, "West Virginia")).toBeVisible();
      await check("West Virginia");
    });
  });
}

test("the state records are one file, whatever the state; without a state none is fetched", async ({
  openTool,
  page,
}) => {
  const asked = async (state: string) => {
    const traffic = recordTraffic(page);
    const { tool } = await openTool("hub", "rights");
    await states(tool).selectOption(state);
    if (state) await expect(tool.getByRole("heading", { name: /^The rules of/ })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const found = (await traffic.sent()).filter(isStateRecords).map(({ method, url }) => `${method} ${url}`);
    await states(tool).selectOption("");
    return found;
  };
  expect(await asked("")).toEqual([]);
  const [one, ...others] = await asked("TX");
  expect(one).toMatch(/^GET .*\/assets\/allStates-/);
  expect(others).toEqual([]);
  expect(await asked("WY")).toEqual([one]);
});

test("without a network the nine rights stand, and the card comes on another try", async ({
  openTool,
  page,
  context,
  consoleMessages,
}) => {
  const { tool } = await openTool("hub", "rights");
  const files = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  // The part that comes by itself, and then all that it asks for in its turn.
  await expect.poll(async () => (await files()).some((name) => name.includes("StatePart-"))).toBe(true);
  await expect
    .poll(async () => {
      const before = await files();
      await page.waitForTimeout(1_000);
      return (await files()).length - before.length;
    })
    .toBe(0);
  await context.setOffline(true);
  await states(tool).selectOption("MA");
  await expect(tool.getByText("We could not load the state rules.")).toBeVisible();
  await expect(tool.getByRole("heading", { name: "1. Ask for an evaluation at any time" })).toBeVisible();
  await context.setOffline(false);
  await tool.getByRole("button", { name: "Try again" }).click();
  await expect(card(tool, "Massachusetts")).toBeVisible();
  expect(consoleMessages.splice(0).every((message) => message.includes("ERR_INTERNET_DISCONNECTED"))).toBe(
    true,
  );
});

test("fits a phone: nothing scrolls sideways at 320 px, whatever the state", async ({ page, openTool }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { tool } = await openTool(rightsPage, "rights");
  for (const [code, state] of [
    ["MA", "Massachusetts"],
    ["DC", "District of Columbia"],
    ["LA", "Louisiana"],
    ["MT", "Montana"],
  ] as const) {
    await states(tool).selectOption(code);
    await expect(card(tool, state)).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow(), state).toBe(0);
  }
});

test("leads to all tools, in a tab of its own on a partner's page", async ({ openTool, context }) => {
  const { tool } = await openTool(rightsPage, "rights");
  const page = context.waitForEvent("page");
  await tool.getByRole("button", { name: "Explore AI Tools" }).click();
  expect((await page).url()).toMatch(/\/advanced-tools$/);
});
