import type { Page } from "@playwright/test";
import { answerOf, chat, denials } from "./fixtures/aiTools.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { askPage } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";

// A parent corrects how an AI tool read a question, and returns an answer that did not help.

test.use({ hasPaid: false });

/** The bodies of the page's POST requests to a path, as they are sent. */
function bodiesTo(page: Page, path: string): readonly string[] {
  const bodies: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(path) && request.method() === "POST") bodies.push(request.postData() ?? "");
  });
  return bodies;
}

test("the chat by keyboard: choose the right topic, get the use back, and ask a follow-up question", async ({
  openTool,
  withUse,
}) => {
  await withUse("chat");
  const { tool, page } = await openTool(askPage, "chat");
  const log = tool.getByRole("log");
  const asked = bodiesTo(page, chat.call);
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

test("a denial in own words, by keyboard: correct the reason that was read, and get the use back", async ({
  openTool,
  withUse,
}) => {
  await withUse("denial-decoder");
  const { tool, page } = await openTool(denials.page, "denial-decoder");
  const asked = bodiesTo(page, denials.call);
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
  await expect(answerOf(tool, denials)).toBeVisible();
  expect(JSON.parse(asked[1] ?? "")).toMatchObject({ reasons: ["wait"] });
  await expect(tool.getByText("It took one of your paid uses.")).toBeVisible();
  await tabToSeen(page, "This did not answer my question");
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("status").filter({ hasText: "Your use is back" })).toBeFocused();
});
