import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { routes, titleOf } from "./fixtures/routes.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";

test.use({ hasPaid: false });

test("client-side navigation updates title and URL, requests nothing from other hosts, and is counted by its path", {
  tag: "@full",
}, async ({ page, origins: { product } }) => {
  const traffic = recordTraffic(page);
  await page.goto(product);
  const canonical = page.locator('link[rel="canonical"]');
  const footer = page.getByRole("contentinfo");
  const expectCounted = (paths: readonly string[]) =>
    expect
      .poll(async () => (await traffic.sent()).map(({ body }) => body))
      .toEqual(
        expect.arrayContaining(paths.map((path) => JSON.stringify({ event: "page_view", subject: path }))),
      );
  const steps = ["/pricing", "/contact", "/resources", "/terms", "/privacy", "/accessibility"];
  for (const path of steps) {
    await footer.locator(`a[href="${path}"]`).first().click();
    await expect(canonical).toHaveAttribute("href", product + path);
    await expect(page).toHaveTitle(
      titleOf(routes.find((route) => route.path === path) ?? { path, heading: "" }),
    );
    // The first page that loads the application (ADR 74): from then on the router takes the steps; before, a press
    // leaves the document.
    if (path === "/contact") await expectCounted([path]);
  }
  // Counts wait two seconds (ADR 14), and whatever still waits is dropped with the document.
  await expectCounted(["/", ...steps]);
  await page.goto(`${product}/login`);
  await expectCounted(["/login"]);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(canonical).toHaveCount(0);
  await page.goBack();
  await expect(canonical).toHaveAttribute("href", `${product}/login`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expectCounted(["/forgot-password"]);
  expect((await traffic.sent()).filter(({ url }) => !url.startsWith(product))).toEqual([]);
});

test("Google's tag: asked for, refused, allowed, gone with tools", { tag: "@full" }, async ({
  page,
  origins: { product },
}) => {
  const asked = await withAdvertisingTag(page, product);
  await page.goto(`${product}/pricing`);
  const question = page.getByRole("region", { name: "May Google count whether our ad led you here?" });
  const [yes, no] = ["Yes", "No"].map((name) => question.getByRole("button", { name, exact: true }));
  await expect(question).toBeVisible();
  await expectAccessible(page, "the question");
  const [left, right] = await Promise.all([yes?.boundingBox(), no?.boundingBox()]);
  expect(right?.height).toBe(left?.height);
  expect(
    Math.abs((left?.width ?? 0) - (right?.width ?? 99)),
    "one answer is as large as the other",
  ).toBeLessThan(20);
  await no?.press("Enter");
  await expect(question).toBeHidden();
  await page.goto(`${product}/?gclid=ad-1`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(question).toBeHidden();
  expect(asked).toEqual([]);

  await page.goto(`${product}/privacy#ads`);
  await expect(page.getByText("You said no. Google gets nothing.")).toBeVisible();
  await page.getByRole("button", { name: "Say yes" }).click();
  await expect(page.getByText("You said yes.")).toBeVisible();
  expect(asked).toEqual([]);

  await page.goto(`${product}/?gclid=ad-1`);
  await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=AW-123456789"]);
  await expect(question).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).click();
  await expect.poll(() => eventsOf(page)).toEqual(["page_view /", "page_view /pricing"]);
  expect(JSON.stringify(await layerOf(page))).not.toContain("gclid");
  expect(asked).toHaveLength(1);

  // Where tools are, the page is a new document, which knows nothing of Google; also by the browser's own ways.
  await page.getByRole("contentinfo").getByRole("link", { name: "All Tools" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${product}/advanced-tools`);
  await expect.poll(() => layerOf(page).catch(() => "on the way")).toBeNull();
  // At once, so that the new page may not have its scripts yet.
  await page.goBack();
  await expect(page).toHaveTitle("Pricing | IEP Insider");
  await page.goForward();
  await expect(page).toHaveTitle("Advocacy tools | IEP Insider");
  await expect.poll(() => layerOf(page).catch(() => "on the way")).toBeNull();

  // A browser that says no to all sites is asked nothing, whatever was answered before.
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const before = asked.length;
  await page.goto(product);
  await page.waitForLoadState("networkidle");
  await expect(question).toBeHidden();
  expect(asked).toHaveLength(before);
  expect(await layerOf(page)).toBeNull();
});

/**
 * Has the server speak as it does with ADVERTISING_TAG_ID; that it does so, and where, `api/src/http/advertising.test.ts`
 * says. Google's script is a stand-in. @returns what Google is asked for.
 */
async function withAdvertisingTag(page: Page, product: string): Promise<readonly string[]> {
  const asked: string[] = [];
  const mayAsk = ["/", "/pricing", "/blog", "/resources"];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.route("**/api/config", async (route) => {
    const response = await route.fetch();
    return route.fulfill({ json: { ...(await response.json()), advertisingTag: "AW-123456789" } });
  });
  await page.route(
    (url) => url.origin === product && mayAsk.includes(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      headers["content-security-policy"] = (headers["content-security-policy"] ?? "")
        .replace("script-src 'self'", "script-src 'self' https://www.googletagmanager.com")
        .replace(/;?\s*(?:require-trusted-types-for|trusted-types) [^;]*/g, "");
      const mark = '<meta name="advertising-tag" content="AW-123456789">';
      const body = (await response.text()).replace("</head>", `${mark}</head>`);
      await route.fulfill({ status: response.status(), headers, body });
    },
  );
  return asked;
}

/** What Google's script would read, or null where nothing was left for it. */
function layerOf(page: Page): Promise<unknown[][] | null> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, "dataLayer");
    return Array.isArray(layer) ? layer.map((command) => [...command]) : null;
  });
}

async function eventsOf(page: Page): Promise<string[]> {
  const events = ((await layerOf(page)) ?? []).filter(([name]) => name === "event");
  return events.map(([, name, about]) => `${name} ${Object(about)["page_path"] ?? ""}`);
}
