import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { field, main, press, register, somebody } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { operator, signedInAsOperator } from "./fixtures/operator.ts";
import { signedInAs } from "./fixtures/proMember.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabTo } from "./fixtures/walk.ts";

// What the tools are used for and what the AI costs (DECISIONS 6, 34). Each worker has a database of its own, which the
// first test fills: they run in their order.
test.describe.configure({ mode: "serial" });

test("leads whoever is signed out to sign in and back, and shows what was counted today", async ({
  page,
  origins,
}) => {
  const person = await operator(page, origins);
  await fill(origins);
  await page.goto(`${origins.product}/admin/usage`);
  await expect(page).toHaveURL(`${origins.product}/login`);
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await press(page, "Sign In");
  await expect(page).toHaveURL(`${origins.product}/admin/usage`);
  await expect(page).toHaveTitle("Usage | IEP Insider");

  await test.step("figures, each beside the days before", async () => {
    await expect(figure(page, "Tools finished")).toContainText("2none in the 30 days before");
    await expect(figure(page, "Answers")).toContainText("1none in the 30 days before");
    await expect(main(page).getByText("The AI is off on this server")).toBeVisible();
  });

  await test.step("tables of tools, sites and pages", async () => {
    await expect(rowOf(page, "Tools, the most used first", "Letter Generator")).toHaveText(
      "Letter Generator5420",
    );
    await expect(rowOf(page, "Tool counts by where they happened", "Partners' sites")).toHaveText(
      "Partners' sites2000",
    );
    await expect(rowOf(page, "Pages, the most opened first", "/pricing")).toHaveText("/pricing7");
  });

  await test.step("a table with the figures of each day behind each chart", async () => {
    const chart = main(page).getByRole("region", { name: "Tools", exact: true });
    await expect(chart.getByRole("listitem")).toHaveText([
      /Opened \d/,
      "Started 4",
      "Finished 2",
      /Free uses/,
    ]);
    await expect(chart.locator(".recharts-line")).toHaveCount(4);
    await expect(chart.getByRole("table")).toBeHidden();
    await chart.getByText("Show as a table").click();
    await expect(chart.getByRole("row")).toHaveCount(31);
    await expect(chart.getByRole("row").nth(1)).toContainText(todayInWords());
    await expect(chart.getByRole("columnheader")).toHaveText([
      "Day",
      "Opened",
      "Started",
      "Finished",
      "Free uses",
    ]);
  });
});

test("narrows to days and a tool, keeps its place through a reload, and goes back", async ({
  page,
  origins,
}) => {
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin/usage`);
  await main(page).getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL(/\/admin\/usage\?range=7d$/);
  await main(page).getByRole("link", { name: "Letter Generator" }).click();
  await expect(page).toHaveURL(/\/admin\/usage\?range=7d&tool=letters$/);
  await expect(figure(page, "Tools opened")).toContainText("5none in the 7 days before");
  await expect(main(page).getByRole("heading", { name: "Answers of the AI tools" })).toBeHidden();

  await page.reload();
  await expect(toolChoice(page)).toHaveValue("letters");
  await expect(figure(page, "Tools opened")).toContainText("5");
  await expect(main(page).getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "true");

  await toolChoice(page).selectOption("Emotional Check-In");
  await expect(main(page).getByRole("heading", { name: "Nothing was counted in these days." })).toBeVisible();
  await main(page).getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL(/\/admin\/usage$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/usage\?range=7d&tool=letters$/);
  await expect(figure(page, "Tools opened")).toContainText("5");

  await test.step("files for a spreadsheet, which are written down", async () => {
    const saving = page.waitForEvent("download");
    await press(page, "Uses as CSV");
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^uses-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await saved.path(), "utf8")).toMatch(/,tool_load,letters,site_examplepages,2\r\n/);
    const savingAi = page.waitForEvent("download");
    await press(page, "AI answers as CSV");
    expect(await readFile(await (await savingAi).path(), "utf8")).toMatch(
      /,jargon-translator,rules,answered,,1,0,/,
    );
  });
});

test("can be used by keyboard alone, fits every screen, and carries the charts on this page only", async ({
  page,
  origins,
}) => {
  test.slow();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin`);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  const charts = () => loaded.filter((url) => /\/assets\/Usage-[\w-]+\.js$/.test(url));
  expect(charts()).toEqual([]);
  await page.goto(`${origins.product}/admin/usage`);
  await expect(figure(page, "Tools opened")).toBeVisible();
  expect(charts()).toHaveLength(1);

  await tabTo(page, "12 months (52 weeks)");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { name: "Week by week" })).toBeVisible();
  await tabTo(page, "Show as a table");
  await page.keyboard.press("Enter");
  const chart = main(page).getByRole("region", { name: "Tools", exact: true });
  await expect(chart.getByRole("row")).toHaveCount(53);

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    expect(await violations(page), `${width} px`).toEqual([]);
  }
});

test("says that it could not load, and does on Retry", async ({ page, origins, consoleMessages }) => {
  await signedInAsOperator(page, origins);
  await page.route("**/api/admin/usage?*", (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await page.goto(`${origins.product}/admin/usage`);
  const failed = main(page).getByRole("alert");
  await expect(failed).toContainText("The server gave no answer we can show.");
  await page.unroute("**/api/admin/usage?*");
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(figure(page, "Tools opened")).toBeVisible();
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("502")]);
});

test("refuses whoever is no operator kindly, and asks for nothing", async ({ page, origins }) => {
  await signedInAs(page, origins, await register(page, origins, somebody()));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${origins.product}/admin/usage`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("This page is for operators.");
  expect(asked.filter((url) => url.includes("/api/admin"))).toEqual([]);
});

/** What browsers send: five openings of a tool, two of them on a partner's page, seven of a page, and a question. */
async function fill({ product, partner }: Origins): Promise<void> {
  const send = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(product + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const times = async (count: number, event: string, subject: string, headers = {}) => {
    for (let sent = 0; sent < count; sent += 1)
      expect((await send("/api/count", { event, subject }, headers)).status).toBe(204);
  };
  await times(3, "tool_load", "letters");
  await times(2, "tool_load", "letters", { "X-Site-Key": "site_examplepages", Origin: partner });
  await times(4, "tool_start", "letters");
  await times(2, "tool_complete", "letters");
  await times(7, "page_view", "/pricing");
  expect((await send("/api/ai/translate-jargon", { term: "FAPE" })).status).toBe(200);
}

/** A figure with what stands beside it, by its name. */
function figure(page: Page, name: string) {
  return main(page)
    .locator("dl > div")
    .filter({ has: page.getByRole("term").getByText(name, { exact: true }) });
}

const toolChoice = (page: Page) => main(page).getByRole("combobox", { name: "Tool" });

function rowOf(page: Page, table: string, name: string) {
  return main(page)
    .getByRole("table", { name: table })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
}

function todayInWords(): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date());
}
