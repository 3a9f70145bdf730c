import type { APIRequestContext, Page } from "@playwright/test";
import { violations } from "./fixtures/axe.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ hasPaid: false });

const unlisted = [
  "/account",
  "/admin",
  "/checkout",
  "/forgot-password",
  "/manage-subscription",
  "/newsletter",
  "/payment-success",
  "/reset-password",
  "/verify-email",
];

test("every page that is listed says by which address it is found, and shows its words and its data without a script", async ({
  origins: { product },
  request,
}) => {
  const robots = await (await request.get(`${product}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${product}/sitemap.xml`);
  const sitemap = await (await request.get(`${product}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
  expect(addresses.length).toBeGreaterThan(15);
  const titles = new Set<string>();
  for (const address of addresses) {
    const page = await whole(request, address);
    expect(page, address).toContain(`<link rel="canonical" href="${address}">`);
    expect(page, address).toContain(`<meta property="og:url" content="${address}">`);
    expect(page, address).toContain(`<meta property="og:image" content="${product}/og.png">`);
    expect(page, address).not.toContain('name="robots"');
    expect(page, address).not.toContain("origin.invalid");
    expect(page.match(/<h1[ >]/g), address).toHaveLength(1);
    expect(page.match(/<title>/g), address).toHaveLength(1);
    titles.add(/<title>([^<]+)</.exec(page)?.[1] ?? "");
    // What a robot reads there, a parent reads on the page.
    for (const said of sentencesOf(page)) expect(wordsOf(page), address).toContain(said);
  }
  expect(titles.size).toBe(addresses.length);
  for (const path of [...unlisted, "/nothing/here"]) {
    const page = await whole(request, product + path, path === "/nothing/here" ? 404 : 200);
    expect(page, path).toContain('<meta name="robots" content="noindex">');
    expect(page, path).not.toContain('rel="canonical"');
  }
  for (const [file, type] of [
    ["og.png", "image/png"],
    ["apple-touch-icon.png", "image/png"],
    ["site.webmanifest", "application/manifest+json"],
  ] as const)
    expect((await request.get(`${product}/${file}`)).headers()["content-type"], file).toContain(type);
});

async function whole(request: APIRequestContext, address: string, status = 200): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(status);
  return response.text();
}

/** The questions, headlines and answers of a page's structured data. */
function sentencesOf(page: string): string[] {
  const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return blocks.flatMap(([, json]) => {
    const data = JSON.parse(json ?? "");
    if (data["@type"] === "BlogPosting") return [data.headline];
    if (data["@type"] !== "FAQPage") return [];
    return data.mainEntity.flatMap((one: { name: string; acceptedAnswer: { text: string } }) => [
      one.name,
      one.acceptedAnswer.text,
    ]);
  });
}

/** The words of the body, as a reader without scripts has them. */
function wordsOf(page: string): string {
  const body = page.slice(page.indexOf("<body"));
  const text = body.replaceAll(/<\/(p|li|h\d|summary|div)>/g, " ").replaceAll(/<[^>]+>/g, "");
  return text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}

test("a step of the router takes the page's title and address along; an answer opens without a script", async ({
  page,
  origins: { product },
  browser,
}) => {
  await page.goto(product);
  const canonical = page.locator('link[rel="canonical"]');
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveTitle("Pricing | IEP Insider");
  await expect(canonical).toHaveAttribute("href", `${product}/pricing`);
  await page.getByRole("link", { name: "Sign In", exact: true }).click();
  await expect(canonical).toHaveAttribute("href", `${product}/login`);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(canonical).toHaveCount(0);
  await page.goBack();
  await expect(canonical).toHaveAttribute("href", `${product}/login`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${product}/pricing#faq`);
  await plain.getByText("How do I cancel Pro?").click();
  await expect(plain.getByText("It takes two presses and no phone call.")).toBeVisible();
  await context.close();
});

test("Google's tag: asked for, refused, allowed on the privacy page, and gone where a tool is", async ({
  page,
  origins: { product },
}) => {
  test.slow();
  const asked = await withAdvertisingTag(page, product);
  await page.goto(`${product}/pricing`);
  const question = page.getByRole("region", { name: "May Google count whether our ad led you here?" });
  const [yes, no] = ["Yes", "No"].map((name) => question.getByRole("button", { name, exact: true }));
  await expect(question).toBeVisible();
  await inEveryLook(page, async (look) => {
    expect(await violations(page), look).toEqual([]);
    const [left, right] = await Promise.all([yes?.boundingBox(), no?.boundingBox()]);
    expect([left?.height, Math.abs((left?.width ?? 0) - (right?.width ?? 99)) < 20], look).toEqual([
      right?.height,
      true,
    ]);
  });
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
  await page.getByRole("contentinfo").getByRole("link", { name: "All AI Tools" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${product}/advanced-tools`);
  await expect.poll(() => layerOf(page).catch(() => "on the way")).toBeNull();
  // At once, so that the new page may not have its scripts yet.
  await page.goBack();
  await expect(page).toHaveTitle("Pricing | IEP Insider");
  await page.goForward();
  await expect(page).toHaveTitle("Advocacy tools | IEP Insider");
  await expect.poll(() => layerOf(page).catch(() => "on the way")).toBeNull();
});

test("Google's tag: a browser that has said no to all sites is not asked", async ({
  page,
  origins: { product },
}) => {
  const asked = await withAdvertisingTag(page, product);
  await page.addInitScript(() => {
    localStorage.setItem("iep_ad_choice", "yes");
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await page.goto(product);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Yes", exact: true })).toBeHidden();
  expect(asked).toEqual([]);
  expect(await layerOf(page)).toBeNull();
});

/**
 * Has the server speak as it does with ADVERTISING_TAG_ID; that it does so, and where, `api/src/http/advertising.test.ts`
 * says. Google's script is a stand-in. @returns what Google is asked for.
 */
async function withAdvertisingTag(page: Page, product: string): Promise<readonly string[]> {
  const asked: string[] = [];
  const mayAsk = ["/", "/pricing", "/blog", "/resources", "/pay-per-use", "/payment-success"];
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
      headers["content-security-policy"] = (headers["content-security-policy"] ?? "").replace(
        "script-src 'self'",
        "script-src 'self' https://www.googletagmanager.com",
      );
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
