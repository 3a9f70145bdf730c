import { askAndGet, freeText, goals, name, pressAndReview } from "./fixtures/aiTools.ts";
import { beginPaying, doorOf } from "./fixtures/gates.ts";
import { payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabTo, tabToSeen } from "./fixtures/walk.ts";

// What all AI tools share stands in ai-tools.spec.ts; here is what only the goal analyzer has, and what one stands for.

test.use({ hasPaid: false });

for (const place of [goals.page, "hub"] as const) {
  test(`${place}: by keyboard alone, from the form to the copied goal`, async ({
    openTool,
    withUse,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await withUse("goals");
    const { tool, page } = await openTool(place, "goals");
    await tabToSeen(page, "Paste one IEP goal");
    await page.keyboard.type("Zorina will improve her reading.");
    await tabToSeen(page, /^Names to leave out/);
    await page.keyboard.type(name);
    await tabToSeen(page, "Analyze Goal");
    await page.keyboard.press("Enter");
    await expect(tool.getByRole("heading", { name: "This is what we will send" })).toBeFocused();
    await tabToSeen(page, "Send");
    await page.keyboard.press("Enter");
    await expect(tool.getByRole("heading", { name: /^\d+ out of 100: Weak$/ })).toBeFocused();
    await expect(tool.getByRole("progressbar", { name: /^Score: \d+ out of 100$/ })).toBeVisible();
    await tabToSeen(page, "Copy this goal");
    await page.keyboard.press("Enter");
    await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
    // The name never left, and stands in the goal again; what nobody knows is a blank.
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Zorina.*\[/s);
  });
}

test("going back from what would be sent: nothing is sent, and the focus is on the button", async ({
  openTool,
  withUse,
}) => {
  await withUse("goals");
  const { tool, page } = await openTool(goals.page, "goals");
  await freeText(tool, goals).fill("Zorina will read.");
  await tool.getByRole("textbox", { name: /^Names to leave out/ }).fill(name);
  await pressAndReview(tool, goals);
  await expect(tool.getByText("[name 1] stands for “Zorina”")).toBeVisible();
  await tabTo(page, "Go back");
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("button", { name: "Analyze Goal" })).toBeFocused();
  await expect(freeText(tool, goals)).toHaveValue("Zorina will read.");
});

test("paid for again in place: the form stays, nothing is spent before the next press, and then it answers", async ({
  openTool,
  withUse,
  consoleMessages,
}) => {
  // It pays on a page of its own.
  test.slow();
  await withUse("goals");
  const { tool, page } = await openTool(goals.page, "goals");
  await askAndGet(tool, goals);
  await freeText(tool, goals).fill("She will improve her reading.");
  await tool.getByRole("button", { name: "Analyze Goal" }).click();
  await expect(doorOf(tool)).toBeVisible();
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("402")]);

  await payOnPage(await beginPaying(tool, page));
  await expect(tool.getByRole("status").filter({ hasText: "It is open now" })).toBeVisible();
  await expect(freeText(tool, goals)).toHaveValue("She will improve her reading.");
  await expect(tool.getByText("Below is the answer to what you asked before.")).toBeVisible();
  await tool.getByRole("button", { name: "Analyze Goal" }).click();
  await expect(tool.getByRole("heading", { name: /: Weak$/ })).toBeVisible();
});

test("a goal that is too long: said before anything is sent, and nothing is cut off", async ({
  openTool,
  withUse,
}) => {
  await withUse("goals");
  const { tool, page } = await openTool("hub", "goals");
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(goals.call)) calls += 1;
  });
  await freeText(tool, goals).fill("x".repeat(3001));
  await expect(tool.getByText("This is 1 character too long. Please shorten it.")).toBeVisible();
  await tool.getByRole("button", { name: "Analyze Goal" }).click({ force: true });
  await expect(freeText(tool, goals)).toBeFocused();
  expect(await freeText(tool, goals).inputValue()).toHaveLength(3001);
  await freeText(tool, goals).fill("he will read better");
  await tool.getByRole("button", { name: "Analyze Goal" }).click();
  await expect(goals.answered(tool)).toBeVisible();
  expect(calls).toBe(1);
});
