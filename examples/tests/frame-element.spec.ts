import { expectFits, heardBy, listening, toolIn, writePage } from "./fixtures/framed.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToReview } from "./fixtures/walk.ts";
import { loader, openPage } from "./fixtures/written.ts";

// render="iframe": the same tag, its tool in a frame of our origin.

const reserve = "<style>aide-screener { display: block; min-height: 500px }</style>";

test("loads nothing of the tool into the page, shifts nothing, and follows the page's looks without losing anything", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.frame() === page.mainFrame()) asked.push(new URL(request.url()).pathname);
  });
  const shift = await recordLayoutShift(page);
  const element =
    '<aide-screener render="iframe" site-key="site_examplepages" heading="Before the meeting"></aide-screener>';
  await page.goto(`${origins.partner}/index.html`);
  asked.splice(0);
  await writePage(page, `${listening}${reserve}${loader(origins)}${element}<p id="below">Below</p>`);
  const host = page.locator("aide-screener");
  const inside = host.frameLocator("iframe");
  const tool = toolIn(inside);
  await opened(tool);
  await expect(inside.getByText("Before the meeting")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as Window & { heard?: string[] }).heard))
    .toEqual(["iep:access aide-screener aide-screener false", "iep:ready aide-screener aide-screener false"]);
  await heardBy(page);
  expect(asked).toEqual(["/embed/v1/loader.js", "/embed/v1/framed.js"]);
  expect(await shift()).toBeLessThan(0.001);
  await expect(host.locator("iframe")).toHaveAttribute("title", "1:1 Aide Screener");

  await walkToReview(tool, /rescue medicine/);
  await expectFits(host.locator("iframe"), inside);
  await expect(tool).toHaveAttribute("theme", "light");
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = "dark";
  });
  await expect(tool).toHaveAttribute("theme", "dark");
  expect(await inside.locator("html").evaluate((html) => getComputedStyle(html).colorScheme)).toBe("dark");
  await host.evaluate((element) => {
    Object.assign(element, { theme: "light", accent: "#5b2a3c", state: "MA", heading: null });
  });
  await expect(tool).toHaveAttribute("theme", "light");
  await expect(tool).toHaveAttribute("accent", "#5b2a3c");
  await expect(inside.getByText("Before the meeting")).toBeHidden();
  await host.evaluate((element: HTMLElement) => element.style.setProperty("--iep-accent", "rgb(0, 90, 0)"));
  await expect(tool).toHaveAttribute("accent", "#005a00");
  // All of it is still there.
  await expect(tool.getByRole("button", { name: "Get Results" })).toBeVisible();

  await host.evaluate((element) => (element as unknown as { restart: () => void }).restart());
  await opened(tool);
  await page.evaluate(() => document.querySelector("aide-screener")?.remove());
  expect(page.frames()).toHaveLength(1);
  // Which shades of the page's colors are used.
  expect(
    consoleMessages.splice(0).filter((message) => !message.includes("is hard to see on our paper")),
  ).toEqual([]);
});

test("in a dialog: opens by keyboard, closes by Escape from inside the frame, and keeps what was entered", async ({
  page,
  origins,
}) => {
  const element =
    '<aide-screener render="iframe" mode="dialog" button-label="Check for an aide"></aide-screener>';
  await openPage(page, origins, `${loader(origins)}${element}`);
  const button = page.getByRole("button", { name: "Check for an aide" });
  await expect(button).toBeVisible();
  expect(page.frames(), "no frame before somebody wants it").toHaveLength(1);
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
  await page.evaluate(() =>
    (document.querySelector("aide-screener") as unknown as { open: () => void }).open(),
  );
  await expect(tool.getByRole("checkbox").first()).toBeChecked();
});

test("beside inline ones: goes into a frame and out of it as the attribute says", async ({
  page,
  origins,
}) => {
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
});

test("an inline one that comes later to a page of frames is framed as well, and the owner is told", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await openPage(
    page,
    origins,
    `${loader(origins)}<aide-screener render="iframe" theme="purple"></aide-screener>`,
  );
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
  const said = consoleMessages.splice(0).join("\n");
  expect(said).toContain('theme="purple" is not a theme. Write light, dark or auto.');
  expect(said).toContain("so this one stands in a frame too");
});

test("where the frame may not stand: a link in its place, and the reason for the owner", async ({
  page,
  origins,
  consoleMessages,
}) => {
  // One is refused by us, since its key is another site's; the other by the page's own policy.
  const element = '<aide-screener render="iframe" site-key="site_examplepages"></aide-screener>';
  const policy = `<meta http-equiv="Content-Security-Policy" content="frame-src 'none'">`;
  for (const body of [element, policy + element]) {
    await openPage(page, origins, `${listening}${loader(origins)}${body}`);
    const link = page.getByRole("link", { name: "Open it on our site" });
    await expect(link).toHaveAttribute("href", `${origins.product}/advanced-tools?tool=aide-screener`);
    await expect(page.locator("aide-screener iframe")).toBeHidden();
    expect(await heardBy(page)).toEqual(["iep:error aide-screener aide-screener false"]);
    expect(consoleMessages.splice(0).join("\n")).toContain(`allow ${origins.product} in frame-src`);
  }
});
