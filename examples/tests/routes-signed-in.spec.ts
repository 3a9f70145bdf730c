import type { Page } from "@playwright/test";
import { main, register, somebody } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { walkByKeyboard } from "./fixtures/keyboard.ts";
import { operator } from "./fixtures/operator.ts";
import { proMember, signedInAs } from "./fixtures/proMember.ts";
import { type Route, routes } from "./fixtures/routes.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ hasPaid: false });

interface Role {
  readonly name: string;
  /** @returns the token of a session of such a person. */
  readonly signIn: (page: Page, origins: Origins) => Promise<string>;
  /** Who is none is refused on the operator's screens. */
  readonly isOperator?: true;
  /** What differs from what visitors see: texts of the main part, by path. */
  readonly texts: Readonly<Record<string, readonly (string | RegExp)[]>>;
  /** Where they are led from a path instead. */
  readonly led: Readonly<Record<string, string>>;
}

/** Nobody who is signed in needs a form to sign in. */
const toAccount = { "/login": "/account", "/signup": "/account" };

const roles: readonly Role[] = [
  {
    name: "a user without a subscription",
    signIn: (page, origins) => register(page, origins, somebody()),
    texts: {
      "/account": ["My Account", "Member Since", "Maria", "Lopez"],
      "/advanced-tools": ["PRO TOOL", "$4.99 per use"],
      "/manage-subscription": ["Load Subscription Details", "Maria Lopez"],
      "/subscribe": ["You join with the account"],
    },
    led: toAccount,
  },
  {
    name: "a Pro member",
    signIn: proMember,
    texts: {
      "/account": ["My Account", "Member Since"],
      "/advanced-tools": ["Welcome, Maria.", "UNLIMITED"],
      "/manage-subscription": ["Load Subscription Details"],
      "/subscribe": ["You already have an active subscription."],
    },
    led: toAccount,
  },
  {
    name: "an operator",
    isOperator: true,
    signIn: (page, origins) => operator(page, origins).then(({ token }) => token),
    texts: {
      "/advanced-tools": ["PRO TOOL"],
    },
    led: toAccount,
  },
];

for (const role of roles) {
  test(`${role.name}: every page, wide and narrow, with a header that knows them`, async ({
    page,
    origins,
    request,
  }) => {
    test.setTimeout(240_000);
    const token = await role.signIn(page, origins);
    await signedInAs(page, origins, token);
    const links = new Set<string>();
    for (const route of routes.filter(({ status }) => !status)) {
      await test.step(route.path, async () => {
        await open(page, origins, route, role);
        for (const link of await linksOf(page)) links.add(link);
      });
    }
    for (const link of links)
      if (link.startsWith(origins.product)) expect((await request.get(link)).status(), link).toBe(200);
  });
}

async function open(page: Page, origins: Origins, route: Route, role: Role) {
  const { path } = route;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(origins.product + path);
  const shown = role.led[path] ?? path;
  await expect(page).toHaveURL(origins.product + shown);
  const title = page.getByRole("heading", { level: 1 });
  const isRefused = route.only === "admin" && !role.isOperator;
  const texts = route.only === "admin" && role.isOperator ? route.texts : role.texts[path];
  if (isRefused) await expect(title).toHaveText("This page is for operators.");
  else if (shown === path && !role.texts[path]) await expect(title).toHaveText(route.heading);
  else await expect(title).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Maria" })).toBeVisible();
  for (const text of texts ?? []) await expect(main(page)).toContainText(text);
  await page.waitForLoadState("networkidle");
  if (route.only === "admin" && role.isOperator)
    expect(await walkByKeyboard(page), "by keyboard").toEqual({ missed: [], unseen: [] });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, `${width} px: wider than the window`).toBeLessThanOrEqual(0);
    // What a visitor sees is looked at elsewhere.
    if (texts) expect(await violations(page), `${width} px`).toEqual([]);
  }
}

function linksOf(page: Page): Promise<readonly string[]> {
  return page
    .locator("a[href]")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.replace(/#.*$/, "")));
}
