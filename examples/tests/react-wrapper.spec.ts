import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToResult } from "./fixtures/walk.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The oldest React that the package is for, and the one of the other tests. */
const versions = ["18", "19"];
const placeOf = (version: string) => `react-app-in-development/${version}`;

// One worker builds it, for all tests of this file.
test.describe.configure({ mode: "default" });

/** As a partner's developer has it: only then does React mount everything twice, and warn of what does not fit. */
test.beforeAll(async () => {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  for (const version of versions) {
    const dist = join(root, "examples/dist", placeOf(version));
    const words = [vite, "build", "--mode", "development", "--outDir", dist];
    const env = { ...process.env, NODE_ENV: "development", IEP_REACT: version };
    await promisify(execFile)(process.execPath, words, { cwd: join(root, "examples"), env });
  }
});

/** React's own advertisement. */
const isAdvertisement = (message: string) => message.includes("React DevTools");

for (const version of versions)
  test.describe(`with React ${version}`, () => {
    test("takes over what a server rendered and mounts twice without a word; events, attributes and methods outlast a walk to another page", async ({
      page,
      origins,
      consoleMessages,
    }) => {
      await page.goto(`${origins.partner}/${placeOf(version)}/server-rendered.html`);
      const screener = page.locator("aide-screener");
      const letters = page.locator("iep-letter-generator");
      const state = page.getByRole("combobox", { name: "State", exact: true });
      const beginAgain = page.getByRole("button", { name: "Begin again" });
      await opened(screener);
      await opened(letters, "letters");
      await expect(page.getByText(new RegExp(`^Made with React ${version}\\.`))).toBeVisible();
      await expect(screener).toHaveAttribute("site-key", "site_examplepages");
      await expect(screener).toHaveAttribute("class", "screener");

      await state.selectOption("TX");
      await expect(screener).toHaveAttribute("state", "TX");
      await walkToResult(screener);
      await expect(page.getByRole("status").filter({ hasText: "The tool was aide-screener." })).toBeVisible();
      await beginAgain.click();
      await opened(screener);
      await page.getByRole("button", { name: "Put the letter away" }).click();
      await expect(letters).toBeHidden();
      await page.getByRole("button", { name: "Take the letter out" }).click();
      await opened(letters, "letters");
      await state.selectOption("None");
      await expect(screener).not.toHaveAttribute("state");
      await state.selectOption("TX");

      for (let times = 0; times < 3; times++) {
        await page.getByRole("button", { name: "About us" }).click();
        await expect(screener).toHaveCount(0);
        await page.getByRole("button", { name: "Tools", exact: true }).click();
        await opened(screener);
        await opened(letters, "letters");
        await expect(screener).toHaveAttribute("state", "TX");
      }
      await screener.getByRole("button", { name: "Start the screener" }).click();
      await expect(screener.getByRole("button", { name: "Next" })).toBeVisible();
      await beginAgain.click();
      await opened(screener);
      const unexpected = consoleMessages.splice(0).filter((message) => !isAdvertisement(message));
      expect(unexpected).toEqual([]);
    });

    test("rendered in the browser alone, it says nothing on the console either", async ({
      page,
      origins,
      consoleMessages,
    }) => {
      await page.goto(
        `${origins.partner}/${placeOf(version)}/?product=${encodeURIComponent(origins.product)}`,
      );
      await opened(page.locator("aide-screener"));
      await opened(page.locator("iep-letter-generator"), "letters");
      expect(consoleMessages.splice(0).filter((message) => !isAdvertisement(message))).toEqual([]);
    });
  });

for (const place of ["react-app", placeOf("18")])
  test(`without scripts the server's page has a link per tool: ${place}`, async ({ browser, origins }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origins.partner}/${place}/server-rendered.html`);
    for (const [name, id] of [
      ["Open the 1:1 Aide Screener", "aide-screener"],
      ["Open the Letter Generator", "letters"],
    ] as const)
      await expect(page.getByRole("link", { name })).toHaveAttribute(
        "href",
        `${origins.product}/advanced-tools?tool=${id}`,
      );
    await context.close();
  });
