import { signingPage } from "./fixtures/pages.ts";
import { printedPages } from "./fixtures/printedPages.ts";
import { answerAll, statement, suggestion, toResult } from "./fixtures/signing.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";
import { onlyTheKey } from "./fixtures/wallet.ts";

// The signing advisor: what is kept and where, what is fetched and when, and what comes out of the printer.

test("hub: answers and the statement survive a reload in the same tab, and are cleared on demand", async ({
  openTool,
}) => {
  const { tool, page } = await openTool("hub", "signing-advisor");
  await toResult(tool, /starting point/, /services cut/);
  await tool.getByRole("checkbox", { name: /Services that are cut/ }).uncheck();
  await tool.getByRole("textbox", { name: /^Another concern/ }).fill("the bus ride");
  await tool.getByRole("radio", { name: /^Neutral/ }).check();
  await page.reload();
  await expect(tool.getByText("Your answers from before are still here.")).toBeVisible();
  await expect(statement(tool)).toContainText("The bus ride.");
  await expect(tool.getByRole("radio", { name: /^Neutral/ })).toBeChecked();
  await expect(tool.getByRole("checkbox", { name: /Services that are cut/ })).not.toBeChecked();
  await tool.getByRole("button", { name: "Take Assessment Again" }).click();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("signing-advisor");
  await tool.getByRole("button", { name: "Start the questions" }).click();
  await expect(tool.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("on a partner's page it begins with the page's state, and nothing is stored but the key of what was bought", async ({
  openTool,
}) => {
  const { tool, page } = await openTool(signingPage, "signing-advisor");
  await tool.getByRole("button", { name: "Start the questions" }).click();
  await expect(tool.getByRole("combobox", { name: /^Your state/ })).toHaveValue("MA");
  await answerAll(tool);
  expect(
    await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }, document.cookie] as const),
  ).toEqual([{}, onlyTheKey, ""]);
  await page.reload();
  await expect(tool.getByRole("button", { name: "Start the questions" })).toBeVisible();
});

test("without a network the recommendation stands, and the rest comes on another try", async ({
  openTool,
  context,
  page,
  consoleMessages,
}) => {
  const { tool } = await openTool("hub", "signing-advisor");
  const files = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect.poll(async () => (await files()).some((name) => /\/ResultScreen-/.test(name))).toBe(true);
  await tool.getByRole("button", { name: "Start the questions" }).click();
  await tool.getByRole("combobox", { name: /^Your state/ }).selectOption("IN");
  await answerAll(tool, /starting point/);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await tool.getByRole("button", { name: "Get My Signing Recommendation" }).click();
  await expect(suggestion(tool)).toHaveText("Our suggestion: Sign with exceptions");
  await expect(tool.getByRole("heading", { name: "What to do next" })).toBeVisible();
  await expect(tool.getByText("We could not load the next part.")).toBeVisible();
  await expect(tool.getByText("We could not load the rules of your state.")).toBeVisible();
  await context.setOffline(false);
  await tool.getByRole("button", { name: "Try again" }).first().click();
  await expect(statement(tool)).toBeVisible();
  await tool.getByRole("button", { name: "Try again" }).click();
  await expect(tool.getByText(/starts on the 11th instructional day/)).toBeVisible();
  expect(consoleMessages.splice(0).every((message) => message.includes("ERR_INTERNET_DISCONNECTED"))).toBe(
    true,
  );
});

test("asks for the states as one file, whichever was chosen", async ({ openTool, page }) => {
  const asked = async (state: string) => {
    const traffic = recordTraffic(page);
    const { tool } = await openTool("hub", "signing-advisor");
    await tool.getByRole("button", { name: "Start the questions" }).click();
    await tool.getByRole("combobox", { name: /^Your state/ }).selectOption(state);
    await answerAll(tool);
    await tool.getByRole("button", { name: "Get My Signing Recommendation" }).click();
    await expect(tool.getByRole("heading", { name: "Your consent to a later IEP" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const found = (await traffic.sent()).map(({ url }) => url).filter((url) => url.endsWith(".js"));
    await tool.getByRole("button", { name: "Take Assessment Again" }).click();
    return [...new Set(found)].sort();
  };
  const forTexas = await asked("TX");
  expect(forTexas.filter((url) => /\/allStates-/.test(url))).not.toEqual([]);
  expect(await asked("WY")).toEqual(forTexas);
});

test("prints the statement alone, on one page", async ({ openTool, page }, info) => {
  const { tool } = await openTool(signingPage, "signing-advisor");
  await toResult(tool, /starting point/, /refuse something/, /ready to sign/);
  await tool.getByRole("radio", { name: /^Assertive/ }).check();
  const { pdf, pageCount, text } = await printedPages(page, () =>
    tool.getByRole("button", { name: "Print" }).first().click(),
  );
  await info.attach("statement.pdf", { body: pdf, contentType: "application/pdf" });
  expect(pageCount).toBe(1);
  expect(text).toContain("My exceptions to the IEP");
  expect(text).toContain("signature of parent or guardian");
  expect(text).not.toContain("Bay Harbor");
});
