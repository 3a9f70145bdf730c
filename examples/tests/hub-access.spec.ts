import { randomUUID } from "node:crypto";
import { alert, main, somebody } from "./fixtures/accounts.ts";
import { beginPurchase, completePayment, testCards } from "./fixtures/cardForm.ts";
import { opened } from "./fixtures/opened.ts";
import { mailsTo } from "./fixtures/outbox.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { buy } from "./fixtures/wallet.ts";

test.use({ hasPaid: false });

for (const query of [
  "tool=aide-screener",
  "tool=aide-screener&payment_success=true",
  "tool=1%3A1+Aide+Screener&payment_success=true",
  "subscription_activated=true&tool=aide-screener",
]) {
  test(`?${query} opens nothing that was not paid`, async ({ page, origins }) => {
    await page.goto(`${origins.product}/advanced-tools?${query}`);
    if (query.includes("_")) await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("button", { name: "Start the screener" })).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("button", { name: "Start the screener" })).toHaveCount(0);
  });
}

test("a written record of a payment opens nothing", async ({ page, origins }) => {
  await page.goto(`${origins.product}/terms`);
  await page.evaluate(() => {
    const record = {
      toolName: "1:1 Aide Screener",
      verified: true,
      timestamp: Date.now(),
      expires: Date.now() + 3e6,
    };
    localStorage.setItem("iep_payment_verification:aide-screener", JSON.stringify(record));
  });
  await page.goto(`${origins.product}/advanced-tools?tool=aide-screener&payment_success=true`);
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Start the screener" })).toHaveCount(0);
});

test("an unspent use is spent by a press, not by an address", async ({ page, origins }) => {
  const key = await buy(origins, "aide-screener");
  await page.goto(`${origins.product}/terms`);
  await page.evaluate((it) => localStorage.setItem("iep_purchase_key", it), key);
  await page.goto(`${origins.product}/advanced-tools?tool=aide-screener&payment_success=true`);
  await main(page).getByRole("button", { name: "Open it now" }).click();
  await opened(page);
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  // It stays open at the plain address, over a reload, and Back to All Tools leads to them.
  await page.reload();
  await opened(page);
  await main(page).getByRole("button", { name: "Back to All Tools" }).click();
  await expect(page.locator("[data-tool]").first()).toBeVisible();
  await page.goBack();
  await opened(page);
});

test("the link of the mail opens a tool in another browser, and leaves the address at once", async ({
  page,
  origins,
  browser,
}) => {
  test.slow();
  const { email } = somebody();
  await beginPurchase(page, origins, email);
  await completePayment(page, testCards.good);
  await expect(page.getByText("You have a paid use: Assessment Quiz Access")).toBeVisible();
  const link = await claimLinkTo(email, origins);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText("You have a paid use: Assessment Quiz Access")).toBeVisible();
  await expect(elsewhere).toHaveURL(`${origins.product}/advanced-tools`);
  expect(await elsewhere.evaluate(() => JSON.stringify(history.state))).not.toContain(
    new URL(link).searchParams.get("claim"),
  );
});

test("a link that opens nothing says so kindly, and can be tried again when there was no answer", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.product}/advanced-tools?tool=letters&claim=${randomUUID()}`);
  await expect(alert(page, "This link does not open anything.")).toContainText(
    "nothing you paid for is lost",
  );
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  await page.reload();
  await expect(alert(page, "This link does not open anything.")).toBeVisible();
  await page.route("**/api/access/claim", (route) => route.abort());
  await page.reload();
  await expect(alert(page, "We could not open what you bought.")).toBeVisible();
  await page.unroute("**/api/access/claim");
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(alert(page, "This link does not open anything.")).toBeVisible();
  expect(consoleMessages.splice(0).every((text) => /40\d|ERR_FAILED/.test(text))).toBe(true);
});

test("a link whose use is spent says so", async ({ page, origins }) => {
  await page.route("**/api/access/claim", (route) =>
    route.fulfill({ json: { tool: "letters", kind: "quiz", purchaseKey: "k".repeat(43) } }),
  );
  await page.goto(`${origins.product}/advanced-tools?tool=letters&claim=abc`);
  await expect(alert(page, "You have used what this link opens.")).toBeVisible();
  await main(page).getByRole("link", { name: "See all tools" }).click();
  await expect(page.locator("[data-tool]").first()).toBeVisible();
});

test("the return page tells what became of a payment by the server's answer alone", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const open = (answer: object) =>
    page
      .route("**/api/payment-success?*", (route) => route.fulfill({ json: { ...nothing, ...answer } }))
      .then(() =>
        page.goto(`${origins.product}/payment-success?session_id=pi_${randomUUID().slice(0, 8)}&type=quiz`),
      );
  await page.goto(`${origins.product}/payment-success?session_id=pi_nobody&type=subscription`);
  await expect(main(page)).toContainText("We do not know this payment.");
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("404")]);
  await open({ status: "failed" });
  await expect(alert(page, "The payment did not go through.")).toContainText("You were not charged.");
  await open({ status: "refunded" });
  await expect(main(page)).toContainText("This payment was refunded.");
  await open({ status: "processing" });
  await expect(main(page)).toContainText("Processing your payment...");
  // It asks again by itself. The newest route answers, so that no question meets the server in between.
  await page.route("**/api/payment-success?*", (route) =>
    route.fulfill({
      json: { ...nothing, status: "paid", tool: "letters", kind: "quiz", alreadyProcessed: true },
    }),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  await expect(main(page).getByRole("link", { name: "Access Your Tool" })).toHaveAttribute(
    "href",
    "/advanced-tools?tool=letters&payment_success=true",
  );
});

const nothing = {
  subscriptionActivated: false,
  newAccountCreated: false,
  sessionToken: null,
  alreadyProcessed: false,
  tool: null,
  kind: null,
  returnUrl: null,
  purchaseKey: null,
};

/** The link of the purchase mail. */
async function claimLinkTo(email: string, origins: Origins): Promise<string> {
  const pattern = /http:\/\/\S+\/advanced-tools\?\S*claim=[\w-]+/;
  const found = () => mailsTo(email, origins).flatMap(({ text }) => pattern.exec(text)?.[0] ?? []);
  await expect.poll(() => found().length, `a mail to ${email} with its link`).toBeGreaterThan(0);
  return (found()[0] ?? "").replaceAll("&amp;", "&");
}
