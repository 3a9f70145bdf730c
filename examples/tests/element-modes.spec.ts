import type { Page } from "@playwright/test";
import { atEveryWidth } from "./fixtures/looks.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToReview } from "./fixtures/walk.ts";
import { loader, openPage, start } from "./fixtures/written.ts";

type Tool = HTMLElement & { open(): void; close(): void; restart(): void; readonly isOpen: boolean };
type Listening = Window & { heard?: string[] };

/** Keeps what the elements of a page tell it. */
const listening = `<script>
  window.heard = [];
  for (const name of ["iep:ready", "iep:access", "iep:result", "iep:error"])
    document.addEventListener(name, (event) => heard.push(name + " " + event.detail.tool));
</script>`;
const heard = (page: Page) => page.evaluate(() => (window as Listening).heard);
const tall = '<div style="height: 3000px"></div>';

/** The names of the scripts that a page has asked for since. */
function scriptsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/embed/")) asked.push(pathname.replace("/embed/v1/", ""));
  });
  return asked;
}

test.describe("a tool behind a button", () => {
  for (const width of [320, 1280]) {
    test(`opens over the page by keyboard, keeps what was entered, and gives the focus back: ${width} px`, async ({
      page,
      origins,
    }) => {
      const asked = scriptsAskedBy(page);
      await page.setViewportSize({ width, height: 700 });
      await openPage(
        page,
        origins,
        `${listening}${loader(origins)}<aide-screener mode="dialog" accent="#5b2a3c" heading="For you"></aide-screener>${tall}`,
      );
      const element = page.locator("aide-screener");
      const button = element.getByRole("button", { name: "Open the 1:1 Aide Screener" });
      await expect(button).toBeVisible();
      expect(await button.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe("rgb(91, 42, 60)");
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(asked).toEqual(["loader.js", "framed.js"]);

      await page.keyboard.press("Tab");
      await expect(button).toBeFocused();
      await expect.poll(() => asked).toContain("aide-screener.js");
      expect(await heard(page)).toEqual([]);
      await page.keyboard.press("Enter");
      const dialog = element.getByRole("dialog", { name: "For you" });
      await expect(dialog).toBeFocused();
      await opened(dialog);
      await expect.poll(() => heard(page)).toEqual(["iep:access aide-screener", "iep:ready aide-screener"]);

      const size = await dialog.boundingBox();
      if (width === 320) expect(size).toMatchObject({ x: 0, y: 0, width: 320, height: 700 });
      else expect(size?.width).toBe(768);
      const clips = await dialog.evaluate((node) => node.scrollWidth > node.clientWidth);
      expect(clips).toBe(false);
      await page.mouse.move(5, 5);
      await page.mouse.wheel(0, 500);
      await walkToReview(dialog, /rescue medicine/);
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      expect(await element.evaluate((tool: Tool) => tool.isOpen)).toBe(false);
      expect(await page.evaluate(() => document.documentElement.getAttribute("style"))).toBeFalsy();

      await page.keyboard.press("Enter");
      await expect(dialog.getByText(/May need rescue medicine/)).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(button).toBeFocused();
      // It was ready once.
      expect(await heard(page)).toEqual(["iep:access aide-screener", "iep:ready aide-screener"]);
    });
  }

  test("does what a script calls, also before the tool has come, and begins anew", async ({
    page,
    origins,
  }) => {
    await openPage(
      page,
      origins,
      `${listening}${loader(origins)}
      <aide-screener mode="dialog" button-label="Try it"></aide-screener>
      <script>customElements.whenDefined("aide-screener").then(() => document.querySelector("aide-screener").open())</script>`,
    );
    const element = page.locator("aide-screener");
    const dialog = element.getByRole("dialog", { name: "1:1 Aide Screener" });
    await opened(dialog);
    expect(await element.evaluate((tool: Tool) => tool.isOpen)).toBe(true);
    await walkToReview(dialog, /rescue medicine/);
    await element.evaluate((tool: Tool) => tool.restart());
    await opened(dialog);
    await expect(dialog.getByText(/May need rescue medicine/)).toHaveCount(0);
    await element.evaluate((tool: Tool) => tool.close());
    await expect(dialog).toBeHidden();
    await expect(element.getByRole("button", { name: "Try it" })).toBeVisible();

    // An attribute may change it, there and back; and a router may take it away and put it in again.
    await element.evaluate((tool) => tool.setAttribute("mode", "inline"));
    await expect(start(page)).toBeVisible();
    await expect(element.getByRole("button", { name: "Try it" })).toHaveCount(0);
    await element.evaluate((tool) => tool.setAttribute("mode", "dialog"));
    await expect(start(page)).toHaveCount(0);
    for (let times = 0; times < 3; times += 1) {
      const left = await element.evaluate(async (tool: Tool) => {
        tool.open();
        tool.remove();
        await new Promise((resolve) => setTimeout(resolve, 50));
        const { childElementCount, adoptedStyleSheets } = tool.shadowRoot ?? {};
        document.body.append(tool);
        return [childElementCount, adoptedStyleSheets?.length, document.documentElement.style.overflow];
      });
      expect(left).toEqual([0, 2, ""]);
    }
    await element.evaluate((tool: Tool) => tool.open());
    await opened(dialog);
  });
});

test("three tools on one page have three themes and colors, under a strict policy, and keep to themselves", async ({
  page,
  origins,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${origins.partner}/three-tools.html`);
  const ground = (tag: string) =>
    page.locator(`${tag} .iep-tool`).evaluate((node) => getComputedStyle(node).backgroundColor);
  const screener = page.locator("aide-screener");
  const checkIn = page.locator("iep-emotional-checkin");
  const rights = page.locator("iep-rights-guide");
  await opened(screener);
  await opened(checkIn, "emotional-checkin");
  await opened(rights, "rights");
  const [light, dark] = ["rgb(251, 248, 243)", "rgb(18, 25, 29)"];
  expect([await ground("aide-screener"), await ground("iep-emotional-checkin")]).toEqual([light, dark]);
  expect(await ground("iep-rights-guide")).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  expect([await ground("aide-screener"), await ground("iep-emotional-checkin")]).toEqual([light, dark]);
  expect(await ground("iep-rights-guide")).toBe(dark);
  await expect(screener.getByText("From our advisers")).toBeVisible();
  const fill = (name: string) =>
    page.getByRole("button", { name }).evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await fill("Start the screener")).toBe("rgb(91, 42, 60)");
  expect(await fill("Start Check-In")).toBe("rgb(255, 209, 102)");
  await walkToReview(screener, /rescue medicine/);
  // The key is this page's: what is used says whose it is, and the others keep still.
  await expect(screener.getByText("Offered by Example pages")).toBeVisible();
  await expect(page.getByText("Offered by Example pages")).toHaveCount(1);
  await opened(checkIn, "emotional-checkin");
  await atEveryWidth(page, async (width) => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, width).toBe(0);
  });
});
