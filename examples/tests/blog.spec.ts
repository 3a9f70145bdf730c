import { violations } from "./fixtures/axe.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabTo, walkToReview } from "./fixtures/walk.ts";

const start = /^Start it here ?: 1:1 Aide Screener$/;

test("a tool inside a post: fetched when near, opened by a press, kept over a reload, and on to the letter", {
  tag: "@full",
}, async ({ page, origins, consoleMessages }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const isFetched = () => asked.some((path) => path.includes("ToolInPost"));
  const shift = await recordLayoutShift(page);
  await page.goto(`${origins.product}/blog`);
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveText([/January 25, 2025/, /January 22, 2025/, /January 18, 2025/]);
  // Once the application is there, a link changes the page without leaving it.
  await page.waitForLoadState("networkidle");
  await cards.nth(2).getByRole("link").click();
  await expect(page).toHaveTitle(/1:1 aide/);
  await expect(page.locator("#main")).toBeFocused();
  await page.waitForLoadState("networkidle");
  expect(isFetched()).toBe(false);

  // The route stays: removing it may leave a paused request hanging.
  let isBlocked = true;
  await page.route(/ToolInPost/, (route) => (isBlocked ? route.abort() : route.continue()));
  await page.getByRole("button", { name: start }).scrollIntoViewIfNeeded();
  await expect.poll(isFetched).toBe(true);
  expect(asked).not.toContain("/api/access");
  expect(await shift()).toBe(0);
  await page.getByRole("button", { name: start }).focus();
  await page.keyboard.press("Enter");
  const tool = page.getByRole("region", { name: "1:1 Aide Screener" });
  await expect(tool.getByRole("alert")).toContainText("Nothing");
  isBlocked = false;
  // Pressed at once: coming near again fetches the tool as well, and its button is gone then.
  await tool.getByRole("button", { name: "Try again" }).evaluate((button: HTMLElement) => button.click());
  await opened(tool);
  // The browser notes each file that did not come.
  consoleMessages.allow(/ERR_FAILED/);
  expect(await violations(page)).toEqual([]);

  await tabTo(page, "Start the screener");
  await page.keyboard.press("Enter");
  await tool.getByRole("checkbox").first().check();
  await page.reload();
  await expect(page.getByRole("button", { name: start })).toBeEnabled();
  await page.getByRole("button", { name: start }).focus();
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("checkbox").first()).toBeChecked();
  // On its heading, or already on the question that the tool goes back to.
  expect(await tool.evaluate((region) => region.contains(document.activeElement))).toBe(true);
  await expect(page.getByRole("article")).toContainText("34 CFR 300.42");

  await tool.getByRole("button", { name: "Previous" }).click();
  await walkToReview(tool, /^Needs hands-on/, /^Gets lost/);
  await tool.getByRole("button", { name: "Get Results" }).click();
  await tool.getByRole("button", { name: "Go to the Letter Generator" }).click();
  await expect(page).toHaveURL(`${origins.product}/advanced-tools?tool=letter-generator`);
  await opened(page.getByRole("main"), "letter-generator");
});
