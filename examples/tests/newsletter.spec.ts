import type { Page } from "@playwright/test";
import { keptHere, main, toast } from "./fixtures/accounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { someAddress } from "./fixtures/gates.ts";
import { linkTo, mailsTo } from "./fixtures/outbox.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabTo } from "./fixtures/walk.ts";

test.use({ hasPaid: false });

const ask = (page: Page) => page.getByRole("region", { name: "Stay Updated" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("the newsletter comes only to who confirms it, and stops with one press", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  const address = someAddress();
  await test.step("ask, by keyboard", async () => {
    await page.goto(`${origins.product}/resources#stay-updated`);
    await expect(ask(page).getByRole("button")).toBeEnabled();
    await ask(page).getByRole("textbox").focus();
    await page.keyboard.type(`${address} `);
    await page.keyboard.press("Enter");
    await expect(ask(page).getByText("Please check your email")).toBeFocused();
    await expect(ask(page)).toContainText(address);
  });

  const confirm = await linkTo("/newsletter", address, origins);
  await test.step("opening the link does nothing but show what it is for", async () => {
    expect(new URL(confirm).searchParams.has("confirm")).toBe(true);
    await page.goto(confirm);
    await expect(heading(page, "Do you want the newsletter?")).toBeVisible();
    await expect(page).toHaveURL(`${origins.product}/newsletter`);
    await expectAccessible(page, "to confirm");
    await page.reload();
    await expect(heading(page, "Do you want the newsletter?")).toBeVisible();
  });

  await test.step("one press, by keyboard, puts them on the list", async () => {
    await tabTo(page, "Yes, send me the newsletter");
    await page.keyboard.press("Enter");
    await expect(heading(page, "You are on the list")).toBeFocused();
    expect(await keptHere(page)).not.toContain(new URL(confirm).searchParams.get("confirm") ?? "");
    await page.reload();
    await expect(heading(page, "You are on the list")).toBeVisible();
  });

  const leave = await test.step("who is on the list and asks again learns it by mail alone", async () => {
    await page.goto(`${origins.product}/resources#stay-updated`);
    await expect(ask(page).getByRole("button")).toBeEnabled();
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
    await main(page).getByRole("button", { name: "Stop the newsletter" }).click();
    await expect(heading(page, "The newsletter is stopped")).toBeFocused();
    await main(page).getByRole("link", { name: "Ask for the newsletter again" }).click();
    await expect(ask(page)).toBeFocused();
  });

  await test.step("a letter template comes by mail, with the blanks that its file has", async () => {
    const reader = someAddress();
    const open = page.getByRole("button", { name: /^Email it to me ?: Put your concerns in writing$/ });
    await open.click();
    const card = page.getByRole("listitem").filter({ has: open });
    await expect(card.getByRole("textbox", { name: "Email Address" })).toBeFocused();
    await page.keyboard.type(reader);
    await page.keyboard.press("Enter");
    await expect(card.getByText("Please check your email")).toBeFocused();
    await expect(toast(page, "The letter is on its way")).toBeVisible();
    await expect.poll(() => mailsTo(reader, origins).length).toBe(1);
    const file = await page.request.get(`${origins.product}/templates/Concerns-Documentation-Letter.txt`);
    const blanks = (await file.text()).match(/\[[^\]]+\]/g) ?? [];
    expect(blanks.length).toBeGreaterThan(3);
    for (const blank of blanks) expect(mailsTo(reader, origins)[0]?.text).toContain(blank);
  });
});
