import { leastAnswers } from "@iep-insider/widgets/letters/samples";
import { expectFits, heardBy, listening, toolIn, writePage } from "./fixtures/framed.ts";
import { fillLetter, writeLetter } from "./fixtures/letters.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToResult, walkToReview } from "./fixtures/walk.ts";

// A tool in a plain frame of ours, by the snippet for iframes (widgets/src/frame/PROTOCOL.md).

const siteKey = "site_examplepages";
const sandbox =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads allow-modals";

/** @param attributes of the frame, the source apart. */
function snippet(product: string, path: string, attributes = ""): string {
  return `<style>iframe { display: block; width: 100%; height: 500px; border: 0 }</style>
    <script async src="${product}/embed/v1/resize.js"></script>
    <iframe title="1:1 Aide Screener" src="${product}/frame/${path}" ${attributes}></iframe>`;
}

test("is as high as its tool, tells its events, and lets the keyboard in and out", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.partner}/index.html`);
  const frame = snippet(origins.product, `aide-screener?site-key=${siteKey}`);
  await writePage(
    page,
    `${listening}<button id="before">Before</button>${frame}<button id="after">After</button>`,
  );
  const inside = page.frameLocator("iframe");
  const tool = toolIn(inside);
  await opened(tool);
  await expect
    .poll(() => page.evaluate(() => (window as Window & { heard?: string[] }).heard))
    .toEqual(["iep:access iframe aide-screener false", "iep:ready iframe aide-screener false"]);
  await heardBy(page);
  // The space that the page has kept stays; nothing below has moved.
  expect((await page.locator("iframe").boundingBox())?.height).toBeGreaterThanOrEqual(500);

  await walkToReview(tool, /rescue medicine/);
  await expectFits(page.locator("iframe"), inside);
  expect((await page.locator("iframe").boundingBox())?.height).toBeGreaterThan(500);

  const active = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.localName);
  await page.locator("#before").focus();
  await page.keyboard.press("Tab");
  expect(await active()).toBe("iframe");
  for (let press = 0; press < 60 && (await active()) === "iframe"; press += 1)
    await page.keyboard.press("Tab");
  expect(await active()).toBe("after");
  await page.keyboard.press("Shift+Tab");
  expect(await active()).toBe("iframe");
  await expect(tool.locator(":focus")).toHaveCount(1);

  await tool.getByRole("button", { name: "Get Results" }).click();
  await expect.poll(() => heardBy(page)).toEqual(["iep:result iframe aide-screener true"]);

  // The frame is higher than the window: what pops up does so where the parent is.
  await page.setViewportSize({ width: 400, height: 500 });
  await expectFits(page.locator("iframe"), inside);
  await page.route(/\/word-[\w-]+\.js/, (route) => route.abort());
  await tool.getByRole("button", { name: "Download for Word" }).click();
  const toast = tool.getByRole("region", { name: "Messages" }).getByRole("alert");
  await expect(toast).toContainText("We could not make the Word file.");
  await expect(toast).toBeInViewport({ ratio: 1 });
  expect(consoleMessages.splice(0).every((message) => message.includes("Failed to load resource"))).toBe(
    true,
  );
});

test("leaves messages alone that come from elsewhere, or say what cannot be", async ({ page, origins }) => {
  await page.goto(`${origins.partner}/index.html`);
  const other = origins.write(`<script>
    const say = () => {
      for (const message of [{ iep: 1, type: "restart" }, { iep: 1, type: "attributes", attributes: { theme: "dark" } }, { iep: 1, type: "hello" }])
        parent.frames[0].postMessage(message, "*");
      parent.postMessage({ iep: 1, type: "size", height: 9000 }, "*");
      parent.postMessage({ iep: 1, type: "event", name: "iep:result", tool: "rights", completed: true }, "*");
    };
    addEventListener("message", ({ data }) => { window.got = data; document.body.append("got " + JSON.stringify(data)); });
    say();
    setInterval(say, 100);
  </script><p>A stranger</p>`);
  await writePage(
    page,
    `${listening}${snippet(origins.product, "aide-screener")}<iframe id="other" title="Other" src="${other}"></iframe>`,
  );
  const frame = page.locator("iframe").first();
  const inside = page.frameLocator("iframe >> nth=0");
  const tool = toolIn(inside);
  await opened(tool);
  await expect.poll(() => heardBy(page)).toContain("iep:ready iframe aide-screener false");
  await walkToReview(tool, /rescue medicine/);
  await expectFits(frame, inside);
  const { height } = (await frame.boundingBox()) ?? {};

  // What our own frame could not mean; and what a page's own window says.
  await inside.locator("main").evaluate(() => {
    for (const tall of [1e9, -5, Number.NaN, "900"])
      parent.postMessage({ iep: 1, type: "size", height: tall }, "*");
    parent.postMessage({ iep: 1, type: "event", name: "click", tool: "rights", completed: true }, "*");
  });
  await page.evaluate(() => window.postMessage({ iep: 1, type: "size", height: 9000 }, "*"));
  await page.waitForTimeout(500);

  expect((await frame.boundingBox())?.height).toBe(height);
  expect(await heardBy(page)).toEqual([]);
  await expect(tool.getByRole("button", { name: "Get Results" })).toBeVisible();
  await expect(tool).not.toHaveAttribute("theme");
  await expect(
    page.frameLocator("#other").locator("body"),
    "the frame has told the stranger nothing",
  ).not.toContainText("got");
});

test("in a sandbox with what it needs: as high as its tool, prints, and gives a Word file", async ({
  page,
  origins,
}) => {
  await page.addInitScript(() => {
    const print = window.print;
    window.print = () => {
      top?.postMessage({ printed: typeof print }, "*");
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  await page.goto(`${origins.partner}/index.html`);
  const attributes = `sandbox="${sandbox}" allow="clipboard-write"`;
  await writePage(page, snippet(origins.product, `letters?site-key=${siteKey}`, attributes));
  const inside = page.frameLocator("iframe");
  const tool = toolIn(inside, "iep-letter-generator");
  await opened(tool, "letters");
  await fillLetter(tool, "iee_request", leastAnswers, "required");
  await writeLetter(tool);
  await expectFits(page.locator("iframe"), inside);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    tool.getByRole("button", { name: /Word/ }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.docx$/);
  const printed = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener("message", ({ data }) => data.printed && resolve(data.printed)),
      ),
  );
  await tool
    .getByRole("button", { name: /^Print/ })
    .first()
    .click();
  expect(await printed).toBe("function");
});

test("in a sandbox without an origin: nothing can be stored, and the tool works under the page's key", async ({
  page,
  origins,
}) => {
  const refused: string[] = [];
  const keyed: (string | undefined)[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return;
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    keyed.push(response.request().headers()["x-frame-token"]);
  });
  await page.goto(`${origins.partner}/index.html`);
  const attributes = 'sandbox="allow-scripts allow-forms allow-popups"';
  await writePage(
    page,
    snippet(origins.product, `rights?site-key=${siteKey}&state=MA&theme=dark`, attributes),
  );
  const inside = page.frameLocator("iframe");
  const tool = toolIn(inside, "iep-rights-guide");
  expect(await inside.locator("body").evaluate(() => window.origin)).toBe("null");
  await tool.getByRole("textbox", { name: "Email Address" }).fill("maria@example.org");
  await tool
    .getByRole("button", { name: /^(Get|Open|Continue|Show)/ })
    .first()
    .click();
  await opened(tool, "rights");
  await expect(tool.getByRole("combobox", { name: /^Your state/ })).toHaveValue("MA");
  await expect(tool.getByText("For the owner of this site")).toHaveCount(0);
  expect(refused).toEqual([]);
  expect(keyed.length).toBeGreaterThan(0);
  expect(keyed.every((token) => token !== undefined && token.length > 40)).toBe(true);
  await tool.getByRole("button", { name: "Print" }).first().click();
  await expect(tool.getByText("This page may not print.").first()).toBeVisible();
  // No message comes through: the frame keeps its height, and scrolls inside.
  expect((await page.locator("iframe").boundingBox())?.height).toBe(500);
  expect(await inside.locator("html").evaluate((html) => html.scrollHeight > innerHeight)).toBe(true);
});

test("under a key, stands on the key's pages and on no others", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const frame = snippet(origins.product, `jargon-translator?site-key=${siteKey}`);
  await page.goto(origins.write(frame));
  await expect.poll(() => consoleMessages.splice(0).join("\n")).toMatch(/frame-ancestors/);
  const refused = page.frames()[1];
  expect(refused?.url()).toBe("chrome-error://chromewebdata/");
  expect(await refused?.content()).not.toContain("iep-jargon-translator");

  await page.goto(`${origins.partner}/index.html`);
  await writePage(page, frame);
  await opened(toolIn(page.frameLocator("iframe"), "iep-jargon-translator"), "jargon-translator");
  consoleMessages.splice(0);
});

test("a key that is none: no tool, a way to it for a parent, and what to do for the owner", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(origins.write(snippet(origins.product, "rights?site-key=site_nobodyhasthis")));
  const inside = page.frameLocator("iframe");
  await expect(inside.getByRole("heading", { name: "Parent Rights Guide" })).toBeVisible();
  await inside.getByText("For the owner of this site").click();
  await expect(inside.getByText("We do not know this site key.")).toBeVisible();
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    inside.getByRole("link", { name: "Open Parent Rights Guide" }).click(),
  ]);
  await expect(tab).toHaveURL(`${origins.product}/advanced-tools?tool=rights`);
  consoleMessages.splice(0);
});

test("without JavaScript: a card with a link stands in its place", async ({ browser, origins }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origins.write(snippet(origins.product, "aide-screener")));
  const link = page.frameLocator("iframe").getByRole("link", { name: "Open 1:1 Aide Screener" });
  const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(tab).toHaveURL(`${origins.product}/advanced-tools?tool=aide-screener`);
  await context.close();
});

test("opened by itself, it is a page with the tool", async ({ page, origins }) => {
  await page.goto(`${origins.product}/frame/aide-screener?heading=Before%20the%20meeting`);
  await opened(page);
  await expect(page.getByRole("link", { name: "IEP Insider" })).toBeVisible();
  await walkToResult(page.locator("aide-screener"), /rescue medicine/);
});
