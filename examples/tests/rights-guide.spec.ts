import type { Locator } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { clipboard, enter, expectOnlyTheKeyStored, press } from "./fixtures/localTools.ts";
import { rightsPage } from "./fixtures/pages.ts";
import { takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";
import { tabToSeen } from "./fixtures/walk.ts";

const states = (tool: Locator) => tool.getByRole("combobox", { name: /^Your state/ });
const card = (tool: Locator, state: string) =>
  tool.getByRole("heading", { name: `The rules of ${state}`, exact: true });

const openAll = (tool: Locator) =>
  tool.locator("details").evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true;
  });

/** The chosen state in every form in which it could be sent: code, name, its law, its agency. */
const canaries = /texas|ohio|\b(TX|OH)\b|\bTAC\b|parent-rights|\btea\./i;

test("by keyboard on a partner's page: from the page's state to another and its files; nothing sent tells which", {
  tag: "@full",
}, async ({ openTool, origins, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { tool, page } = await openTool(rightsPage, "rights-guide");
  await expect(card(tool, "Massachusetts")).toBeVisible();
  await expect(states(tool)).toHaveValue("MA");
  const traffic = recordTraffic(page);
  await tabToSeen(page, /^Your state/);
  await page.keyboard.type("OH");
  await expect(card(tool, "Ohio")).toBeVisible();
  await expect(states(tool)).toBeFocused();

  await tabToSeen(page, /^How long testing may take/);
  await page.keyboard.press("Enter");
  await expect(tool.getByText(/^60 calendar days, counted from when/)).toBeVisible();
  await press(page, "Copy");
  await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await clipboard(page)).toContain("PARENT RIGHTS: OHIO");
  await tabToSeen(page, "Download for Word");
  const file = await takeWord(page, enter(page));
  expect(file.name).toBe("parent-rights-OH.docx");
  expect(file.text).toContain("9. The right to disagree");
  // Counted: the start, and the first card.
  await expectNothingTold(traffic, canaries, origins, 2);
  await expectOnlyTheKeyStored(page);

  // The card with the longest words.
  await states(tool).selectOption("LA");
  await expect(card(tool, "Louisiana")).toBeVisible();
  await openAll(tool);
  await expectAccessible(page, "Louisiana");
  const opening = page.waitForEvent("popup");
  await tool.getByRole("button", { name: "Explore the Tools" }).click();
  expect((await opening).url()).toMatch(/\/advanced-tools$/);
});

test("by mouse on our site: the card and file of a state", { tag: "@full" }, async ({
  openTool,
  origins,
  page,
}) => {
  const records: string[] = [];
  page.on("request", (request) => {
    if (/\/allStates-[\w-]+\.js$/.test(request.url())) records.push(request.url());
  });
  const { tool } = await openTool("hub", "rights-guide");
  await expect(states(tool)).toHaveValue("");
  await expect(tool.getByRole("heading", { name: "9. The right to disagree" })).toBeVisible();
  await expectAccessible(page, "no state");
  expect(records, "before a state is chosen").toEqual([]);

  const traffic = recordTraffic(page);
  await states(tool).selectOption("TX");
  await expect(card(tool, "Texas")).toBeVisible();
  await expect(tool.getByRole("status").first()).toHaveText("Shown below: Texas.");
  const citation = tool.getByText("19 TAC 89.1050(e)");
  await expect(citation).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(citation, "printed").toBeVisible();
  await page.emulateMedia({ media: null });
  await tool.getByRole("heading", { name: "A meeting that you ask for" }).click();
  await expect(citation).toBeVisible();
  await expectAccessible(page, "Texas");
  const file = await takeText(page, tool.getByRole("button", { name: "Download", exact: true }));
  expect(file.name).toBe("parent-rights-TX.txt");
  expect(file.text.replace(/\s+/g, " ")).toContain("19 TAC 89.1050(e)");
  await expectNothingTold(traffic, canaries, origins, 2);
  expect(records).toHaveLength(1);

  await page.reload();
  await expect(card(tool, "Texas")).toBeVisible();
});
