import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { passFirstStep, secondSection, walkToResult } from "./fixtures/walk.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the example app as a partner's developer has it: only then does React mount everything twice, and warn of what
 * does not fit. @returns where it is on the partner's origin.
 */
async function buildApp(react: "18" | "19"): Promise<string> {
  const place = `react-app-in-development/${react}`;
  const vite = folder("../../node_modules/vite/bin/vite.js");
  const words = [vite, "build", "--mode", "development", "--outDir", folder(`../dist/${place}`)];
  const env = { ...process.env, NODE_ENV: "development", IEP_REACT: react };
  await promisify(execFile)(process.execPath, words, { cwd: folder(".."), env });
  return place;
}

/** Both tools stand there, and nothing was said on the console but React's own advertisement. */
async function expectQuietlyOpened(page: Page, said: string[]): Promise<void> {
  await opened(page.locator("aide-screener"));
  await opened(page.locator("iep-letter-generator"), "letter-generator");
  expect(said.splice(0).filter((message) => !message.includes("React DevTools"))).toEqual([]);
}

test("React 19 takes over what a server rendered and goes on", { tag: "@full" }, async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.partner}/${await buildApp("19")}/server-rendered.html`);
  const screener = page.locator("aide-screener");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const state = page.getByRole("combobox", { name: "State", exact: true });
  await expectQuietlyOpened(page, consoleMessages);
  await expect(page.getByText(/^Made with React 19\./)).toBeVisible();
  await expect(screener).toHaveAttribute("site-key", "site_examplepages");
  await expect(screener).toHaveAttribute("class", "screener");

  await walkToResult(screener);
  await expect(page.getByRole("status").filter({ hasText: "The tool was aide-screener." })).toBeVisible();
  await press("Begin again");
  await press("Put the letter away");
  await expect(page.locator("iep-letter-generator")).toBeHidden();
  await press("Take the letter out");
  await state.selectOption("None");
  await expect(screener).not.toHaveAttribute("state");
  await state.selectOption("TX");
  for (let times = 0; times < 2; times++) {
    await expectQuietlyOpened(page, consoleMessages);
    await expect(screener).toHaveAttribute("state", "TX");
    await press("About us");
    await expect(screener).toHaveCount(0);
    await press("Tools");
  }
  await screener.getByRole("button", { name: "Start the screener" }).click();
  await expect(screener.getByRole("button", { name: "Next" })).toBeVisible();
  await press("Begin again");
  await expectQuietlyOpened(page, consoleMessages);
});

test("React 18 has links without script, then tools", { tag: "@full" }, async ({
  page,
  browser,
  origins,
  consoleMessages,
}) => {
  const app = `${origins.partner}/${await buildApp("18")}`;
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${app}/server-rendered.html`);
  for (const [name, id] of [
    ["Open the 1:1 Aide Screener", "aide-screener"],
    ["Open the Letter Generator", "letter-generator"],
  ] as const)
    await expect(plain.getByRole("link", { name })).toHaveAttribute(
      "href",
      `${origins.product}/advanced-tools?tool=${id}`,
    );
  await plain.close();

  await page.goto(`${app}/server-rendered.html`);
  await expectQuietlyOpened(page, consoleMessages);
  await expect(page.getByText(/^Made with React 18\./)).toBeVisible();
  await expect(page.locator("aide-screener")).toHaveAttribute("state", "MA");

  await page.goto(`${app}/?product=`);
  const tool = page.locator("aide-screener");
  await tool.getByText("For the owner of this site").click();
  await expect(tool.getByText('Add api-base="https://…"')).toBeVisible();
  await passFirstStep(tool);
  await tool.getByRole("button", { name: "Try again" }).click();
  await expect(tool.getByRole("alert")).toContainText("We could not open this tool.");
  await expect(secondSection(tool)).toHaveCount(0);
  consoleMessages.allow(/Add api-base="https:\/\/…"|React DevTools/);
});
