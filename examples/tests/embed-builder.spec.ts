import { verdicts } from "@iep-insider/widgets/samples/verdicts";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { violations } from "./fixtures/axe.ts";
import { doorOf } from "./fixtures/gates.ts";
import { expectNoSidewaysScroll } from "./fixtures/looks.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { passFirstStep, secondSection, tabTo } from "./fixtures/walk.ts";

// What the embed builder gives is pasted and used: each way that a browser takes differently, once. The code itself is
// tested in sdk/src/embed, what the screen says in dashboard/src/pages/embed-builder.

test.use({ hasPaid: false });
test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

/** A tool that is open to everybody, so that it shows at once. */
const tool = "jargon-translator";
const tag = "iep-jargon-translator";

const code = (page: Page) => page.getByRole("figure", { name: "The code" }).locator("pre");
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const preview = (page: Page) =>
  page.locator("iframe[title='Preview of your page with the tool']:not([inert])");
const _start = (within: Page | FrameLocator) => within.getByRole("button", { name: "Start the screener" });
const field = (within: Page | Locator) => within.getByRole("textbox", { name: /^A term to look up/ });

async function openBuilder(page: Page, { product }: Origins, query = ""): Promise<void> {
  await page.goto(`${product}/embed-builder?tool=${tool}${query}`);
  await expect(page.getByRole("heading", { name: "Jargon Translator" })).toBeVisible();
}

/** Presses the button, waits for the page to confirm, and returns the clipboard's text. */
async function copied(page: Page, button = "Copy the code"): Promise<string> {
  const press = page.getByRole("button", { name: button });
  await press.click();
  await expect(page.getByRole("figure").filter({ has: press }).getByRole("status")).toContainText("Copied.");
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A parent looks a term up. */
async function useTool(within: Page | Locator): Promise<void> {
  await field(within).fill("FAPE");
  await field(within).press("Enter");
  await expect(within.getByRole("heading", { level: 2, name: "FAPE", exact: true })).toBeVisible();
}

test("script: the preview is the code and is not counted; pasted, it works", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  const counts: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/count") counts.push(request.postData() ?? "");
  });
  const ofTools = () => counts.filter((count) => count.includes(tool));
  const heading = 'For "our" families </script> & <b>friends</b>';
  await page.clock.install();
  await openBuilder(page, origins);
  await page.getByLabel("Heading above the tool").fill(heading);
  await page.getByRole("radio", { name: "Dark" }).check();
  for (const name of ["Fixed file", "iframe", "Link", "Script"]) {
    await tab(page, name).click();
    await expect(code(page)).not.toHaveText("One moment…");
    const as = new URL(page.url()).searchParams.get("as") ?? "script";
    await expect(preview(page)).toHaveAttribute("src", new RegExp(`theme=dark.*as=${as}$`));
    const address = (await preview(page).getAttribute("src")) ?? "";
    const shown = await (await page.request.get(new URL(address, origins.product).href)).text();
    expect(/<body>([\s\S]*)<\/body>/.exec(shown)?.[1]).toBe(await code(page).textContent());
  }
  const filledIn = preview(page).contentFrame().locator("body");
  await filledIn.getByRole("button", { name: "New term" }).click();
  await useTool(filledIn);
  await test.step("a paid tool is open in the builder, filled in as a sample, and nowhere else", async () => {
    const other = await page.context().newPage();
    for (const id of ["denial-decoder", "letter-generator"] as const) {
      await other.goto(`${origins.product}/embed-builder?tool=${id}`);
      await expect(preview(other).contentFrame().getByText(verdicts[id]).first()).toBeVisible();
    }
    await other.goto(`${origins.product}/embed-builder?tool=aide-screener`);
    const sample = preview(other).contentFrame();
    await expect(sample.getByText(verdicts["aide-screener"])).toBeVisible();
    await other.getByRole("button", { name: "First screen" }).click();
    await passFirstStep(sample.locator("aide-screener"));
    await expect(secondSection(sample.locator("aide-screener"))).toBeVisible();
    await other.goto(`${origins.product}/embed-preview?tool=aide-screener`);
    await passFirstStep(other.locator("aide-screener"));
    await expect(doorOf(other.locator("aide-screener"))).toBeVisible();
    await other.close();
  });
  const snippet = await copied(page);
  await page.clock.runFor(10_000);
  expect(ofTools()).toEqual([]);

  await page.goto(origins.write(snippet));
  await expect(page.getByText(heading)).toBeVisible();
  await expect(page.locator(tag)).toHaveAttribute("theme", "dark");
  await useTool(page);
  await page.clock.runFor(10_000);
  await expect.poll(ofTools).not.toEqual([]);
});

test("fixed file: the browser checks its hash, and the tool works", async ({ page, origins }) => {
  await openBuilder(page, origins, "&as=selfContained");
  await expect(code(page)).toContainText("integrity");
  const snippet = await copied(page);
  expect(snippet).toMatch(/integrity="sha384-[\w+/=]+" crossorigin="anonymous"/);
  await page.goto(origins.write(snippet));
  await useTool(page);
});

test("frame: the tool works at its own height; its address alone is a page", async ({ page, origins }) => {
  await openBuilder(page, origins, "&as=iframe&theme=light");
  const [snippet, address] = [await copied(page), await copied(page, "Copy the address")];
  await page.goto(origins.write(snippet));
  const frame = page.frameLocator("iframe");
  await useTool(frame.locator("body"));
  const hidden = () =>
    frame
      .locator("html")
      .evaluate(({ ownerDocument: { scrollingElement } }) =>
        scrollingElement ? scrollingElement.scrollHeight - scrollingElement.clientHeight : null,
      );
  await expect.poll(hidden).toBe(0);
  await page.goto(address);
  await useTool(page);
});

test("link: it opens the tool on our site, in a tab of its own", async ({ page, origins }) => {
  await openBuilder(page, origins, "&as=link");
  await page.goto(origins.write(await copied(page)));
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: /Jargon Translator/ }).click(),
  ]);
  await expect(field(opened)).toBeVisible();
  expect(new URL(opened.url()).origin).toBe(origins.product);
});

test("by keyboard to the code; the address keeps the choices", { tag: "@full" }, async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.product}/embed-builder`);
  expect(await violations(page)).toEqual([]);
  await expectNoSidewaysScroll(page, "the tools");
  await page.getByRole("link", { name: /^Choose.*Jargon Translator$/ }).press("Enter");
  await page.getByRole("radio", { name: "Show it right away" }).press("ArrowDown");
  await expect(page.getByRole("radio", { name: "A button opens it" })).toBeFocused();
  await tabTo(page, /^Button text/);
  await page.keyboard.type("Look up a word");
  await page.getByLabel("State").selectOption("MA");
  await page.getByLabel("Color of the buttons").fill("#ffdd00");
  await expect(page).toHaveURL(/accent=%23ffdd00/);

  await page.reload();
  await expect(code(page)).toContainText('button-label="Look up a word" accent="#ffdd00" state="MA"');
  await expect(preview(page).contentFrame().getByRole("button", { name: "Look up a word" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("State")).toHaveValue("");
  await expect(code(page)).not.toContainText("state=");
  await page.goForward();
  await expect(code(page)).toContainText('state="MA"');
  await expect(preview(page).contentFrame().getByRole("button", { name: "Look up a word" })).toBeVisible();

  await tab(page, "Script").press("ArrowLeft");
  await expect(tab(page, "Link")).toBeFocused();
  await expect(code(page)).toHaveText(/^<a href/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Copy the code" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page).textContent());

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page, "#main"), colorScheme).toEqual([]);
  }
  await expectNoSidewaysScroll(page, "the builder");
  // The element in the preview tells its owner that a color is hard to see, and the browser that a dialog took the focus.
  consoleMessages.allow(/^info: (Autofocus|<iep-[a-z-]+>: #ffdd00 is hard)/);
});
