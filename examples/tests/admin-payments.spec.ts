import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { main, press, register, somebody } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { signedInAsOperator } from "./fixtures/operator.ts";
import { control, payAt } from "./fixtures/payments.ts";
import { signedInAs } from "./fixtures/proMember.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";

// The operator's payments (DECISIONS 6 and 13 to 17). Each worker has a database of its own, which the first test fills.
test.describe.configure({ mode: "serial" });

const path = "/admin/payments";

test("an operator finds a payment, reads its story and refunds it, and keeps the place in the list", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await signedInAsOperator(page, origins);
  const list = "**/api/admin/payments?*";
  await page.route(list, (route) => route.fulfill({ json: { rows: [], next: null, previous: null } }));
  await page.goto(`${origins.product}${path}`);
  await expect(page).toHaveTitle("Payments | IEP Insider");
  await expect(main(page).getByRole("heading", { name: "No payments yet" })).toBeVisible();
  await page.unroute(list);

  await buy(origins, "ana.ruiz@example.org");
  const disputed = await buy(origins, "ben.berg@example.org");
  await control(origins.simulator, "openDispute", { payment: disputed });
  await control(origins.simulator, "settled", {});
  await begin(origins, "ana.later@example.org");
  await page.reload();
  await expect(rows(page).nth(0)).toContainText("ana.later@example.org");
  await expect(rows(page).nth(0)).toContainText("Not paid yet");
  await expect(rows(page).nth(1)).toContainText("Disputed");
  await expect(rows(page).nth(2)).toContainText("$4.99");
  const all = await rows(page).count();

  await test.step("filters and search stand in the address and outlive a reload", async () => {
    await main(page).getByLabel("Buyer or number").fill("ANA");
    await press(page, "Search");
    await expect(rows(page)).toHaveCount(2);
    await main(page).getByLabel("Status").selectOption("Paid");
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(`${origins.product}${path}?search=ANA&status=paid`);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(main(page).getByLabel("Status")).toHaveValue("paid");
  });

  await test.step("the file has what the list shows", async () => {
    const download = page.waitForEvent("download");
    await press(page, "Download as CSV");
    expect((await download).suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
  });

  const name = `Payment ${(await rows(page).getByRole("link").innerText()).slice(1)}`;
  await rows(page).getByRole("link").click();
  const story = main(page).getByRole("heading", { level: 2, name, exact: true });
  await expect(story).toBeFocused();
  await expect(part(page, "What happened").getByRole("listitem")).toHaveCount(2);
  await expect(part(page, "What it opens now")).toContainText("One use of 1:1 Aide Screener, not used yet.");
  await expect(part(page, "Its mails")).toContainText("Receipt, with the link to the tool");

  await test.step("the refund asks first, tells of a failure, and is done once", async () => {
    await press(page, "Refund…");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Refund $4.99 to an…@…?");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await page.route("**/api/admin/payment-refund", (route) =>
      route.fulfill({
        status: 409,
        json: { code: "not_refundable", message: "No.", error: "No.", requestId: "1" },
      }),
    );
    await press(page, "Refund…");
    await dialog.getByRole("button", { name: "Refund $4.99" }).click();
    await expect(dialog.getByText("No.")).toBeVisible();
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("409")]);
    await page.unroute("**/api/admin/payment-refund");
    await dialog.getByRole("button", { name: "Refund $4.99" }).dblclick();
    await expect(page.getByText("Refunded.", { exact: true })).toBeVisible();
    await expect(main(page).getByText("All of it was given back.")).toBeVisible();
    await expect(part(page, "What happened")).toContainText("An operator refunded it.");
    await expect(part(page, "What it opens now")).toContainText("Nothing.");
    await expect(main(page).getByRole("button", { name: "Refund…" })).toHaveCount(0);
  });

  await test.step("the way back leads to the same place of the list", async () => {
    await page.reload();
    await expect(story).toBeVisible();
    await main(page).getByRole("link", { name: "Back to the list" }).click();
    await expect(page).toHaveURL(`${origins.product}${path}?search=ANA&status=paid`);
    await expect(main(page).getByRole("heading", { name: "No payment fits" })).toBeVisible();
    await page.goBack();
    await expect(story).toBeVisible();
    await page.goForward();
    await press(page, "Show all");
    await expect(rows(page)).toHaveCount(all);
  });
});

test("ends the membership of a month that was refunded; by keyboard, on every screen", async ({
  page,
  origins,
}) => {
  // It looks at three screens in two widths for violations.
  test.slow();
  await signedInAsOperator(page, origins);
  await join(origins, "member@example.org");
  await page.goto(`${origins.product}${path}?kind=subscription`);
  await expect(rows(page)).toHaveCount(1);
  await fits(page);

  await tabToSeen(page, await rows(page).getByRole("link").innerText());
  await page.keyboard.press("Enter");
  await expect(part(page, "The membership")).toContainText("It runs.");
  await fits(page);
  await tabToSeen(page, "Refund…");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("The membership itself goes on");
  expect(await violations(page)).toEqual([]);
  await tabToSeen(page, "Refund $19.99");
  await page.keyboard.press("Enter");
  await expect(part(page, "The membership")).toContainText("will charge the next month");
  await tabToSeen(page, "End the membership…");
  await page.keyboard.press("Enter");
  await tabToSeen(page, "End the membership");
  await page.keyboard.press("Enter");
  await expect(part(page, "The membership")).toContainText("An operator ended it after the refund.");
  await fits(page);
});

test("says what is not there, what is too short and what did not load", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await signedInAsOperator(page, origins);
  for (const id of ["987654321", "abc"]) {
    await page.goto(`${origins.product}${path}?id=${id}`);
    await expect(main(page).getByRole("heading", { name: "There is no such payment" })).toBeVisible();
  }
  await page.goto(`${origins.product}${path}?search=a`);
  await expect(main(page).getByText("at least 3 characters")).toBeVisible();
  await page.goto(`${origins.product}${path}?cursor=gone`);
  await expect(main(page).getByText("This place in the list is gone.")).toBeVisible();
  await main(page).getByRole("link", { name: "Go to the first page" }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.route("**/api/admin/payments?*", (route) => route.fulfill({ status: 502, body: "" }));
  await page.goto(`${origins.product}${path}?search=nobody@`);
  await expect(main(page).getByText("This list did not load.")).toBeVisible();
  await page.unroute("**/api/admin/payments?*");
  await press(page, "Retry");
  await expect(main(page).getByRole("heading", { name: "No payment fits" })).toBeVisible();
  for (const message of consoleMessages.splice(0)) expect(message).toMatch(/404|400|502/);
});

test("is for operators alone, and asks for nothing otherwise", async ({ page, origins }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${origins.product}${path}?id=1`);
  await expect(page).toHaveURL(`${origins.product}/login`);
  await signedInAs(page, origins, await register(page, origins, somebody()));
  await page.goto(`${origins.product}${path}?id=1`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("This page is for operators.");
  expect(asked.filter((url) => url.includes("/api/admin"))).toEqual([]);
});

const rows = (page: Page) => main(page).locator("#payments tbody tr");
const part = (page: Page, name: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 3, name }) });

async function fits(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    expect(await violations(page), `${width} px`).toEqual([]);
  }
}

/** Buys one use as a tool's gate does, and pays it. @returns the payment page's id. */
async function buy(origins: Origins, email: string): Promise<string> {
  const address = await begin(origins, email);
  await payAt(origins, address);
  return address.split("/").at(-1) ?? "";
}

async function begin(origins: Origins, email: string): Promise<string> {
  const tool = { paymentType: "quiz", toolUsed: "aide-screener", toolName: "1:1 Aide Screener" };
  return (await post(origins, "/api/create-payment", { email, ...tool })).checkoutUrl;
}

async function join(origins: Origins, email: string): Promise<void> {
  const form = { name: "Mia Berg", password: "seven blue kites", createAccount: true, acceptsRenewal: true };
  const { checkoutUrl } = await post(origins, "/api/create-subscription", { email, ...form });
  await payAt(origins, checkoutUrl);
}

async function post({ product }: Origins, call: string, body: object): Promise<{ checkoutUrl: string }> {
  const answer = await fetch(product + call, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      // Each from another network: purchases of one are limited.
      "X-Forwarded-For": `198.19.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
  return answer.json();
}
