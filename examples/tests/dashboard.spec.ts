import { tools } from "@iep-insider/sdk/catalog";
import type { Page } from "@playwright/test";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabTo, walkToReview } from "./fixtures/walk.ts";

test("an unknown address answers 404 with the way home", async ({ page, origins, consoleMessages }) => {
  const response = await page.goto(`${origins.product}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("404")]);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("404 Page Not Found");
});

/** Tools of the hub that are still to come. */
const coming = tools.filter(({ inHub, isImplemented }) => inHub && !isImplemented);

test.describe("the hub", () => {
  test("shows thirteen tools in two groups, and filters them by category", async ({ page, origins }) => {
    await page.goto(`${origins.product}/advanced-tools`);
    const cards = page.locator("[data-tool]");
    await expect(cards).toHaveCount(13);
    await expect(page.getByText("PRO TOOL", { exact: true })).toHaveCount(10);
    await expect(page.getByText("$4.99 per use")).toHaveCount(10);
    await expect(page.getByText("Coming Mid-2025")).toHaveCount(coming.length);
    await expect(page.getByRole("heading", { name: "FREE TOOLS" })).toBeVisible();
    for (const [category, count] of [
      ["AI-Powered", 4],
      ["Assessment", 3],
      ["Legal", 3],
      ["Planning", 3],
      ["All", 13],
    ] as const) {
      await page.getByRole("button", { name: category, exact: true }).click();
      await expect(cards).toHaveCount(count);
    }
  });

  test("opens a tool from its card; back and forward work as in any browser", async ({ openTool }) => {
    const { page } = await openTool("hub card");
    await expect(page).toHaveURL(/\/advanced-tools\?tool=aide-screener$/);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Advocacy tools" })).toBeVisible();
    await page.goForward();
    await opened(page);
    await page.getByRole("button", { name: "Back to All Tools" }).click();
    await expect(page.getByRole("heading", { name: "Advocacy tools" })).toBeVisible();
  });

  test("says in place that a tool did not come, and fetches it on another try", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    const toolFile = /\/assets\/AideScreener-[\w-]+\.js/;
    await page.goto(`${origins.product}/advanced-tools`);
    await page.waitForLoadState("networkidle");
    await page.route(toolFile, (route) => route.abort());
    await page.getByRole("link", { name: "1:1 Aide Screener" }).click();
    await expect(page.getByRole("alert")).toContainText("We could not open this tool.");
    await page.unroute(toolFile);
    await page.getByRole("button", { name: "Try again" }).click();
    await opened(page);
    expect(consoleMessages.splice(0).every((message) => message.includes("ERR_FAILED"))).toBe(true);
  });

  test("keeps the answers over a reload in the same tab, shows that it does, and clears them", async ({
    openTool,
  }) => {
    const { tool, page } = await openTool("hub");
    await walkToReview(tool, /rescue medicine/);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain("aide-screener");
    await page.reload();
    await expect(tool.getByText(/Your answers from before are still here/)).toBeVisible();
    await expect(tool.getByText(/May need rescue medicine/)).toBeVisible();
    await tool.getByRole("button", { name: "Clear them" }).click();
    await opened(tool);
    await page.reload();
    await opened(tool);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("aide-screener");
  });

  for (const [query, why] of [
    ["tool=no-such-tool", "unknown"],
    ...coming.slice(0, 1).map(({ id }) => [`tool=${id}`, "not there yet"] as const),
  ] as const) {
    test(`says kindly that a tool is ${why}, and shows the others`, async ({ page, origins }) => {
      await page.goto(`${origins.product}/advanced-tools?${query}`);
      await expect(page.getByRole("main").getByRole("status").first()).toBeVisible();
      await expect(page.locator("[data-tool]")).toHaveCount(13);
    });
  }

  for (const anchor of ["chatbot", "letter-generator", "screeners"]) {
    test(`#${anchor} is in view`, async ({ page, origins }) => {
      await page.goto(`${origins.product}/advanced-tools#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
    });
  }
});

test.describe("the header", () => {
  const menu = (page: Page) => page.getByRole("banner").getByRole("button").filter({ visible: true });

  test("has a menu on a phone that opens, closes, and closes when something is picked", async ({
    page,
    origins,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(origins.product);
    await page.waitForLoadState("networkidle");
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toHaveAttribute("aria-expanded", "false");
    await menu(page).click();
    await page
      .getByRole("link", { name: /^All (AI )?tools$/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/advanced-tools/);
    await expect(menu(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("leads to About on the home page, from wherever one is", async ({ page, origins }) => {
    await page.goto(`${origins.product}/advanced-tools`);
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(`${origins.product}/#about`);
    await expect(page.locator("#about")).toBeInViewport();
  });

  test("begins with a way past it, by keyboard", async ({ page, origins }) => {
    await page.goto(origins.product);
    await tabTo(page, /skip/i);
    await page.keyboard.press("Enter");
    await tabTo(page, "Start Using AI Tools");
  });
});
