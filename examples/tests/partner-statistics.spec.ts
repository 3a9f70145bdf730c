import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { main, press } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { expectNoSidewaysScroll } from "./fixtures/looks.ts";
import { approvedPartner } from "./fixtures/partners.ts";
import { signedInAs } from "./fixtures/proMember.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";

// What a partner gets to know of its pages: nothing under eleven (DECISIONS 34).

test("shows fewer than 11 after ten loads, and 11 after the eleventh; as a table, a file and a page of paper", async ({
  page,
  origins,
}) => {
  test.slow();
  const { siteKey, token } = await approvedPartner(page, origins, [origins.partner]);
  await signedInAs(page, origins, token);
  await page.goto(`${origins.product}/partners/statistics`);
  await expect(page).toHaveTitle("Statistics | IEP Insider");
  await expect(main(page).getByText("Bay Harbor Parent Center")).toBeVisible();

  await test.step("ten loads", async () => {
    await load(page, origins, siteKey, 10);
    await page.reload();
    await expect(figure(page, "Opened")).toHaveText("Openedfewer than 11 a day");
    await expect(main(page).getByRole("heading", { name: "Nothing has reached 11" })).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Choose a tool and copy its code" })).toHaveAttribute(
      "href",
      `/embed-builder?site-key=${siteKey}`,
    );
    expect(await violations(page)).toEqual([]);
  });

  await test.step("the eleventh", async () => {
    await load(page, origins, siteKey, 1);
    await page.reload();
    await expect(figure(page, "Opened")).toHaveText("Opened11");
    await expect(figure(page, "Started")).toHaveText("Startedfewer than 11 a day");
    await expect(row(page, "Parent Rights Guide")).toHaveText(
      "Parent Rights Guide11fewer than 11 a dayfewer than 11 a day",
    );
    await expect(main(page).locator(".recharts-line")).toHaveCount(3);
    await main(page).getByText("Show as a table").click();
    const days = main(page)
      .getByRole("table", { name: /^All tools:/ })
      .getByRole("row");
    await expect(days).toHaveCount(31);
    await expect(days.nth(1)).toHaveText(/11fewer than 11fewer than 11$/);
    await expect(days.nth(2)).toHaveText(/fewer than 11fewer than 11fewer than 11$/);
    expect(await violations(page)).toEqual([]);
    await expectNoSidewaysScroll(page, "statistics");
  });

  await test.step("by month, of one tool; the address has it, the way back leads through it", async () => {
    await main(page).getByRole("link", { name: "12 months" }).click();
    await main(page).getByLabel("Tool", { exact: true }).selectOption("Parent Rights Guide");
    await expect(page).toHaveURL(/\?from=[\d-]+&to=[\d-]+&tool=rights$/);
    await expect(main(page).getByRole("heading", { name: "Month by month" })).toBeVisible();
    await page.reload();
    await expect(figure(page, "Opened")).toHaveText("Opened11");
    await page.goBack();
    await expect(main(page).getByLabel("Tool", { exact: true })).toHaveValue("");
  });

  await test.step("days that cannot be are said in place", async () => {
    await main(page).getByLabel("Last day").fill("2020-01-01");
    await press(page, "Show these days");
    await expect(main(page).getByText("The last day must not be before the first.")).toBeVisible();
    await expect(main(page).getByLabel("Last day")).toBeFocused();
  });

  await test.step("a file", async () => {
    const download = page.waitForEvent("download");
    await press(page, "Download as CSV");
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^tools-by-month-[\d-]+-to-[\d-]+\.csv$/);
    expect(await readFile(await file.path(), "utf8")).toContain(
      "Parent Rights Guide,11,fewer than 11 a day so far",
    );
  });

  await test.step("a page of paper", async () => {
    await main(page).getByRole("link", { name: "Report to print" }).click();
    await expect(page).toHaveURL(/\/partners\/statistics\/report\?from=[\d-]+&to=[\d-]+$/);
    await expect(page).toHaveTitle("Usage Report | IEP Insider");
    const report = main(page).getByRole("article");
    await expect(report.getByRole("heading", { name: "Bay Harbor Parent Center" })).toBeVisible();
    await expect(report.getByRole("row", { name: /^All tools together/ })).toContainText("11");
    expect(await violations(page)).toEqual([]);
    await expectNoSidewaysScroll(page, "report");
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
});

/** What elements on the partner's page send. */
async function load(
  page: Page,
  { product, partner }: Origins,
  siteKey: string,
  times: number,
): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const answer = await page.request.post(`${product}/api/count`, {
      data: { event: "tool_load", subject: "rights" },
      headers: { "X-Site-Key": siteKey, Origin: partner },
    });
    expect(answer.status()).toBe(204);
  }
}

function figure(page: Page, term: string) {
  return main(page)
    .locator("dl > div")
    .filter({ hasText: new RegExp(`^${term}`) })
    .first();
}

function row(page: Page, tool: string) {
  return main(page)
    .getByRole("table", { name: /^Tools/ })
    .getByRole("row", { name: tool });
}
