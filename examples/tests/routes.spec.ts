import type { Page } from "@playwright/test";
import { main, newPerson, register } from "./fixtures/accounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { walkByKeyboard } from "./fixtures/keyboard.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { proMember } from "./fixtures/proMember.ts";
import { type Route, routes, titleOf } from "./fixtures/routes.ts";
import { expect, test } from "./fixtures/test.ts";

// Every page is loaded once, every other one as on a phone: what it says, that nothing moves, axe, width, keyboard.

test.use({ hasPaid: false });

const groups = 4;
const open = routes.filter(({ only, isLikeAnother }) => !only && !isLikeAnother);

for (let group = 0; group < groups; group += 1) {
  test(`pages for everyone, ${group + 1} of ${groups}: texts, layout, keyboard, and axe`, {
    tag: "@full",
  }, async ({ page, origins, consoleMessages }) => {
    const shift = await recordLayoutShift(page);
    for (const [index, route] of open.filter((_, place) => place % groups === group).entries()) {
      await test.step(route.path, async () => {
        await load(page, origins.product, route, index);
        if (!route.isShell) expect(await shift(), `${route.path}: layout shift`).toBe(0);
        expect(await walkByKeyboard(page), route.path).toEqual({ missed: [], unseen: [] });
        await expectAccessible(page, route.path, widths(index));
      });
    }
    // The browser notes the 404 itself.
    consoleMessages.allow(/404/);
  });
}

test("pages of a user without a membership", { tag: "@full" }, async ({ page, origins }) => {
  await carry(page, await register(page, origins, newPerson()));
  const shift = await recordLayoutShift(page);
  const sees: readonly Route[] = [
    ...routes.filter(({ only }) => only === "user"),
    { path: "/account?tab=security", heading: "My Account", says: "You are signed in only here." },
    { path: "/advanced-tools", heading: "Advocacy tools", says: "PRO TOOL|$4.99 per use" },
    { path: "/subscribe", heading: "Join Pro", says: "You are joining with the account" },
  ];
  for (const [index, route] of sees.entries()) {
    await load(page, origins.product, route, index);
    await expectKnown(page);
    expect(await shift(), `${route.path}: layout shift`).toBeLessThan(0.01);
    await expectAccessible(page, route.path, widths(index));
  }
  await page.goto(`${origins.product}/admin`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("This page is for operators.");
  await page.goto(`${origins.product}/login`);
  await expect(page).toHaveURL(`${origins.product}/account`);
});

test("pages of a Pro member", { tag: "@full" }, async ({ page, origins }) => {
  await carry(page, await proMember(page, origins));
  const sees: readonly Route[] = [
    { path: "/advanced-tools", heading: "Advocacy tools", says: "Welcome, Maria.|UNLIMITED" },
    { path: "/account?tab=subscription", heading: "My Account", says: "Active" },
    {
      path: "/subscribe",
      heading: /\w/,
      title: "Join Pro",
      says: "You already have an active subscription.",
    },
  ];
  for (const [index, route] of sees.entries()) {
    await load(page, origins.product, route, index);
    await expectKnown(page);
    await expectAccessible(page, route.path, widths(index));
  }
});

const widths = (index: number): [number, number] => (index % 2 ? [320, 1280] : [1280, 320]);

/** Loads a page, waits until its scripts have taken it over, and looks at what it says. */
async function load(page: Page, product: string, route: Route, index: number): Promise<void> {
  const { path, heading, says, links = {}, status = 200 } = route;
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: widths(index)[0], height: 720 });
  // A page counts itself once its scripts are there.
  const counted = page.waitForRequest("**/api/count");
  expect((await page.goto(product + path))?.status(), path).toBe(status);
  await counted;
  await expect(page).toHaveTitle(titleOf(route));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  for (const text of says?.split("|") ?? []) await expect(main(page)).toContainText(text);
  for (const [name, leads] of Object.entries(links))
    await expect(main(page).getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", leads);
  await page.evaluate(() => document.fonts.ready);
}

/** Signs this browser in by a session that there is, from its next page on. */
async function carry(page: Page, token: string): Promise<void> {
  await page.addInitScript((it) => localStorage.setItem("auth_token", it), token);
}

/** The header greets them by their name, at either width. */
async function expectKnown(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  if ((page.viewportSize()?.width ?? 0) < 1024) await header.getByRole("button", { name: "Menu" }).click();
  await expect(header.getByText("Maria").filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");
}
