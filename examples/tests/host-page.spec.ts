import { type ToolId, toolById, toolIds } from "@iep-insider/sdk/catalog";
import { plainChoice, snippets } from "@iep-insider/sdk/embed";
import type { Page } from "@playwright/test";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { comeTo, opened } from "./fixtures/opened.ts";
import { addressOf, type ToolName, tagOf } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabTo, walkToResult } from "./fixtures/walk.ts";
import { loader, openPage } from "./fixtures/written.ts";

/** How everything on the page outside our elements looks, as the browser has computed it. */
function looks(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (ours) =>
      [...document.querySelectorAll("body, body *")]
        .filter((element) => !element.closest(ours))
        .map((element) => {
          const style = getComputedStyle(element);
          const names = ["color", "font-family", "font-size", "margin", "padding", "line-height"];
          return `${element.localName} ${[...names, "letter-spacing"].map((name) => style.getPropertyValue(name)).join("|")}`;
        }),
    Object.values(tagOf).join(", "),
  );
}

test("a page looks the same with the tool as without it", async ({ page, origins, consoleMessages }) => {
  for (const place of ["partner-site.html", "hostile-host.html"] as const) {
    await page.route("**/embed/**", (route) => route.abort());
    await page.goto(addressOf(place, origins));
    const before = await looks(page);
    expect(before.length).toBeGreaterThan(3);
    consoleMessages.allow(/Failed to load resource/);
    await page.unroute("**/embed/**");
    await page.goto(addressOf(place, origins));
    await opened(page);
    expect(await looks(page)).toEqual(before);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(await page.locator("head style, body > style").count()).toBeLessThanOrEqual(2);
  }
});

test("on a hostile page the tool keeps its look, and each side its keys", async ({ openTool }) => {
  const { tool, page } = await openTool("hostile-host.html");
  const look = await tool.getByRole("heading", { level: 2 }).evaluate((heading) => {
    const style = getComputedStyle(heading);
    return [style.direction, style.textTransform, style.letterSpacing, style.fontSize, style.color];
  });
  expect(look).toEqual(["ltr", "none", "normal", "30px", "rgb(236, 231, 222)"]);
  const { height } = (await tool.getByRole("button", { name: "Start the screener" }).boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height).toBeLessThan(46);

  const pressed = page.locator("#pressed");
  await page.locator("#search").focus();
  await page.keyboard.press("j");
  await expect(pressed).toHaveText("keys: j");
  await tabTo(page, "Start the screener");
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("heading", { name: "Health or Physical Support at School" })).toBeFocused();
  await tabTo(page, /blood sugar/);
  await page.keyboard.press("Space");
  await expect(tool.getByRole("checkbox", { name: /blood sugar/ })).toBeChecked();
  await page.keyboard.press("/");
  await expect(page.locator("#search")).not.toBeFocused();
  expect(await pressed.textContent()).not.toMatch(/Space|Enter|\//);
  await page.keyboard.press("Escape");
  await expect(pressed).toContainText("Escape");
});

test("a tool that comes late moves neither the page nor its focus", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  const shift = await recordLayoutShift(page);
  const comesLate = async (place: "partner-site.html" | "self-contained-letter.html", tool: ToolName) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/embed/**", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(addressOf(place, origins), { waitUntil: "domcontentloaded" });
    const focused = await page.evaluate(async () => {
      document.querySelector<HTMLElement>("nav a")?.focus();
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return document.activeElement?.localName;
    });
    release();
    await opened(page, tool);
    // With the parts that it fetches at the first touch.
    await page.locator(tagOf[tool]).locator("button, select").first().dispatchEvent("pointerdown");
    await page.waitForLoadState("networkidle");
    expect(await shift(), place).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe(focused);
    await expect(page.locator(`${tagOf[tool]} ~ *`).first(), "text below could have moved").toBeVisible();
    return focused;
  };
  await page.setViewportSize({ width: 320, height: 3000 });
  await comesLate("self-contained-letter.html", "letter-generator");
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 3000 });
    expect(await comesLate("partner-site.html", "aide-screener")).toBe("a");
  }
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await walkToResult(page.locator("aide-screener"), /rescue medicine/, /own body/);
  expect(await overflow()).toBe(0);
});

test("the builder's code reserves the space that every tool takes, and little more", {
  tag: "@full",
}, async ({ origins, browser }) => {
  const from = { server: origins.product, version: "1.0.0", integrity: "" };
  const expectSpace = async (visited: Page, tools: readonly ToolId[]) => {
    const code = tools.map((tool) => snippets(plainChoice(tool), from).script.code);
    const withoutScripts = code.join("\n").replace(/<script.*<\/script>/g, "");
    await openPage(
      visited,
      origins,
      `<style>body { font: 17px sans-serif }</style>${withoutScripts}${loader(origins)}`,
    );
    const tags = tools.map((tool) => toolById(tool).tag);
    for (const tag of tags) {
      const tool = visited.locator(tag);
      // The button is the last that comes, and takes space as well.
      await comeTo(tool, tool.locator("iframe").or(tool.getByRole("button", { name: "Español" })));
    }
    // The one that is always in an iframe.
    const framed = visited.frameLocator("iep-document-reader iframe");
    if (tools.includes("document-reader"))
      await expect(framed.getByRole("heading", { level: 2 }).first()).toBeVisible();
    for (const width of [320, 390, 480, 590, 768, 1280]) {
      await visited.setViewportSize({ width, height: 800 });
      // A browser lets a frame rest that is out of view.
      await visited.locator(toolById("document-reader").tag).scrollIntoViewIfNeeded();
      const findWrong = (tags: readonly string[]) =>
        [...document.querySelectorAll<HTMLElement>(tags.join())].flatMap((element) => {
          const reserved = Number.parseFloat(getComputedStyle(element).minHeight);
          element.style.minHeight = "0";
          const { height } = element.getBoundingClientRect();
          element.style.minHeight = "";
          // The longest tools are longer than a window.
          const isEnough = height <= reserved || reserved === 1500;
          return isEnough && reserved - height <= 120
            ? []
            : [`${element.localName}: ${height} of ${reserved}`];
        });
      // An iframe takes its new height a moment after its width.
      await expect.poll(() => visited.evaluate(findWrong, tags), `${width} px`).toEqual([]);
    }
  };
  const stranger = await browser.newPage();
  await expectSpace(stranger, toolIds);
  await stranger.close();
});
