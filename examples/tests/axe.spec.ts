import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { opened } from "./fixtures/opened.ts";
import { addressOf, type PlaceName } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToReview } from "./fixtures/walk.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** @param inside only this part; a partner's own faults are not ours. */
async function violations(page: Page, inside?: string): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).withTags(tags);
  const { violations: found } = await (inside ? builder.include(inside) : builder).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

async function inEveryLook(page: Page, check: (look: string) => Promise<void>): Promise<void> {
  for (const width of [320, 1280]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await check(`${width} px, ${colorScheme}`);
    }
  }
}

for (const path of ["/", "/advanced-tools", "/no-such-page"]) {
  test(`${path} has no violation`, async ({ page, origins, consoleMessages }) => {
    await page.goto(origins.product + path);
    await page.waitForLoadState("networkidle");
    await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
    // The browser notes the 404 itself.
    consoleMessages.splice(0, path === "/no-such-page" ? 1 : 0);
  });
}

test("the list of the example pages has no violation", async ({ page, origins }) => {
  await page.goto(`${origins.partner}/`);
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
});

test("the menu of a phone has no violation", async ({ page, origins }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(origins.product);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /menu/i }).click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page), colorScheme).toEqual([]);
  }
});

const places: readonly { place: PlaceName; inside?: string }[] = [
  { place: "hub" },
  { place: "partner-site.html" },
  { place: "blog-post.html" },
  { place: "self-contained.html" },
  { place: "react-app/" },
  { place: "single-page.html" },
  { place: "hostile-host.html", inside: "aide-screener" },
];

for (const { place, inside } of places) {
  test(`the screener on ${place} has no violation, from the intro to the result`, async ({ openTool }) => {
    const { tool, page } = await openTool(place);
    const check = () =>
      inEveryLook(page, async (look) => expect(await violations(page, inside), look).toEqual([]));
    await check();
    await tool.getByRole("button", { name: "Start the screener" }).click();
    await tool.getByRole("button", { name: "Next" }).click();
    await tool.getByRole("checkbox", { name: /own body/ }).check();
    await check();
    await tool.getByRole("button", { name: "Previous" }).click();
    await tool.getByRole("button", { name: "Previous" }).click();
    await walkToReview(tool);
    await check();
    await tool.getByRole("button", { name: "Get Results" }).click();
    await check();
  });
}

test("the check finds a fault inside a shadow root", async ({ page, origins }) => {
  await page.goto(addressOf("partner-site.html", origins));
  await opened(page);
  await page.locator("aide-screener").evaluate((element) => {
    const field = document.createElement("input");
    element.shadowRoot?.querySelector(".iep-tool")?.append(field);
  });
  expect(await violations(page)).toEqual([expect.stringContaining("label")]);
});
