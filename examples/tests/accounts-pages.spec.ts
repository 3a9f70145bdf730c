import type { Page } from "@playwright/test";
import { main, openForm, press, signedIn } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { expect, test } from "./fixtures/test.ts";

const check = (page: Page, screen: string) =>
  inEveryLook(page, async (look) => {
    expect(await violations(page), `${screen}, ${look}`).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width, `${screen}, ${look}: wider than the window`).toBeLessThanOrEqual(0);
  });

test("forms with errors and failures have no violation", async ({ page, origins, consoleMessages }) => {
  test.slow();
  await openForm(page, origins, "/signup", "Create Account");
  await press(page, "Create Account");
  await expect(page.getByText("First name is required")).toBeVisible();
  await check(page, "with errors");
  await page.goto(`${origins.product}/verify-email?token=abc`);
  await expect(page.getByText("Please sign in first.")).toBeVisible();
  await check(page, "to confirm an address, signed out");
  await signedIn(page, origins);
  await openForm(page, origins, "/verify-email?token=abc", "Confirm my email address");
  await check(page, "to confirm an address");
  await press(page, "Confirm my email address");
  await expect(main(page).getByRole("alert")).toBeVisible();
  await check(page, "with a used link");
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("400")]);
});

test("the account has no violation, in all its parts", async ({ page, origins }) => {
  test.slow();
  await signedIn(page, origins);
  await check(page, "profile");
  for (const name of ["Subscription", "Security"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await check(page, name);
  }
  await press(page, "Delete my account…");
  await expect(page.getByRole("dialog")).toBeVisible();
  await check(page, "before it is deleted");
});

test("the menus of whoever is signed in have no violation", async ({ page, origins }) => {
  await signedIn(page, origins);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("banner").getByRole("button", { name: "Maria" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    expect(await violations(page), `wide, ${colorScheme}`).toEqual([]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await violations(page), `narrow, ${colorScheme}`).toEqual([]);
    await page.keyboard.press("Escape");
  }
});
