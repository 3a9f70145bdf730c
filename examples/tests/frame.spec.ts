import { leastAnswers } from "@iep-insider/widgets/letter-generator/samples";
import { expectFits, heardBy, listening, toolIn, writePage } from "./fixtures/framed.ts";
import { someAddress } from "./fixtures/gates.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { fillLetter, writeLetter } from "./fixtures/letters.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToResult, walkToReview } from "./fixtures/walk.ts";
import { loader, openPage } from "./fixtures/written.ts";

// First a plain iframe (widgets/src/frame/PROTOCOL.md), then elements with render="iframe".

const siteKey = "site_examplepages";

/** The iframe of the builder's code. @param attributes besides the source. */
const snippet = (product: string, path: string, attributes = "") =>
  `<style>iframe { display: block; width: 100%; height: 500px; border: 0 }</style>
  <script async src="${product}/embed/v1/resize.js"></script>
  <iframe title="1:1 Aide Screener" src="${product}/frame/${path}" ${attributes}></iframe>`;

test("an iframe fits its tool; the keyboard goes in and out", async ({ page, origins, consoleMessages }) => {
  await page.goto(`${origins.partner}/index.html`);
  const code = snippet(origins.product, `aide-screener?site-key=${siteKey}`);
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
  await expect.poll(() => heardBy(page)).toContain("iep:access iframe aide-screener false");
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
  expect(await heardBy(page)).toEqual([]);
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
  await writePage(page, snippet(origins.product, `letters?site-key=${siteKey}`, attributes));
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
  const path = `rights?site-key=${siteKey}&state=MA&theme=dark`;
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
  const code = snippet(origins.product, `jargon-translator?site-key=${siteKey}`);
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

test("a framed element follows its page and shifts nothing", async ({ page, origins, consoleMessages }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.frame() === page.mainFrame()) asked.push(new URL(request.url()).pathname);
  });
  const shift = await recordLayoutShift(page);
  const reserve = "<style>aide-screener { display: block; min-height: 500px }</style>";
  const element = `<aide-screener render="iframe" site-key="${siteKey}" heading="Before the meeting"></aide-screener>`;
  await page.goto(`${origins.partner}/index.html`);
  asked.splice(0);
  await writePage(page, `${listening}${reserve}${loader(origins)}${element}<p id="below">Below</p>`);
  const host = page.locator("aide-screener");
  const inside = host.frameLocator("iframe");
  const tool = toolIn(inside);
  await opened(tool);
  await expect(inside.getByText("Before the meeting")).toBeVisible();
  const shown = [
    "iep:ready aide-screener aide-screener false",
    "iep:access aide-screener aide-screener false",
  ];
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "heard"))).toEqual(shown);
  expect(asked).toEqual(["/embed/v1/loader.js", "/embed/v1/framed.js"]);
  expect(await shift()).toBeLessThan(0.001);
  await expect(host.locator("iframe")).toHaveAttribute("title", "1:1 Aide Screener");

  await walkToReview(tool, /rescue medicine/);
  await expectFits(host.locator("iframe"), inside);
  await expect(tool).toHaveAttribute("theme", "light");
  await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "dark"));
  await expect(tool).toHaveAttribute("theme", "dark");
  await expect(inside.locator("html")).toHaveCSS("color-scheme", "dark");
  const given = { theme: "light", accent: "#5b2a3c", state: "MA", heading: null };
  await host.evaluate((element, given) => Object.assign(element, given).localName, given);
  await expect(tool).toHaveAttribute("theme", "light");
  await expect(tool).toHaveAttribute("accent", "#5b2a3c");
  await expect(inside.getByText("Before the meeting")).toBeHidden();
  await host.evaluate((element: HTMLElement) => element.style.setProperty("--iep-accent", "rgb(0, 90, 0)"));
  await expect(tool).toHaveAttribute("accent", "#005a00");
  await expect(tool.getByRole("button", { name: "Get Results" }), "nothing is lost").toBeVisible();

  await host.evaluate((element: HTMLElement & { restart(): void }) => element.restart());
  await opened(tool);
  await host.evaluate((element) => element.remove());
  expect(page.frames()).toHaveLength(1);
  consoleMessages.allow(/is hard to see on our paper/);
});

test("a framed dialog opens by keyboard and closes by Escape from inside", async ({ page, origins }) => {
  const element = '<aide-screener render="iframe" mode="dialog" button-label="Check"></aide-screener>';
  await openPage(page, origins, `${loader(origins)}${element}`);
  const button = page.getByRole("button", { name: "Check" });
  await expect(button).toBeVisible();
  expect(page.frames(), "no frame before a visitor asks for it").toHaveLength(1);
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const tool = toolIn(dialog.frameLocator("iframe"));
  await opened(tool);
  await tool.getByRole("button", { name: "Start the screener" }).click();
  await tool.getByRole("checkbox").first().check();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("checkbox").first()).toBeChecked();
});

test("an element moves into a frame and out of it", async ({ page, origins, consoleMessages }) => {
  const both = '<aide-screener></aide-screener><aide-screener id="framed" render="iframe"></aide-screener>';
  await openPage(page, origins, `${loader(origins)}${both}`);
  const inline = page.locator("aide-screener").first();
  const second = page.locator("#framed");
  await opened(inline);
  await opened(toolIn(second.frameLocator("iframe")));
  await second.evaluate((element) => element.setAttribute("render", "inline"));
  await opened(second);
  await expect(second.locator("iframe")).toHaveCount(0);
  await inline.evaluate((element) => element.setAttribute("render", "iframe"));
  await opened(toolIn(inline.frameLocator("iframe")));
  expect(page.frames()).toHaveLength(2);

  const framed = '<aide-screener render="iframe" theme="purple"></aide-screener>';
  await openPage(page, origins, `${loader(origins)}${framed}`);
  await opened(toolIn(page.locator("aide-screener").frameLocator("iframe")));
  await page.evaluate(() => {
    const later = document.createElement("aide-screener");
    document.body.append(later);
    // While its frame is loading.
    later.setAttribute("state", "MA");
  });
  const later = toolIn(page.locator("aide-screener").last().frameLocator("iframe"));
  await opened(later);
  await expect(later).toHaveAttribute("state", "MA");
  for (const said of [
    'theme="purple" is not a theme. Write light, dark or auto.',
    "so this one is in an iframe too",
  ])
    await expect.poll(() => consoleMessages.join("\n")).toContain(said);
  consoleMessages.allow(/./);
});

test("a refused frame leaves a link and tells the owner", async ({ page, origins, consoleMessages }) => {
  // Our server refuses the key of another site; the other page's own policy refuses every frame.
  const element = `<aide-screener render="iframe" site-key="${siteKey}"></aide-screener>`;
  const policy = `<meta http-equiv="Content-Security-Policy" content="frame-src 'none'">`;
  // The element waits some seconds for the frame to speak.
  await page.clock.install();
  for (const body of [element, policy + element]) {
    await openPage(page, origins, `${listening}${loader(origins)}${body}`);
    await expect(page.locator("aide-screener iframe")).toBeAttached();
    await page.clock.fastForward("00:30");
    const link = page.getByRole("link", { name: "Open it on our site" });
    await expect(link).toHaveAttribute("href", `${origins.product}/advanced-tools?tool=aide-screener`);
    await expect(page.locator("aide-screener iframe")).toBeHidden();
    expect(await heardBy(page)).toEqual(["iep:error aide-screener aide-screener false"]);
    await expect.poll(() => consoleMessages.join("\n")).toContain(`allow ${origins.product} in frame-src`);
    consoleMessages.splice(0);
  }
  consoleMessages.allow(/frame-src|Failed to load resource|X-Frame|frame-ancestors/);
});

test("a partner's setting puts a tool into a frame, whatever its code says", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.route("**/api/access", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const site = answer.site && { ...answer.site, frameOnly: true };
    await route.fulfill({ response, json: { ...answer, site } });
  });
  await page.goto(`${origins.partner}/index.html`);
  await writePage(page, `${loader(origins)}<aide-screener site-key="${siteKey}"></aide-screener>`);
  const element = page.locator("aide-screener");
  await opened(toolIn(element.frameLocator("iframe")));
  await expect(element).toHaveAttribute("render", "iframe");

  await test.step("where the page allows no frames, there is a link", async () => {
    await page.clock.install();
    await page.goto(`${origins.partner}/partner-site.html`);
    await expect(element.locator("iframe")).toBeAttached();
    await page.clock.fastForward("00:30");
    await expect(element.getByRole("link", { name: "Open it on our site" })).toBeVisible();
    await expect(element.getByRole("button", { name: "Start the screener" })).toHaveCount(0);
    consoleMessages.allow(/default-src|frame-src|postMessage/);
  });
});
