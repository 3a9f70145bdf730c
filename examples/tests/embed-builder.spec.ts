import type { Locator, Page } from "@playwright/test";
import { violations } from "./fixtures/axe.ts";
import { buildPage } from "./fixtures/builtPage.ts";
import { expectNoSidewaysScroll } from "./fixtures/looks.ts";
import { approvedPartner } from "./fixtures/partners.ts";
import { signedInAs } from "./fixtures/proMember.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";

// What the embed builder gives is pasted and used: each way to put a tool on a page, once.

test.use({ hasPaid: false });

/** A tool that is open to everybody, so that it shows at once. */
const tool = "jargon-translator";
const tag = "iep-jargon-translator";

const code = (page: Page) => page.getByRole("figure", { name: "The code" }).locator("pre");
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const preview = (page: Page) =>
  page.locator("iframe[title='Preview of your page with the tool']:not([inert])");
const field = (within: Page | Locator) => within.getByRole("textbox", { name: /^A term to look up/ });

async function openBuilder(page: Page, { product }: Origins, query = ""): Promise<void> {
  await page.goto(`${product}/embed-builder?tool=${tool}${query}`);
  await expect(page.getByRole("heading", { name: "Jargon Translator" })).toBeVisible();
}

/** What stands in the clipboard after a press, which the page has to have said. */
async function copied(page: Page, button: string): Promise<string> {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What the element in the preview tells its owner of a color, and the browser of its dialog, is no fault of this page. */
function leaveHintsOut(messages: string[]): void {
  const hints = messages.filter((text) => /^info: (Autofocus|<iep-[a-z-]+>: #ffdd00 is hard)/.test(text));
  for (const hint of hints) messages.splice(messages.indexOf(hint), 1);
}

/** A parent looks a term up. */
async function useTool(within: Page | Locator): Promise<void> {
  await field(within).fill("FAPE");
  await field(within).press("Enter");
  await expect(within.getByRole("heading", { level: 2, name: "FAPE", exact: true })).toBeVisible();
}

test.describe("pasted into an empty page", () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  });

  test("the script: the tool works, with what was chosen and typed", async ({ page, origins }) => {
    await openBuilder(page, origins);
    await page.getByLabel("A line above the tool").fill('For "our" families </script> & friends');
    await page.getByRole("radio", { name: "Dark" }).check();
    const snippet = await copied(page, "Copy the code");
    await page.goto(origins.write(snippet));
    await expect(page.getByText('For "our" families </script> & friends')).toBeVisible();
    await expect(page.locator(tag)).toHaveAttribute("theme", "dark");
    await useTool(page);
  });

  test("one file: the browser checks its hash, and the tool works", async ({ page, origins }) => {
    await openBuilder(page, origins, "&as=selfContained");
    const snippet = await copied(page, "Copy the code");
    expect(snippet).toMatch(/integrity="sha384-[\w+/=]+" crossorigin="anonymous"/);
    await page.goto(origins.write(snippet));
    await useTool(page);
  });

  test("the frame: the tool works, and is as high as it needs to be", async ({ page, origins }) => {
    await openBuilder(page, origins, "&as=iframe&theme=light");
    const snippet = await copied(page, "Copy the code");
    await page.goto(origins.write(snippet));
    const frame = page.frameLocator("iframe");
    await useTool(frame.locator("body"));
    await expect
      .poll(() =>
        frame
          .locator("html")
          .evaluate(({ ownerDocument: { scrollingElement } }) =>
            scrollingElement ? scrollingElement.scrollHeight - scrollingElement.clientHeight : null,
          ),
      )
      .toBe(0);
  });

  test("the address of the frame alone", async ({ page, origins }) => {
    await openBuilder(page, origins, "&as=iframe&theme=light");
    await page.goto(await copied(page, "Copy the address"));
    await useTool(page);
  });

  test("the link: it opens the tool on our site, in a tab of its own", async ({ page, origins }) => {
    await openBuilder(page, origins, "&as=link");
    await page.goto(origins.write(await copied(page, "Copy the code")));
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: /Jargon Translator/ }).click(),
    ]);
    await expect(field(opened)).toBeVisible();
    expect(new URL(opened.url()).origin).toBe(origins.product);
  });

  test("the npm package, in a project with a build", async ({ page, origins }) => {
    test.slow();
    await openBuilder(page, origins, "&as=npm");
    const snippet = await copied(page, "Copy the code");
    await page.goto(await buildPage(page, origins, { "index.html": snippet }));
    await useTool(page);
  });

  test("the React component, in a project with a build", async ({ page, origins }) => {
    test.slow();
    await openBuilder(page, origins, "&as=react&heading=Before%20%22the%22%20meeting");
    const section = await copied(page, "Copy the code");
    const main = `import { createRoot } from "react-dom/client";
import { IepJargonTranslatorSection as Section } from "./section.tsx";
createRoot(document.getElementById("root")).render(<Section />);`;
    const html = '<div id="root"></div><script type="module" src="./main.tsx"></script>';
    await page.goto(
      await buildPage(page, origins, { "index.html": html, "main.tsx": main, "section.tsx": section }),
    );
    await expect(page.getByText('Before "the" meeting')).toBeVisible();
    await useTool(page);
  });
});

test("the preview is the very code that shows, works, and is not counted", async ({ page, origins }) => {
  const counts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/count") && request.frame() !== page.mainFrame())
      counts.push(request.postData() ?? "");
  });
  await openBuilder(page, origins, "&theme=light&heading=A%20%3Cb%3Eheading%3C%2Fb%3E");
  for (const name of ["Script", "Fixed file", "Frame", "Link"]) {
    await tab(page, name).click();
    await expect(code(page)).not.toHaveText("One moment…");
    await expect(preview(page)).toHaveCount(1);
    const as = new URL(page.url()).searchParams.get("as") ?? "script";
    await expect(preview(page)).toHaveAttribute("src", new RegExp(`as=${as}$`));
    const address = (await preview(page).getAttribute("src")) ?? "";
    const shown = await (await page.request.get(new URL(address, origins.product).href)).text();
    expect(/<body>([\s\S]*)<\/body>/.exec(shown)?.[1]).toBe(await code(page).textContent());
  }
  await tab(page, "Script").click();
  const frame = preview(page).contentFrame();
  await useTool(frame.locator("body"));
  await expect(frame.getByText("A <b>heading</b>")).toBeVisible();
  // A count leaves two seconds later (DECISIONS 70).
  await page.waitForTimeout(3_000);
  expect(counts).toEqual([]);
});

test("the address keeps what was chosen: reload, Back, another tool", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.product}/embed-builder`);
  await page.getByRole("link", { name: /^Choose.*Jargon Translator$/ }).click();
  await page.getByRole("radio", { name: "A button opens it" }).check();
  await page.getByLabel("What the button says").fill("Look up a word");
  await page.getByLabel("State").selectOption("MA");
  await page.getByLabel("Color of the buttons").fill("#ffdd00");
  await expect(page.getByText("This color is hard to see on light ground.")).toBeVisible();
  await expect(page).toHaveURL(/accent=%23ffdd00/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "A button opens it" })).toBeChecked();
  await expect(page.getByLabel("What the button says")).toHaveValue("Look up a word");
  await expect(code(page)).toContainText('button-label="Look up a word" accent="#ffdd00" state="MA"');
  const frame = preview(page).contentFrame();
  await expect(frame.getByRole("button", { name: "Look up a word" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("State")).toHaveValue("");
  await expect(code(page)).not.toContainText("state=");
  await page.getByRole("link", { name: "Choose another tool" }).click();
  await page.getByRole("link", { name: /^Choose.*Parent Rights Guide$/ }).click();
  await expect(code(page)).toContainText("<iep-rights-guide mode=");
  leaveHintsOut(consoleMessages);
});

test("who manages a site finds its key filled in, and may leave it out for good", async ({
  page,
  origins,
}) => {
  const { token } = await approvedPartner(page, origins);
  await signedInAs(page, origins, token);
  await openBuilder(page, origins, "&as=link");
  const key = page.getByLabel("Your site key");
  await expect(key).toHaveValue(/^site_\w+$/);
  await expect(page.getByText("This is the key of Bay Harbor Parent Center.")).toBeVisible();
  await tab(page, "Script").click();
  await expect(code(page)).toContainText(`site-key="${await key.inputValue()}"`);
  await key.fill("");
  await expect(page).not.toHaveURL(/site-key/);
  await page.reload();
  await expect(page.getByRole("link", { name: "What a key adds" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(key).toHaveValue("");
});

test("what cannot be read is said at the field, and does not reach the code", async ({ page, origins }) => {
  await openBuilder(page, origins);
  await page.getByLabel("Color of the buttons").fill("red");
  await expect(page.getByText("Write a # and six of the letters a to f or digits.")).toBeVisible();
  await page.getByLabel("Your site key").fill("key");
  await expect(page.getByText("This is no site key.")).toBeVisible();
  await expect(code(page)).toContainText(`<${tag}><a`);
});

test("by keyboard: choose a tool, choose how it begins, go through the tabs, copy", async ({
  page,
  origins,
  context,
  consoleMessages,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${origins.product}/embed-builder`);
  await page.getByRole("link", { name: /^Choose.*Jargon Translator$/ }).press("Enter");
  await page.getByRole("radio", { name: "It shows at once" }).press("ArrowDown");
  await expect(page.getByRole("radio", { name: "A button opens it" })).toBeFocused();
  await expect(code(page)).toContainText('mode="dialog"');
  await tab(page, "Script").press("ArrowLeft");
  await expect(tab(page, "Link")).toBeFocused();
  await tab(page, "Link").press("Tab");
  await expect(page.getByRole("button", { name: "Copy the code" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page).textContent());
  leaveHintsOut(consoleMessages);
});

test("everybody can read it, on a phone and on a wide screen", async ({ page, origins }) => {
  test.slow();
  await page.goto(`${origins.product}/embed-builder`);
  expect(await violations(page)).toEqual([]);
  await expectNoSidewaysScroll(page, "the tools");
  await openBuilder(page, origins, "&mode=dialog&accent=%23777777&as=iframe");
  await expect(preview(page)).toHaveCount(1);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page, "#main"), colorScheme).toEqual([]);
  }
  await expectNoSidewaysScroll(page, "the builder");
});
