import type { Page } from "@playwright/test";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { opened } from "./fixtures/opened.ts";
import {
  addressOf,
  assessmentsPage,
  checkInPage,
  evaluationPage,
  type PlaceName,
  partnerPages,
  planPage,
  rightsPage,
  signingPage,
  type ToolName,
  tagOf,
} from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabTo, walkToResult } from "./fixtures/walk.ts";

/** Any element of ours. */
const ours = Object.values(tagOf).join(", ");

const pages: readonly { place: PlaceName; tool: ToolName }[] = [
  ...partnerPages.map((place) => ({ place, tool: "aide-screener" }) as const),
  { place: "write-to-the-school.html", tool: "letters" },
  { place: "self-contained-letter.html", tool: "letters" },
  { place: evaluationPage, tool: "disability-screener" },
  { place: checkInPage, tool: "emotional-checkin" },
  { place: rightsPage, tool: "rights" },
  { place: planPage, tool: "screener" },
  { place: assessmentsPage, tool: "assessments" },
  { place: signingPage, tool: "signing-advisor" },
];

/** How everything on the page outside our elements looks, as the browser has computed it. */
function looks(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (ours) =>
      [...document.querySelectorAll("body, body *")]
        .filter((element) => !element.closest(ours))
        .map((element) => {
          const style = getComputedStyle(element);
          const seen = [
            "color",
            "font-family",
            "font-size",
            "margin",
            "padding",
            "line-height",
            "letter-spacing",
          ];
          return `${element.localName} ${seen.map((name) => style.getPropertyValue(name)).join("|")}`;
        }),
    ours,
  );
}

for (const { place, tool } of pages.filter(
  ({ place }) => !["react-app/", "single-page.html"].includes(place),
)) {
  test(`${place}: looks the same with the tool as without it`, async ({ page, origins, consoleMessages }) => {
    await page.route("**/embed/**", (route) => route.abort());
    await page.goto(addressOf(place, origins));
    const before = await looks(page);
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("Failed to load resource")]);
    await page.unroute("**/embed/**");
    await page.goto(addressOf(place, origins));
    await opened(page, tool);
    expect(await looks(page)).toEqual(before);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(await page.locator("head style, body > style").count()).toBeLessThanOrEqual(2);
  });
}

test("the focus of the page stays where it was while the tool loads", async ({ page, origins }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/embed/v1/assets/*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(addressOf("partner-site.html", origins));
  await page.getByRole("link", { name: "Call us" }).focus();
  answer();
  await opened(page);
  await expect(page.getByRole("link", { name: "Call us" })).toBeFocused();
});

test("keys outside reach the page as ever; keys inside do not set off its shortcuts", async ({
  openTool,
}) => {
  const { tool, page } = await openTool("hostile-host.html");
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

test("the tool keeps its own look on a hostile page: size, direction, letters", async ({ openTool }) => {
  const { tool } = await openTool("hostile-host.html");
  const look = await tool.getByRole("heading", { level: 2 }).evaluate((heading) => {
    const style = getComputedStyle(heading);
    return [style.direction, style.textTransform, style.letterSpacing, style.fontSize, style.color];
  });
  expect(look).toEqual(["ltr", "none", "normal", "30px", "rgb(236, 231, 222)"]);
  const size = await tool.getByRole("button", { name: "Start the screener" }).boundingBox();
  expect(size?.height).toBeGreaterThanOrEqual(44);
  expect(size?.height).toBeLessThan(46);
});

const shifting: readonly PlaceName[] = [
  "partner-site.html",
  "blog-post.html",
  "self-contained.html",
  "write-to-the-school.html",
  "self-contained-letter.html",
  evaluationPage,
  checkInPage,
  rightsPage,
  planPage,
  assessmentsPage,
  signingPage,
];

for (const width of [320, 768, 1280]) {
  for (const { place, tool } of pages.filter(({ place }) => shifting.includes(place))) {
    test(`${place} at ${width} px: nothing shifts while the tool loads`, async ({ page, origins }) => {
      await page.setViewportSize({ width, height: 3000 });
      const shift = await recordLayoutShift(page);
      // Late enough that the page has been painted without the tool.
      await page.route("**/embed/**", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await page.goto(addressOf(place, origins));
      await opened(page, tool);
      await page.waitForTimeout(300);
      expect(await shift()).toBe(0);
      const below = page.locator(`${tagOf[tool]} ~ *`).first();
      await expect(below, "there is text below that could have shifted").toBeVisible();
    });
  }
}

test("nothing scrolls sideways at 320 px, from the intro to the result", async ({ page, openTool }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { tool } = await openTool("partner-site.html");
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await walkToResult(tool, /rescue medicine/, /own body/);
  expect(await overflow()).toBe(0);
});
