import type { Page } from "@playwright/test";
import { main, register, somebody } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { signedInAsOperator } from "./fixtures/operator.ts";
import { signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";

// What is set up on the server, and whether it works, for operators (DECISIONS 6).

const healthCall = "**/api/admin/health*";

const part = (page: Page, name: string) => main(page).getByRole("region", { name });
const check = (page: Page, name: string) =>
  part(page, "What is set up")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

test("says to operators what stands in, what is missing, and which settings change it", async ({
  page,
  origins,
}) => {
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin/health`);
  await expect(page).toHaveTitle("Health | IEP Insider");
  await expect(main(page).getByText(/\d+ things to look at/)).toBeVisible();

  await expect(check(page, "Payments")).toContainText("Stand-in");
  await expect(check(page, "Payments")).toContainText(
    "Set in the server's environment: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET",
  );
  await expect(check(page, "Database")).toContainText("SQLite");
  await expect(check(page, "Tables of the database")).toContainText("In order");
  await expect(check(page, "Metrics")).toContainText("METRICS_PORT");
  await expect(part(page, "Jobs").getByRole("row", { name: /^send mails In order/ })).toBeVisible();
  await expect(part(page, "Mails").getByText("Given up")).toBeVisible();
  await expect(part(page, "This process")).toContainText(/Version\s*1\.0\.0/);
  expect(await main(page).innerText()).not.toMatch(/sk_test|whsec|for demonstrations only/);

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    expect(await violations(page), `${width} px`).toEqual([]);
  }

  await test.step("by keyboard it looks again, and what is failing comes first", async () => {
    await page.route(healthCall, async (route) => {
      const answer = await route.fetch();
      const health = await answer.json();
      const mail = health.checks.find(({ name }: { readonly name: string }) => name === "mail");
      Object.assign(mail, { state: "failing", settings: ["SMTP_URL", "MAIL_FROM"] });
      await route.fulfill({ response: answer, json: health });
    });
    await tabToSeen(page, "Look again");
    await page.keyboard.press("Enter");
    const first = part(page, "What is set up").getByRole("listitem").first();
    await expect(first).toContainText("Outgoing mail");
    await expect(first).toContainText("Does not work");
    await page.unroute(healthCall);
  });
});

test("says that it could not look, and looks again when asked", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await signedInAsOperator(page, origins);
  await page.route(healthCall, (route) => route.abort());
  await page.goto(`${origins.product}/admin/health`);
  await expect(main(page).getByRole("alert")).toBeVisible();
  await page.unroute(healthCall);
  await main(page).getByRole("button", { name: "Retry" }).click();
  await expect(part(page, "What is set up")).toBeVisible();
  for (const message of consoleMessages.splice(0)) expect(message).toContain("ERR_FAILED");
});

test("is for operators alone", async ({ page, origins }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${origins.product}/admin/health`);
  await expect(page).toHaveURL(`${origins.product}/login`);

  const token = await register(page, origins, somebody());
  await signedInAs(page, origins, token);
  await page.goto(`${origins.product}/admin/health`);
  await expect(main(page).getByRole("heading", { name: "This page is for operators." })).toBeVisible();
  expect(asked.filter((url) => url.includes("/api/admin/"))).toEqual([]);
});
