import { violations } from "./fixtures/axe.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabTo, walkToResult } from "./fixtures/walk.ts";

const aidePost = "/blog/how-to-request-a-one-to-one-aide";
const start = /^Start it here ?: 1:1 Aide Screener$/;

test("the list has the three posts, the newest first, with their dates, and leads to them and to the tools", async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.product}/blog`);
  const cards = page.getByRole("main").getByRole("listitem");
  for (const [place, words] of [
    /January 25, 2025\s*6 min/,
    /January 22, 2025\s*10 min/,
    /January 18, 2025\s*8 min/,
  ].entries())
    await expect(cards.nth(place)).toHaveText(words);
  await expect(cards).toHaveCount(3);
  await expect(page.getByRole("main").getByRole("link", { name: "See all tools" })).toHaveAttribute(
    "href",
    "/advanced-tools",
  );
  await cards.nth(2).getByRole("link").click();
  await expect(page).toHaveURL(origins.product + aidePost);
  await expect(page).toHaveTitle(/1:1 aide/);
  await expect(page.locator("#main")).toBeFocused();
  await page.getByRole("link", { name: "The 13 eligibility categories in plain words" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The 13 eligibility categories in plain words",
  );
});

test("a tool is used inside a post: fetched when near, opened by a press, kept over a reload", async ({
  page,
  origins,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const shift = await recordLayoutShift(page);
  await page.goto(origins.product + aidePost);
  await page.waitForLoadState("networkidle");
  const isFetched = () => asked.some((path) => path.includes("ToolInPost"));
  expect(isFetched()).toBe(false);
  await page.getByRole("button", { name: start }).scrollIntoViewIfNeeded();
  await expect.poll(isFetched).toBe(true);
  expect(asked).not.toContain("/api/access");
  expect(await shift()).toBe(0);

  await page.getByRole("button", { name: start }).focus();
  await page.keyboard.press("Enter");
  const tool = page.getByRole("region", { name: "1:1 Aide Screener" });
  await expect(tool.getByRole("heading", { name: "1:1 Aide Screener", level: 3 })).toBeFocused();
  await opened(tool);
  expect(await violations(page)).toEqual([]);
  await tabTo(page, "Start the screener");
  await page.keyboard.press("Enter");
  await tool.getByRole("checkbox").first().check();

  await page.reload();
  await page.getByRole("button", { name: start }).click();
  await expect(tool.getByRole("checkbox").first()).toBeChecked();
  await expect(page.getByRole("article")).toContainText("34 CFR 300.42");
});

test("a tool in a post leads on to another, with what it found", async ({ page, origins }) => {
  await page.goto(origins.product + aidePost);
  await page.getByRole("button", { name: start }).click();
  const tool = page.getByRole("region", { name: "1:1 Aide Screener" });
  await opened(tool);
  await walkToResult(tool, /^Needs hands-on/, /^Gets lost/);
  await tool.getByRole("button", { name: "Go to the Letter Generator" }).click();
  await expect(page).toHaveURL(`${origins.product}/advanced-tools?tool=letters`);
  await opened(page.getByRole("main"), "letters");
});

test("a tool whose files do not come says so in its place, and comes on another try", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.route(/ToolInPost/, (route) => route.abort());
  await page.goto(origins.product + aidePost);
  await page.getByRole("button", { name: start }).click();
  const tool = page.getByRole("region", { name: "1:1 Aide Screener" });
  await expect(tool.getByRole("alert")).toContainText("Nothing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute(/ToolInPost/);
  await tool.getByRole("button", { name: "Try again" }).click();
  await opened(tool);
  // The browser notes each file that did not come.
  expect(consoleMessages.splice(0).every((message) => message.includes("ERR_FAILED"))).toBe(true);
});

test("a tool that breaks does not take the article with it", async ({ page, origins, consoleMessages }) => {
  await page.route(/\/AideScreener-[^/]*\.js/, async (route) => {
    const names = [...(await (await route.fetch()).text()).matchAll(/\bas (\w+)/g)].map(([, name]) => name);
    const exported = names.map((name) => `broken as ${name}`).join();
    const body = `function broken() { throw new Error("a fault") } export { ${exported} };`;
    await route.fulfill({ contentType: "text/javascript", body });
  });
  await page.goto(origins.product + aidePost);
  await page.getByRole("button", { name: start }).click();
  const tool = page.getByRole("region", { name: "1:1 Aide Screener" });
  await expect(tool.getByRole("alert")).toContainText("This tool has stopped.");
  await expect(tool.getByRole("link", { name: "Open it on its own page" })).toBeVisible();
  await expect(page.getByRole("article")).toContainText("34 CFR 300.42");
  // React reports the fault.
  expect(consoleMessages.splice(0).join()).toContain("a fault");
});

test("a button of a post opens its tool, and the way back leads to that tool's card", async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.product}/blog/history-of-special-education-rights`);
  await page
    .getByRole("article")
    .getByRole("link", { name: "See your rights and the rules of your state" })
    .first()
    .click();
  await expect(page).toHaveURL(`${origins.product}/advanced-tools?tool=rights`);
  await opened(page.getByRole("main"), "rights");
  await page.getByRole("button", { name: "Back to All Tools" }).click();
  await expect(page.locator('[data-tool="rights"]').getByRole("link")).toBeFocused();

  await page.goBack();
  await page.getByRole("button", { name: "Read the Whole Story" }).click();
  await expect(page).toHaveURL(`${origins.product}/blog/history-of-special-education-rights`);
});

test("without scripts a post is whole, its tools are links, and nothing offers what cannot work", async ({
  browser,
  origins,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origins.product + aidePost);
  expect((await page.getByRole("article").innerText()).split(/\s+/).length).toBeGreaterThan(1500);
  await expect(page.getByRole("button", { name: start })).toBeHidden();
  await expect(
    page.getByRole("link", { name: /^Open it on its own page ?: 1:1 Aide Screener$/ }),
  ).toHaveAttribute("href", "/advanced-tools?tool=aide-screener");
  await expect(page.getByRole("link", { name: "34 CFR 300.42" }).first()).toHaveAttribute(
    "href",
    /^https:\/\/www\.ecfr\.gov\//,
  );
  expect((await page.goto(`${origins.product}/blog/no-such-post`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await context.close();
});
