import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToResult } from "./fixtures/walk.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const place = "react-app-in-development";

// One worker builds it, for all tests of this file.
test.describe.configure({ mode: "default" });

/** As a partner's developer has it: only then does React mount everything twice, and warn of what does not fit. */
test.beforeAll(async () => {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const words = [vite, "build", "--mode", "development", "--outDir", join(root, "examples/dist", place)];
  const env = { ...process.env, NODE_ENV: "development" };
  await promisify(execFile)(process.execPath, words, { cwd: join(root, "examples"), env });
});

/** React's own advertisement. */
const isAdvertisement = (message: string) => message.includes("React DevTools");

test("takes over what a server rendered and mounts twice without a word; events and attributes outlast a walk to another page", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.partner}/${place}/server-rendered.html`);
  const screener = page.locator("aide-screener");
  const letters = page.locator("iep-letter-generator");
  await opened(screener);
  await opened(letters, "letters");
  await expect(screener).toHaveAttribute("site-key", "site_examplepages");

  await page.getByRole("combobox", { name: "State", exact: true }).selectOption("TX");
  await expect(screener).toHaveAttribute("state", "TX");
  await walkToResult(screener);
  await expect(page.getByRole("status").filter({ hasText: "A result was shown." })).toBeVisible();

  for (let times = 0; times < 3; times++) {
    await page.getByRole("button", { name: "About us" }).click();
    await expect(screener).toHaveCount(0);
    await page.getByRole("button", { name: "Tools", exact: true }).click();
    await opened(screener);
    await opened(letters, "letters");
    await expect(screener).toHaveAttribute("state", "TX");
  }
  const unexpected = consoleMessages.splice(0).filter((message) => !isAdvertisement(message));
  expect(unexpected).toEqual([]);
});

test("rendered in the browser alone, it says nothing on the console either", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.partner}/${place}/?product=${encodeURIComponent(origins.product)}`);
  await opened(page.locator("aide-screener"));
  expect(consoleMessages.splice(0).filter((message) => !isAdvertisement(message))).toEqual([]);
});

test("without scripts the server's page has a link per tool", async ({ browser, origins }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origins.partner}/react-app/server-rendered.html`);
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
