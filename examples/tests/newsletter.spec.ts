import type { Page } from "@playwright/test";
import { keptHere, main, toast } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { someAddress } from "./fixtures/gates.ts";
import { linkTo, mailsTo } from "./fixtures/outbox.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabTo } from "./fixtures/walk.ts";

// The newsletter from asking to leaving, and a letter template by mail: the mails are the server's own.

test.use({ hasPaid: false });

const ask = (page: Page) => page.getByRole("region", { name: "Stay Updated" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Whether a screen has no violation and fits: as a phone by night and as a wide window by day. */
async function looksWell(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [320, "dark"],
    [1280, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
}

test("it comes only to who confirms, stops with one press, and can be asked for again", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const address = someAddress();
  await test.step("ask, by keyboard", async () => {
    await page.goto(`${origins.product}/resources#stay-updated`);
    await expect(ask(page).getByRole("button")).toBeEnabled();
    await ask(page).getByRole("button").click();
    await expect(ask(page).getByRole("alert")).toHaveText("Please enter your email address.");
    await expect(ask(page).getByRole("textbox")).toBeFocused();
    await page.keyboard.type(`${address} `);
    await page.keyboard.press("Enter");
    await expect(ask(page).getByText("Please check your email")).toBeFocused();
    await expect(ask(page)).toContainText(address);
    await looksWell(page);
  });

  const confirm = await linkTo("/newsletter", address, origins);
  await test.step("opening the link does nothing but show what it is for", async () => {
    expect(new URL(confirm).searchParams.has("confirm")).toBe(true);
    await page.goto(confirm);
    await expect(heading(page, "Do you want the newsletter?")).toBeVisible();
    await expect(page).toHaveURL(`${origins.product}/newsletter`);
    await looksWell(page);
    await page.reload();
    await expect(heading(page, "Do you want the newsletter?")).toBeVisible();
  });

  await test.step("one press, by keyboard, puts them on the list", async () => {
    await tabTo(page, "Yes, send me the newsletter");
    await page.keyboard.press("Enter");
    await expect(heading(page, "You are on the list")).toBeFocused();
    const token = new URL(confirm).searchParams.get("confirm") ?? "";
    expect(await keptHere(page)).not.toContain(token);
    await page.reload();
    await expect(heading(page, "You are on the list")).toBeVisible();
  });

  await test.step("a link that was used says what to do", async () => {
    await page.goto(confirm);
    await main(page).getByRole("button").click();
    await expect(main(page).getByRole("alert")).toContainText(
      "If you pressed the button before, you are on the list.",
    );
    await expect(main(page).getByRole("button"), "what would fail again").toHaveCount(0);
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("400")]);
    await main(page).getByRole("link", { name: "Ask for a new link" }).click();
    await expect(ask(page)).toBeFocused();
  });

  const leave = await test.step("who is on the list and asks again learns it by mail alone", async () => {
    await ask(page).getByRole("textbox").fill(address);
    await ask(page).getByRole("button").click();
    await expect(ask(page).getByText("Please check your email")).toBeVisible();
    return linkTo("/newsletter", address, origins, 2);
  });

  await test.step("one press stops it", async () => {
    expect(new URL(leave).searchParams.has("unsubscribe")).toBe(true);
    await page.goto(leave);
    await expect(heading(page, "Stop the newsletter?")).toBeVisible();
    await expect(page).toHaveURL(`${origins.product}/newsletter`);
    await looksWell(page);
    await main(page).getByRole("button", { name: "Stop the newsletter" }).click();
    await expect(heading(page, "The newsletter is stopped")).toBeFocused();
    await main(page).getByRole("link", { name: "Ask for the newsletter again" }).click();
    await expect(ask(page)).toBeFocused();
  });
});

test("who runs no scripts can leave as well, and is told what needs them", async ({ browser, origins }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origins.product}/resources`);
  expect(await ask(page).innerText()).toContain("This form needs JavaScript.");
  await expect(ask(page).getByRole("textbox")).toBeHidden();
  await expect(page.getByRole("button", { name: /Email it to me/ }).first()).toBeHidden();
  await page.goto(`${origins.product}/newsletter?unsubscribe=of-nobody`);
  await main(page).getByRole("button", { name: "Stop the newsletter" }).click();
  await expect(page.getByText("You are off the list.")).toBeVisible();
  await context.close();
});

test("a letter comes by mail to who asks for it, and what went wrong is said in place", async ({
  page,
  origins,
  request,
  consoleMessages,
}) => {
  const address = someAddress();
  await page.goto(`${origins.product}/resources#letters`);
  const open = page.getByRole("button", { name: /^Email it to me ?: Put your concerns in writing$/ });
  await expect(open).toHaveAttribute("aria-expanded", "false");
  await open.click();
  const card = page.getByRole("listitem").filter({ has: open });
  await expect(card.getByRole("textbox", { name: "Email Address" })).toBeFocused();
  await page.keyboard.type("maria at home");
  await page.keyboard.press("Enter");
  await expect(card.getByRole("alert")).toHaveText("Please enter a valid email address.");
  await looksWell(page);

  await page.route("**/api/resources/email", (route) => route.abort());
  await card.getByRole("textbox").fill(address);
  await card.getByRole("button", { name: "Send me this letter" }).click();
  await expect(card.getByRole("alert")).toContainText("The letter was not sent");
  await expect(toast(page, "The letter was not sent")).toBeVisible();
  await expect(card.getByRole("textbox")).toHaveValue(address);
  consoleMessages.splice(0);
  await page.unroute("**/api/resources/email");

  await card.getByRole("button", { name: "Send me this letter" }).click();
  await expect(card.getByText("Please check your email")).toBeFocused();
  await expect(toast(page, "The letter is on its way")).toBeVisible();
  await looksWell(page);
  await expect.poll(() => mailsTo(address, origins).length).toBe(1);
  const file = await request.get(`${origins.product}/templates/Concerns-Documentation-Letter.txt`);
  const blanks = (await file.text()).match(/\[[^\]]+\]/g) ?? [];
  expect(blanks.length).toBeGreaterThan(3);
  for (const blank of blanks) expect(mailsTo(address, origins)[0]?.text).toContain(blank);

  await card.getByRole("button", { name: "Use another address" }).click();
  await expect(card.getByRole("textbox")).toBeFocused();
  await open.click();
  await expect(card.getByRole("textbox")).toBeHidden();
});

test("the e-mail gate asks for it by a box that the parent ticks", async ({ page, origins }) => {
  const address = someAddress();
  await page.goto(`${origins.product}/advanced-tools?tool=meeting-prep`);
  const box = main(page).getByRole("checkbox", { name: /^Also send me the newsletter/ });
  await expect(box).not.toBeChecked();
  await main(page).getByRole("textbox", { name: "Email Address" }).fill(address);
  await box.check();
  await main(page).getByRole("button", { name: "Get Free Access Now" }).click();
  await expect(main(page).getByText("Free Tool Access")).toBeHidden();
  expect(new URL(await linkTo("/newsletter", address, origins)).searchParams.has("confirm")).toBe(true);
});
