import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";

const pages = [
  { path: "/tools", title: "Assessment Tools | IEP Insider", heading: "Assessment Tools" },
  { path: "/contact", title: "Customer Support | IEP Insider", heading: "Customer Support" },
  { path: "/resources", title: "Resources | IEP Insider", heading: "Resources" },
  { path: "/terms", title: "Terms of Service | IEP Insider", heading: "Terms of Service" },
  { path: "/privacy", title: "Privacy | IEP Insider", heading: "Privacy" },
  { path: "/accessibility", title: "Accessibility | IEP Insider", heading: "Accessibility" },
  { path: "/not-legal-advice", title: "Not legal advice | IEP Insider", heading: "Not legal advice" },
] as const;

for (const { path, title, heading } of pages) {
  test(`${path}: strict policy, its own title, and nothing shifts`, async ({ page, origins }) => {
    const shift = await recordLayoutShift(page);
    const response = await page.goto(origins.product + path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'self'");
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /(\w+ ){5}/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.waitForLoadState("networkidle");
    expect(await shift()).toBe(0);
  });

  test(`${path}: can be read without scripts`, async ({ browser, origins }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(origins.product + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect((await page.getByRole("main").innerText()).split(/\s+/).length).toBeGreaterThan(60);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy" })).toBeVisible();
    await context.close();
  });

  test(`${path}: every link inside leads somewhere`, async ({ page, origins, request }) => {
    await page.goto(origins.product + path);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of new Set(links.filter((link) => link.startsWith(origins.product)))) {
      const answer = await request.get(link);
      expect(answer.status(), link).toBe(200);
      const { hash } = new URL(link);
      if (hash) expect(await answer.text(), link).toContain(`id="${hash.slice(1)}"`);
    }
  });

  test(`${path}: fits a phone of 320 pixels`, async ({ page, origins }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(origins.product + path);
    await page.waitForLoadState("networkidle");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}

test("a walk through all the pages asks nobody else, and counts each by its path", async ({
  page,
  origins,
}) => {
  const traffic = recordTraffic(page);
  await page.goto(origins.product);
  for (const { heading, path } of pages) {
    const name = heading === "Customer Support" ? "Contact Us" : heading.replace(" of Service", "");
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first().click();
    await expect(page).toHaveURL(origins.product + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  const countOf = (path: string) => JSON.stringify({ event: "page_view", subject: path });
  await expect
    .poll(async () => (await traffic.sent()).map((request) => request.body))
    .toEqual(expect.arrayContaining(pages.map(({ path }) => countOf(path))));
  const elsewhere = (await traffic.sent()).filter(({ url }) => !url.startsWith(origins.product));
  expect(elsewhere).toEqual([]);
});

test("the privacy page has a row for every tool of the hub, and for the questionnaires", async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.product}/privacy`);
  await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(14 + 2);
});
