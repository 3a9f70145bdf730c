import { leastAnswers } from "@iep-insider/widgets/letter-generator/samples";
import { expectFits, expectHeard, listening, toolIn, writePage } from "./fixtures/framed.ts";
import { someAddress } from "./fixtures/gates.ts";
import { fillLetter, writeLetter } from "./fixtures/letters.ts";
import { opened } from "./fixtures/opened.ts";
import { exampleSiteKey } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToResult, walkToReview } from "./fixtures/walk.ts";

// A plain iframe (widgets/src/frame/PROTOCOL.md). Elements with render="iframe": framed-element.spec.ts.

/** The iframe of the builder's code. @param attributes besides the source. */
const snippet = (product: string, path: string, attributes = "") =>
  `<style>iframe { display: block; width: 100%; height: 500px; border: 0 }</style>
  <script async src="${product}/embed/v1/resize.js"></script>
  <iframe title="1:1 Aide Screener" src="${product}/frame/${path}" ${attributes}></iframe>`;

test("an iframe fits its tool; the keyboard goes in and out", async ({ page, origins, consoleMessages }) => {
  await page.goto(`${origins.partner}/index.html`);
  const code = snippet(origins.product, `aide-screener?site-key=${exampleSiteKey}`);
  await writePage(
    page,
    `${listening}<button id="before">Before</button>${code}<button id="after">After</button>`,
  );
  const frame = page.locator("iframe");
  const inside = page.frameLocator("iframe");
  const tool = toolIn(inside);
  await opened(tool);
  const shown = ["iep:ready iframe aide-screener false", "iep:access iframe aide-screener false"];
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "heard"))).toEqual(shown);
  // The space that the page has reserved stays; nothing below has moved.
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(500);
  await walkToReview(tool, /rescue medicine/);
  await expectFits(frame, inside);
  expect((await frame.boundingBox())?.height).toBeGreaterThan(500);

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
  const result = "iep:result iframe aide-screener true";
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "heard"))).toEqual([...shown, result]);

  // The frame is higher than the window: a toast shows where the parent is.
  await page.setViewportSize({ width: 400, height: 500 });
  await expectFits(frame, inside);
  await page.route(/\/word-[\w-]+\.js/, (route) => route.abort());
  await tool.getByRole("button", { name: "Download for Word" }).click();
  const toast = tool.getByRole("region", { name: "Messages" }).getByRole("alert");
  await expect(toast).toContainText("We could not make the Word file.");
  await expect(toast).toBeInViewport({ ratio: 1 });
  consoleMessages.allow(/Failed to load resource/);
});

test("an iframe and its page ignore foreign and impossible messages", async ({ page, origins }) => {
  await page.goto(`${origins.partner}/index.html`);
  const other = origins.write(`<p>A stranger</p><script>
    const say = () => {
      for (const message of [{ iep: 1, type: "restart" }, { iep: 1, type: "attributes", attributes: { theme: "dark" } }, { iep: 1, type: "hello" }])
        parent.frames[0].postMessage(message, "*");
      parent.postMessage({ iep: 1, type: "event", name: "iep:result", tool: "rights-guide", completed: true }, "*");
      parent.postMessage({ iep: 1, type: "size", height: 9000 }, "*");
    };
    addEventListener("message", ({ data }) => document.body.append("got " + JSON.stringify(data)));
    say();
    setInterval(say, 100);
  </script>`);
  const counting = `<script>
    window.strange = 0;
    addEventListener("message", ({ source }) => { if (source === frames[1]) strange += 1; });
  </script>`;
  const code = snippet(origins.product, "aide-screener");
  await writePage(
    page,
    `${counting}${listening}${code}<iframe id="other" title="Other" src="${other}"></iframe>`,
  );
  const frame = page.locator("iframe").first();
  const inside = page.frameLocator("iframe >> nth=0");
  const tool = toolIn(inside);
  await opened(tool);
  await expectHeard(page, ["iep:ready iframe aide-screener false", "iep:access iframe aide-screener false"]);
  await walkToReview(tool, /rescue medicine/);
  await expectFits(frame, inside);
  const { height } = (await frame.boundingBox()) ?? {};

  await inside.locator("main").evaluate(() => {
    for (const tall of [1e9, -5, Number.NaN, "900"])
      parent.postMessage({ iep: 1, type: "size", height: tall }, "*");
    parent.postMessage({ iep: 1, type: "event", name: "click", tool: "rights-guide", completed: true }, "*");
  });
  await page.evaluate(() => window.postMessage({ iep: 1, type: "size", height: 9000 }, "*"));
  // All of this has arrived once the stranger has spoken a few times more.
  const strange = () => page.evaluate(() => Number(Reflect.get(window, "strange")));
  const before = await strange();
  await expect.poll(strange).toBeGreaterThan(before + 6);
  expect((await frame.boundingBox())?.height).toBe(height);
  await expectHeard(page, []);
  await expect(tool.getByRole("button", { name: "Get Results" })).toBeVisible();
  await expect(tool).not.toHaveAttribute("theme");
  const stranger = page.frameLocator("#other").locator("body");
  await expect(stranger, "the frame has told the stranger nothing").not.toContainText("got");
});

test("in a sandbox, an iframe prints and gives a Word file", async ({ page, origins }) => {
  await page.addInitScript(() => {
    window.print = () => {
      top?.postMessage("printed", "*");
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  await page.goto(`${origins.partner}/index.html`);
  const sandbox =
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads allow-modals";
  const attributes = `sandbox="${sandbox}" allow="clipboard-write"`;
  await writePage(page, snippet(origins.product, `letters?site-key=${exampleSiteKey}`, attributes));
  const inside = page.frameLocator("iframe");
  const tool = toolIn(inside, "iep-letter-generator");
  await opened(tool, "letter-generator");
  await fillLetter(tool, "iee_request", leastAnswers, "required");
  await writeLetter(tool);
  await expectFits(page.locator("iframe"), inside);
  const download = page.waitForEvent("download");
  await tool.getByRole("button", { name: /Word/ }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.docx$/);
  await page.evaluate(() =>
    addEventListener("message", ({ data }) =>
      Object.assign(window, data === "printed" ? { printed: true } : {}),
    ),
  );
  await tool
    .getByRole("button", { name: /^Print/ })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "printed"))).toBe(true);
});

test("in a sandbox without an origin, an iframe works under the page's key", async ({ page, origins }) => {
  const refused: string[] = [];
  const tokens: (string | undefined)[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return;
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    tokens.push(response.request().headers()["x-frame-token"]);
  });
  await page.goto(`${origins.partner}/index.html`);
  const path = `rights?site-key=${exampleSiteKey}&state=MA&theme=dark`;
  await writePage(page, snippet(origins.product, path, 'sandbox="allow-scripts allow-forms allow-popups"'));
  const inside = page.frameLocator("iframe");
  const tool = toolIn(inside, "iep-rights-guide");
  expect(await inside.locator("body").evaluate(() => window.origin)).toBe("null");
  await opened(tool, "rights-guide");
  await expect(tool.getByRole("combobox", { name: /^Your state/ })).toHaveValue("MA");
  await tool.getByRole("textbox", { name: "Email Address" }).fill(someAddress());
  await tool.getByRole("button", { name: "Get Free Access Now" }).click();
  await expect(tool.getByText("For the owner of this site")).toHaveCount(0);
  expect(refused).toEqual([]);
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter((token) => token === undefined || token.length <= 40)).toEqual([]);
  await tool.getByRole("button", { name: "Print" }).first().click();
  await expect(tool.getByText("This page may not print.").first()).toBeVisible();
  // No message comes through: the frame keeps its height, and scrolls inside.
  expect((await page.locator("iframe").boundingBox())?.height).toBe(500);
  expect(await inside.locator("html").evaluate((html) => html.scrollHeight > innerHeight)).toBe(true);
});

test("a site key lets its own pages alone frame a tool", async ({ page, origins, consoleMessages }) => {
  const code = snippet(origins.product, `jargon-translator?site-key=${exampleSiteKey}`);
  await page.goto(origins.write(code));
  await expect.poll(() => consoleMessages.join("\n")).toMatch(/frame-ancestors/);
  expect(page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
  expect(await page.frames()[1]?.content()).not.toContain("iep-jargon-translator");

  await page.goto(`${origins.partner}/index.html`);
  await writePage(page, code);
  const inside = page.frameLocator("iframe");
  await opened(toolIn(inside, "iep-jargon-translator"), "jargon-translator");

  await page.goto(origins.write(snippet(origins.product, "rights?site-key=site_nobodyhasthis")));
  await expect(inside.getByRole("heading", { name: "Parent Rights Guide" })).toBeVisible();
  await inside.getByText("For the owner of this site").click();
  await expect(inside.getByText("We do not know this site key.")).toBeVisible();
  const popup = page.waitForEvent("popup");
  await inside.getByRole("link", { name: "Open Parent Rights Guide" }).click();
  await expect(await popup).toHaveURL(`${origins.product}/advanced-tools?tool=rights-guide`);
  consoleMessages.allow(/./);
});

test("a frame is a page by itself, and a card without JavaScript", async ({ page, browser, origins }) => {
  await page.goto(`${origins.product}/frame/aide-screener?heading=Before%20the%20meeting`);
  await opened(page);
  await expect(page.getByRole("link", { name: "IEP Insider" })).toBeVisible();
  await walkToResult(page.locator("aide-screener"), /rescue medicine/);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(origins.write(snippet(origins.product, "aide-screener")));
  const tab = plain.context().waitForEvent("page");
  await plain.frameLocator("iframe").getByRole("link", { name: "Open 1:1 Aide Screener" }).click();
  await expect(await tab).toHaveURL(`${origins.product}/advanced-tools?tool=aide-screener`);
  await plain.context().close();
});
