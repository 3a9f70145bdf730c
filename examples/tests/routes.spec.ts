import type { Page } from "@playwright/test";
import { main } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { walkByKeyboard } from "./fixtures/keyboard.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { type Route, routes } from "./fixtures/routes.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ hasPaid: false });

for (const route of routes.filter(({ only }) => !only)) {
  test(`${route.path}: what its visitors see, wide and narrow, by keyboard, and without scripts`, async ({
    page,
    browser,
    origins,
    consoleMessages,
  }) => {
    test.setTimeout(90_000);
    const shift = await recordLayoutShift(page);
    const response = await page.goto(origins.product + route.path);
    expect(response?.status()).toBe(route.status ?? 200);
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("unsafe");
    // Only the page with the card form may show somebody else's.
    expect(policy.includes(origins.simulator)).toBe(route.path === "/checkout");
    await page.waitForLoadState("networkidle");

    await test.step("head", () => expectHead(page, origins.product, route));
    await test.step("texts and links", () => expectTexts(page, route));
    if (!route.isShell) expect(await shift(), "layout shift").toBe(0);
    await test.step("keyboard", () => expectKeyboard(page));
    await test.step("wide and narrow, light and dark", () => expectLooks(page));
    // The browser notes the 404 itself.
    if (route.status) expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("404")]);

    await test.step("without scripts", async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(origins.product + route.path);
      await expect(plain.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(plain.getByRole("contentinfo").getByRole("link", { name: "Privacy" })).toBeVisible();
      const words = (await plain.getByRole("main").innerText()).split(/\s+/).length;
      expect(words, "words in the file").toBeGreaterThan(route.isShell || route.status ? 5 : 40);
      await context.close();
    });
  });
}

test("pages for people who are signed in lead everybody else to sign in, and ask the server for nothing", async ({
  page,
  origins,
}) => {
  for (const { path } of routes.filter(({ only }) => only)) {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const response = await page.goto(origins.product + path);
    expect(response?.headers()["content-security-policy"]).not.toContain("unsafe");
    await expect(page).toHaveURL(`${origins.product}/login`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
    expect(asked.filter((it) => /^\/api\/(?!count$|config$)/.test(it))).toEqual([]);
    page.removeAllListeners("request");
  }
});

async function expectHead(page: Page, product: string, { path, title, unlisted }: Route) {
  if (title) await expect(page).toHaveTitle(title);
  else await expect(page).toHaveTitle(/^.{20,70} \| IEP Insider$/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    /^(?=.{30,165}$)(\S+ ){5}/,
  );
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(unlisted ? 1 : 0);
  const canonical = page.locator('link[rel="canonical"]');
  if (unlisted) await expect(canonical).toHaveCount(0);
  else await expect(canonical).toHaveAttribute("href", product + path);
}

async function expectTexts(page: Page, { heading, texts, links }: Route) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  for (const text of texts) await expect(main(page)).toContainText(text);
  for (const [name, path] of Object.entries(links))
    await expect(main(page).getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", path);
}

async function expectLooks(page: Page) {
  await inEveryLook(page, async (look) => {
    expect(await violations(page), look).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, `${look}: wider than the window`).toBeLessThanOrEqual(0);
  });
}

async function expectKeyboard(page: Page) {
  expect(await walkByKeyboard(page)).toEqual({ missed: [], unseen: [] });
}
