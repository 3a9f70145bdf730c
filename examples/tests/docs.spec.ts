import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { walkByKeyboard } from "./fixtures/keyboard.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";

// The documentation for site owners, as our server sends it: under a policy of its own, with its origin in the code. What
// needs no browser is in `docs/site/checks`.

test.use({ hasPaid: false });

/** One of the pages that are written from the catalog, and one from the table of site builders; and all others. */
const pages =
  `/ /tools/ /tools/letter-generator /ways-to-show-a-tool /theming /languages /in-the-page-or-in-an-iframe /troubleshooting
  /site-builders/ /site-builders/plain-html /site-builders/wordpress-org /site-builders/wix /frameworks
  /site-keys-and-statistics /reports-and-webhooks /privacy-and-security /without-a-connection /browsers /attributes /events-and-methods
  /versions /changelog`.split(/\s+/);

test("every page reads well on a phone and on a desk, and asks no other host", { tag: "@full" }, async ({
  page,
  origins,
  consoleMessages,
}) => {
  test.setTimeout(180_000);
  // A live example of a color that is too light.
  consoleMessages.allow(/#ffd166 is hard to see/);
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  for (const path of pages) {
    await page.goto(`${origins.product}/docs${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.evaluate(() => {
      // They are pages of their own, which have their own tests.
      for (const frame of document.querySelectorAll("iframe")) frame.remove();
      // It covers what scrolls below it, where axe would find buttons that are too small.
      const bar = document.querySelector<HTMLElement>(".VPLocalNav");
      if (bar) bar.style.position = "static";
    });
    await expectAccessible(page, path);
  }
  expect([...asked]).toEqual([origins.product]);
});

interface DocsPage {
  readonly path: string;
  /** Addresses on our origin. */
  readonly links: readonly string[];
  readonly codes: readonly { readonly language: string; readonly code: string }[];
}

/** Every page of the documentation, read as it is sent, from the links of the first. */
async function readPages(page: Page, { product, write }: Origins): Promise<readonly DocsPage[]> {
  // A page that may parse HTML: the documentation's own policy has Trusted Types.
  await page.goto(write(""));
  const found = new Map<string, DocsPage>();
  const waiting = [`${product}/docs/`];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const html = await (await page.request.get(path)).text();
    const read = await page.evaluate(
      ([html, path]) => {
        const read = new DOMParser().parseFromString(html, "text/html");
        const links = [...read.querySelectorAll("a[href], iframe[src]")].map(
          (link) => new URL(link.getAttribute("href") ?? link.getAttribute("src") ?? "", path).href,
        );
        const blocks = [...read.querySelectorAll("div[class*='language-']")];
        const codes = blocks.map((block) => ({
          language: /language-([\w-]*)/.exec(block.className)?.[1] ?? "",
          code: block.querySelector("code")?.textContent ?? "",
        }));
        return { links: [...new Set(links.map((link) => link.split("#")[0] ?? ""))], codes };
      },
      [html, path] as const,
    );
    const links = read.links.filter((link) => link.startsWith(product));
    found.set(path, { path, links, codes: read.codes });
    const inside = (link: string) => link.startsWith(`${product}/docs/`) && !link.includes("/docs/api/");
    waiting.push(...links.filter((link) => inside(link) && !link.endsWith(".zip")));
  }
  return [...found.values()];
}

test("every link leads to a page that is there, and all HTML in the code blocks works as it is", {
  tag: "@full",
}, async ({ page, context, origins }) => {
  test.setTimeout(240_000);
  const read = await readPages(page, origins);
  expect(read.length).toBeGreaterThan(35);

  await test.step("links and addresses", async () => {
    const addresses = read.flatMap(({ codes }) =>
      codes.flatMap(({ language, code }) => (language === "text" ? [code.trim()] : [])),
    );
    const links = new Set([...read.flatMap(({ links }) => links), ...addresses]);
    for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
  });

  await test.step("code", async () => {
    const html = read.flatMap(({ codes }) => codes.filter(({ language }) => language === "html"));
    // Code with a hash has its version once the page runs: the next step.
    const codes = [...new Set(html.map(({ code }) => code))].filter((code) => !code.includes("sha384-of"));
    expect(codes.length).toBeGreaterThan(30);
    const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
    const waiting = codes.entries();
    await Promise.all(
      tabs.map(async (tab) => {
        for (const [, code] of waiting) await expectToWork(tab, origins, code);
      }),
    );
  });

  await test.step("code with a hash", async () => {
    await page.goto(`${origins.product}/docs/versions`);
    const pinned = page.locator("pre").filter({ hasText: "integrity" });
    await expect(pinned).toContainText(/integrity="sha384-[\w+/=]{64}"/);
    await expectToWork(page, origins, await pinned.innerText());
  });
});

/** What a visitor can use, or the frame that has it. */
const control = ":is(button, input, select, iframe):visible";

/**
 * Opens a page with the code. Code that goes with a tool that is on the page already gets one; code for a build gets
 * the package's modules under their names.
 */
async function expectToWork(tab: Page, { product, write }: Origins, code: string): Promise<void> {
  const errors: string[] = [];
  const onError = (error: Error) => errors.push(error.message);
  tab.on("pageerror", onError);
  const [, tag = "aide-screener"] = /<((?:iep|aide)-[\w-]+)/.exec(code) ?? [];
  const isAlone = code.includes("<iframe") || /^<a .*<\/a>$/s.test(code.trim());
  const withTag = code.includes(`<${tag}`) || isAlone ? code : `<${tag}></${tag}>${code}`;
  const module = { [`@iep-insider/elements/${tag}`]: `${product}/embed/v1/${tag}.module.js` };
  const head = code.includes("@iep-insider/elements")
    ? `<script type="importmap">${JSON.stringify({ imports: module })}</script>`
    : code.includes("/embed/")
      ? ""
      : `<script async src="${product}/embed/v1/loader.js"></script>`;
  await tab.goto(write(withTag, head));
  if (code.includes("trigger=")) {
    // The page's own link opens the tool, which then has no button.
    await tab.waitForFunction((tag) => customElements.get(tag) !== undefined, tag);
    await tab.getByRole("link").first().click();
  }
  if (code.includes("<iframe"))
    await expect(tab.frameLocator("iframe").locator(control).first(), code).toBeVisible();
  else if (isAlone) await expect(tab.getByRole("link"), code).toBeVisible();
  else await expect(tab.locator(`${tag} >> ${control}`).first(), code).toBeVisible();
  tab.off("pageerror", onError);
  expect(errors, code).toEqual([]);
}

test("search finds a site builder, its code can be copied, and dark stays dark", async ({
  page,
  context,
  origins,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${origins.product}/docs/`);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("wix");
  await page.getByRole("option").filter({ hasText: "Wix" }).first().click();
  await expect(page).toHaveURL(/\/docs\/site-builders\/wix/);
  await page.getByRole("button", { name: "Copy code" }).first().click();
  // The page came as a script, in which our server filled in nothing.
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`src="${origins.product}/embed/v1/aide-screener.js"`);
  await page.getByRole("switch").first().click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("the buttons of a live example change its language, and what was chosen stays", async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.product}/docs/languages`);
  const tool = page.frameLocator("iframe.live").locator("aide-screener");
  await tool.getByRole("button", { name: "Start the screener" }).click();
  await tool.getByRole("checkbox").first().check();
  const buttons = page.locator(".languages");
  await expect(tool.getByRole("button", { name: "Español" })).toBeVisible();
  await buttons.getByRole("button", { name: "Español" }).click();
  await expect(tool.getByRole("button", { name: "Siguiente" })).toBeVisible();
  await expect(tool.getByRole("checkbox").first()).toBeChecked();
  await buttons.getByRole("button", { name: "English" }).click();
  await expect(tool.getByRole("button", { name: "Next" })).toBeVisible();
  await expect(tool.getByRole("checkbox").first()).toBeChecked();
});

test("the keyboard goes down and up a page beside the sidebar, with nothing over what it reaches", async ({
  page,
  origins,
}) => {
  await page.setViewportSize({ width: 1100, height: 720 });
  for (const key of ["Tab", "Shift+Tab"] as const) {
    await page.goto(`${origins.product}/docs/site-builders/wix`);
    expect(await walkByKeyboard(page, key), key).toEqual({ missed: [], unseen: [] });
  }
});

test("what has the focus in the sidebar stays where it is when the application starts late", async ({
  page,
  origins,
}) => {
  await page.setViewportSize({ width: 1100, height: 720 });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/docs/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${origins.product}/docs/site-builders/wix`);
  await page.getByRole("button", { name: "Search" }).focus();
  const link = page.locator("aside").getByRole("link", { name: "Events and methods" });
  await link.focus();
  const place = await link.boundingBox();
  const drawn = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const onStart = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        document.addEventListener("docs-started", onStart);
      }),
  );
  arrive();
  await drawn;
  expect(await link.boundingBox()).toEqual(place);
});

test("on a phone, the press that starts the application also opens the list of headings", async ({
  page,
  origins,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${origins.product}/docs/browsers`);
  await page.getByRole("button", { name: "Return to top" }).click();
  await page.locator(".VPLocalNavOutlineDropdown").getByRole("link", { name: "What Safari forgets" }).click();
  await expect(page).toHaveURL(/#what-safari-forgets$/);
});

test("an address without a page says so, and leads to the start", async ({
  page,
  origins,
  consoleMessages,
}) => {
  consoleMessages.allow(/404/);
  await page.goto(`${origins.product}/docs/nothing`);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expectAccessible(page, "an unknown address");
  await page.getByRole("link", { name: "Go to the start" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Put a tool on your page" })).toBeVisible();
});

test("without JavaScript, a page can be read and its code has our address", async ({ browser, origins }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${origins.product}/docs/tools/letter-generator`);
  const list = page.getByRole("navigation", { name: "Sidebar Navigation" });
  await expect(list.getByRole("link", { name: "Letter Generator" })).toBeVisible();
  await page.goto(`${origins.product}/docs/`);
  await expect(page.getByRole("heading", { name: "Put a tool on your page" })).toBeVisible();
  await expect(page.locator("pre").first()).toContainText(`${origins.product}/embed/v1/aide-screener.js`);
  await page.close();
});

test("the API reference shows an operation and finds another, and asks no other host", {
  tag: "@full",
}, async ({ page, origins, consoleMessages }) => {
  // Its name and version.
  consoleMessages.allow(/Redoc/);
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  await page.goto(`${origins.product}/docs/api/#/contacts/sendsupportrequest`);
  await expect(page.getByRole("heading", { name: /Send a message to the operator/ })).toBeVisible();
  await expect(page.getByText("The message, 1 to 10,000 characters.").first()).toBeVisible();
  await page.getByText("Search").first().click();
  await page.getByPlaceholder("Search docs...").fill("confirm a newsletter");
  await page.getByText("address with the token from the email").first().click();
  await expect(page).toHaveURL(/#\/newsletter\/confirmnewsletter$/);
  expect([...asked]).toEqual([origins.product]);
});
