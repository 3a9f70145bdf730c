import { hubTools } from "@iep-insider/sdk/catalog";
import { main } from "./fixtures/accounts.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabTo, walkToReview } from "./fixtures/walk.ts";

test("the hub: a tool by its card, which may come late, back and forward, and answers kept in the tab", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.product}/advanced-tools#chat`);
  await expect(page.locator("#chat")).toBeInViewport();
  const cards = page.locator("[data-tool]");
  await expect(cards).toHaveCount(hubTools.length);
  await page.getByRole("button", { name: "Assessment", exact: true }).click();
  await expect(cards).toHaveCount(3);
  await page.waitForLoadState("networkidle");

  const toolFile = /\/assets\/AideScreener-[\w-]+\.js/;
  await page.route(toolFile, (route) => route.abort());
  await page.getByRole("link", { name: "1:1 Aide Screener", exact: true }).click();
  await expect(page).toHaveURL(/\/advanced-tools\?tool=aide-screener$/);
  await expect(page.getByRole("alert")).toContainText("We could not open this tool.");
  await page.unroute(toolFile);
  await page.getByRole("button", { name: "Try again" }).click();
  await opened(page);
  consoleMessages.allow(/ERR_FAILED/);

  await page.goBack();
  await expect(page.getByRole("heading", { name: "Advocacy tools" })).toBeVisible();
  await page.goForward();
  await opened(page);
  await page.getByRole("button", { name: "Back to All Tools" }).click();
  const card = page
    .locator('[data-tool="aide-screener"]')
    .getByRole("link", { name: "1:1 Aide Screener", exact: true });
  await expect(card).toBeFocused();
  await page.keyboard.press("Enter");

  const tool = main(page);
  await walkToReview(tool, /rescue medicine/);
  await page.reload();
  await expect(tool.getByText(/Your answers from before are still here/)).toBeVisible();
  await expect(tool.getByText(/May need rescue medicine/)).toBeVisible();
  await tool.getByRole("button", { name: "Clear them" }).click();
  await page.reload();
  await opened(tool);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("aide-screener");
});

test("the header: a menu on a phone, the way to About, past it by keyboard", async ({ page, origins }) => {
  await page.goto(`${origins.product}/pricing`);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(`${origins.product}/#about`);
  await expect(page.locator("#about")).toBeInViewport();

  await page.goto(origins.product);
  await tabTo(page, /skip/i);
  await page.keyboard.press("Enter");
  await tabTo(page, "Start Using the Tools");

  await page.setViewportSize({ width: 320, height: 700 });
  const menu = page.getByRole("banner").getByRole("button").filter({ visible: true });
  const links = page.getByRole("navigation", { name: "Main" });
  await menu.click();
  await expect(links).toBeVisible();
  await expect(menu).toHaveAccessibleName("Close");
  await page.keyboard.press("Escape");
  await expect(links).toBeHidden();
  await menu.click();
  await page
    .getByRole("link", { name: /^All tools$/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/advanced-tools/);
  await expect(links).toBeHidden();
  await expect(page.locator("[data-tool]").first()).toBeVisible();
  expect(await page.evaluate(brokenWords), "words of the tools' names, broken between letters").toEqual([]);
});

/** The words of the tools' names that are on two lines. */
function brokenWords(): readonly string[] {
  const texts = [...document.querySelectorAll("[data-tool] h3 a")].map(({ firstChild }) => firstChild);
  return texts.flatMap((text) => {
    if (!(text instanceof Text)) return [];
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // "Check-In" may break at its hyphen.
      return range.getClientRects().length > 1 && !word.includes("-") ? [word] : [];
    });
  });
}

test("only markup from our build is inserted as markup on our pages", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.product}/advanced-tools`);
  // Written by a script, as a step of the router and not a page load.
  await page
    .locator('[data-tool="letter-generator"]')
    .getByRole("link", { name: /^See a sample/ })
    .click();
  await expect(page).toHaveURL(/\/tools\/letter-generator\/sample$/);
  await expect(page.locator(".dash-sample .iep-tool").first()).not.toBeEmpty();
  const refused = await page.evaluate(() => {
    const tries = [
      () => document.body.insertAdjacentHTML("beforeend", "<img>"),
      () => Object.assign(document.createElement("script"), { src: "https://example.org/a.js" }),
      () => Reflect.get(window, "trustedTypes").createPolicy("another", {}),
    ];
    return tries.map((attempt) => {
      try {
        return String(attempt());
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(["TypeError", "TypeError", "TypeError"]);
  consoleMessages.allow(/[Tt]rusted|TrustedHTML|trusted-types/);
});
