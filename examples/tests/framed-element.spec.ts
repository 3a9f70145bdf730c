import { expectFits, expectHeard, listening, toolIn, writePage } from "./fixtures/framed.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { opened } from "./fixtures/opened.ts";
import { exampleSiteKey } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToReview } from "./fixtures/walk.ts";
import { loader, openPage } from "./fixtures/written.ts";

// Elements with render="iframe". A plain iframe: frame.spec.ts.

test("a framed element follows its page and shifts nothing", async ({ page, origins, consoleMessages }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.frame() === page.mainFrame()) asked.push(new URL(request.url()).pathname);
  });
  const shift = await recordLayoutShift(page);
  const reserve = "<style>aide-screener { display: block; min-height: 500px }</style>";
  const element = `<aide-screener render="iframe" site-key="${exampleSiteKey}" heading="Before the meeting"></aide-screener>`;
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
    'theme="purple" is not known. Write auto, light or dark.',
    "so this one is in an iframe too",
  ])
    await expect.poll(() => consoleMessages.join("\n")).toContain(said);
  consoleMessages.allow(/./);
});

test("a refused frame leaves a link and tells the owner", async ({ page, origins, consoleMessages }) => {
  // Our server refuses the key of another site; the other page's own policy refuses every frame.
  const element = `<aide-screener render="iframe" site-key="${exampleSiteKey}"></aide-screener>`;
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
    await expectHeard(page, ["iep:error aide-screener aide-screener false"]);
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
  await writePage(page, `${loader(origins)}<aide-screener site-key="${exampleSiteKey}"></aide-screener>`);
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
