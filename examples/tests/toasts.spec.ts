import type { Page } from "@playwright/test";
import { openForm, press } from "./fixtures/accounts.ts";
import { expect, test } from "./fixtures/test.ts";

// How messages and tooltips come and go on our own pages (product.md section 9).

test("a message is the only one, goes after five seconds, by a swipe, or by its button, and F8 leads to it", async ({
  page,
  origins,
}) => {
  await page.clock.install();
  await openForm(page, origins, "/contact", "Send Message");
  await page.waitForLoadState("networkidle");
  await stopTheClock(page);

  await say(page);
  await say(page);
  await expect(messages(page)).toHaveCount(1);
  await page.clock.runFor(4900);
  await expect(messages(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(messages(page)).toHaveCount(0);

  await say(page);
  await swipe(page, 45);
  await expect(messages(page), "45 px are too few").toHaveCount(1);
  await swipe(page, -80);
  await expect(messages(page), "to the left").toHaveCount(1);
  await swipe(page, 60);
  await expect(messages(page)).toHaveCount(0);

  await say(page);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Messages (F8)" }).getByRole("list")).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(messages(page), "while the focus is on it").toHaveCount(1);
  await messages(page).getByRole("button", { name: "Dismiss this message" }).click();
  await expect(messages(page)).toHaveCount(0);
});

test("a tooltip waits 700 ms, shows at once within 300 ms of the one before, and never moves the focus", async ({
  page,
  origins,
}) => {
  await page.clock.install();
  await openForm(page, origins, "/reset-password?token=abc", "Save the new password");
  await page.waitForLoadState("networkidle");
  await stopTheClock(page);
  const button = page.getByRole("button", { name: /^Show / });
  const tooltip = page.getByRole("tooltip");

  // The first one is fetched, which takes its own time.
  await button.hover();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(tooltip).toHaveText(/^Show /, { timeout: 100 });
  }).toPass();
  await leave(page);
  await page.clock.runFor(400);

  await button.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText(/^Show /);
  // What only repeats its name is not read out twice.
  await expect(button).not.toHaveAttribute("aria-describedby", /./);
  await leave(page);
  await page.clock.runFor(250);
  await button.hover();
  await expect(tooltip, "without a wait").toHaveCount(1);

  await button.click();
  await expect(tooltip).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Hide / })).toBeFocused();
  await page.mouse.move(0, 0);
  await page.clock.runFor(400);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tooltip, "for the focus at once").toHaveText(/^Hide /);
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Hide / })).toBeFocused();
});

/** From here on only a test moves it. */
const stopTheClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

const messages = (page: Page) => page.getByRole("region", { name: "Messages (F8)" }).getByRole("listitem");

/** Takes the mouse away, as a hand does: by more than one move. */
async function leave(page: Page): Promise<void> {
  let across = 0;
  await expect(async () => {
    across += 10;
    await page.mouse.move(across, 5);
    await expect(page.getByRole("tooltip")).toHaveCount(0, { timeout: 100 });
  }).toPass();
}

/** A press that is answered with a message: the form is empty. */
async function say(page: Page): Promise<void> {
  await press(page, "Send Message");
  await expect(messages(page)).toHaveText(/Missing Information/);
}

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await messages(page).getByText("Missing Information").boundingBox();
  if (!box) throw new Error("There is no message.");
  await page.mouse.move(box.x + 10, box.y + 5);
  await page.mouse.down();
  for (const part of [0.3, 0.6, 1]) await page.mouse.move(box.x + 10 + distance * part, box.y + 5);
  await page.mouse.up();
  await page.mouse.move(5, 5);
}
