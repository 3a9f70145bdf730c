import type { Locator } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { openFolds } from "./fixtures/folds.ts";
import { letterList } from "./fixtures/letters.ts";
import { clipboard, enter, expectOnlyTheKeyStored, press } from "./fixtures/localTools.ts";
import { checklistPage } from "./fixtures/pages.ts";
import { folded, takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";
import { tabToSeen } from "./fixtures/walk.ts";

// What the test checks, in every form in which it could be sent: ids, labels, counts.
const canaries =
  /reread|family-plans|ask-for-notice|attendees|progress reports|child care|written notice|each person|steps|\b(?:1|2|3|20) of/i;

const step = (tool: Locator, name: RegExp) => tool.getByRole("checkbox", { name });
const progress = (tool: Locator, done: number) =>
  expect(tool.getByRole("progressbar", { name: `${done} of 20 steps done` })).toBeVisible();

test("by keyboard on a partner's page: check marks, Word file, the letter and the other tools; nothing is sent or stored", {
  tag: "@full",
}, async ({ openTool, origins, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { tool, page } = await openTool(checklistPage, "meeting-checklist");
  const traffic = recordTraffic(page);
  await press(page, /^During the meeting/);
  await tabToSeen(page, /^Ask for each person's name/);
  for (const done of [1, 0, 1]) {
    await page.keyboard.press("Space");
    await progress(tool, done);
  }
  await press(page, /^What the law says/);
  await tabToSeen(page, /34 CFR 300\.321\(a\)/);
  await press(page, /^After the meeting/);
  await press(page, "Write the follow-up letter");
  await expect(letterList(tool)).toHaveValue("follow_up");
  await press(page, "Back to IEP Meeting Prep Checklist");
  await progress(tool, 1);

  await press(page, "Copy Checklist");
  expect(await clipboard(page)).toContain("[x] Ask for each person's name");
  await tabToSeen(page, "Download for Word");
  const file = await takeWord(page, enter(page));
  expect(file.name).toBe("IEP-Meeting-Prep-Checklist.docx");
  expect(file.text.match(/<w14:checked w14:val="1"/g)).toHaveLength(1);
  expect(file.text).toContain("34 CFR 300.503");
  await expectNothingTold(traffic, canaries, origins, 1);
  await expectOnlyTheKeyStored(page);

  const opening = page.waitForEvent("popup");
  await press(page, "Explore the Tools");
  expect((await opening).url()).toBe(`${origins.product}/advanced-tools`);
  await page.bringToFront();
  await press(page, "Start Over");
  await expect(tool.getByRole("heading", { name: "Get ready for the IEP meeting" })).toBeFocused();
  await progress(tool, 0);
});

test("by mouse on our site: check marks, file, letter, reload; nothing is sent", { tag: "@full" }, async ({
  openTool,
  origins,
}) => {
  const { tool, page } = await openTool("hub", "meeting-checklist");
  const traffic = recordTraffic(page);
  await openFolds(tool);
  for (const name of [/progress reports again/, /child care/, /prior written notice/])
    await step(tool, name).check();
  await progress(tool, 3);
  await expect(tool.getByText("15% complete")).toBeVisible();
  await expectAccessible(page, "all that opens is open");

  const file = await takeText(page, tool.getByRole("button", { name: "Download Checklist" }));
  expect(file.name).toBe("IEP-Meeting-Prep-Checklist.txt");
  const text = folded(file.text);
  expect(text.match(/\[x\] /g)).toHaveLength(3);
  expect(text.match(/\[ \] /g)).toHaveLength(17);
  await tool.getByRole("button", { name: "Write a letter that asks for one" }).click();
  await expect(letterList(tool)).toHaveValue("iep_meeting");
  await page.goBack();
  await progress(tool, 3);
  await expectNothingTold(traffic, canaries, origins, 1);

  await page.reload();
  await expect(tool.getByText("Your check marks from before are still here.")).toBeVisible();
  await openFolds(tool);
  await expect(step(tool, /child care/)).toBeChecked();
  // In another tab, days later, as well.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText("Your check marks from before are still here.")).toBeVisible();
  await openFolds(other.getByRole("main"));
  await expect(step(other.getByRole("main"), /child care/)).toBeChecked();
  await other.close();
  await tool.getByRole("button", { name: "Forget all" }).click();
  await tool.getByRole("button", { name: "Yes, forget all" }).click();
  await progress(tool, 0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "meeting-checklist",
  );
  await tool.getByRole("button", { name: "Explore the Tools" }).click();
  await expect(page).toHaveURL(/\/advanced-tools$/);
});
