import { alert, field, main, press, signedIn, somebody, toast } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import {
  atCardForm,
  beginPurchase,
  cardFrame,
  completePayment,
  fromElsewhere,
  testCards,
} from "./fixtures/cardForm.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";
import { tabToSeen } from "./fixtures/walk.ts";

test.use({ hasPaid: false });

test("a visitor buys one use and opens a tool with it, by keyboard up to the card", async ({
  page,
  origins,
}) => {
  test.slow();
  const { email } = somebody();
  const traffic = recordTraffic(page);
  await fromElsewhere(page);
  await page.goto(`${origins.product}/pay-per-use`);
  await expect(main(page).getByRole("heading", { name: "Complete Purchase" })).toBeHidden();
  await tabToSeen(page, /^Assessment Quiz Access/);
  await page.keyboard.press("Space");
  await expect(main(page).getByRole("heading", { name: "Complete Purchase" })).toBeVisible();
  await tabToSeen(page, "Email Address");
  await page.keyboard.type(email);
  await tabToSeen(page, "Pay $4.99");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Payment Started")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Processing..." })).toBeDisabled();
  await atCardForm(page);
  await expect(page.getByText("This is a demo. No money moves.")).toBeVisible();
  await completePayment(page, testCards.good);

  await expect(page).toHaveURL(/\/payment-success\?session_id=pi_\w+&type=quiz$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const name of ["Access Your Tool", "Browse All Tools"])
    await expect(main(page).getByRole("link", { name })).toBeVisible();
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  await expect(page.getByText("You have a paid use: Assessment Quiz Access")).toBeVisible();

  // Back shows it once more, and leads nobody on.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  await page.waitForTimeout(2500);
  expect(page.url()).toContain("/payment-success");
  await main(page).getByRole("link", { name: "Access Your Tool" }).click();

  // A use is spent by a press.
  await page.getByRole("link", { name: "1:1 Aide Screener" }).click();
  await press(page, "Open it now");
  await opened(page);
  await page.reload();
  await opened(page);
  await page.goto(`${origins.product}/advanced-tools`);
  await expect(page.locator("[data-tool]").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("You have a paid use")).toBeHidden();

  // Counted once, by what was bought alone.
  const counts = (await traffic.sent()).filter(({ body }) => body?.includes('"purchase"'));
  expect(counts.map(({ body }) => body)).toEqual([
    JSON.stringify({ event: "purchase", subject: "/pay-per-use" }),
  ]);
  // The card went to the payment service alone, and nothing of it to us.
  for (const { url, everything } of await traffic.sent())
    if (/4242.?4242/.test(everything)) expect(url.startsWith(origins.simulator), url).toBe(true);
});

test("asks for an option and an address before anything is sent", async ({ page, origins }) => {
  await page.route("**/api/create-payment", (route) => route.abort());
  await page.goto(`${origins.product}/pay-per-use`);
  const options = main(page).getByRole("radio");
  await expect(options).toHaveCount(2);
  await expect(main(page).getByText("$4.99 one-time")).toHaveCount(2);
  await expect(main(page).getByRole("radio", { name: /^AI Chatbot Question/ })).toBeEnabled();
  await main(page)
    .getByRole("radio", { name: /^Assessment Quiz Access/ })
    .check();
  await expect(field(page, "Email Address")).toHaveAccessibleDescription(
    "We send your access details to this address.",
  );
  await press(page, "Pay $4.99");
  await expect(toast(page, "Missing Information")).toBeVisible();
  await expect(toast(page, "Please select a payment option and enter your email.")).toBeVisible();
  await expect(alert(page, "Invalid email address")).toBeVisible();
  await expect(field(page, "Email Address")).toBeFocused();
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
});

test("says that it failed, keeps the address, and works on another try", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const { email } = somebody();
  await fromElsewhere(page);
  await page.goto(`${origins.product}/pay-per-use`);
  await main(page)
    .getByRole("radio", { name: /^Assessment Quiz Access/ })
    .check();
  await field(page, "Email Address").fill(email);
  await page.route("**/api/create-payment", (route) => route.fulfill({ status: 502, body: "<h1>502</h1>" }));
  await press(page, "Pay $4.99");
  await expect(toast(page, "Error")).toBeVisible();
  await expect(alert(page, "Something went wrong. Please try again.")).toContainText("You were not charged");
  await expect(field(page, "Email Address")).toHaveValue(email);
  await page.unroute("**/api/create-payment");
  await fromElsewhere(page);
  await press(page, "Pay $4.99");
  await atCardForm(page);
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("502")]);
});

test("somebody who is signed in is asked for no address, and the purchase is the account's", async ({
  page,
  origins,
  browser,
}) => {
  test.slow();
  const person = await signedIn(page, origins);
  await fromElsewhere(page);
  await page.goto(`${origins.product}/pay-per-use`);
  await main(page)
    .getByRole("radio", { name: /^Assessment Quiz Access/ })
    .check();
  await expect(main(page).getByText(person.email)).toBeVisible();
  await expect(main(page).getByRole("textbox")).toHaveCount(0);
  await press(page, "Pay $4.99");
  await atCardForm(page);
  await completePayment(page, testCards.good);
  await expect(page.getByText("You have a paid use: Assessment Quiz Access")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("iep_purchase_key"))).toBeNull();
  // Another browser that is signed in has it, too.
  const elsewhere = await (await browser.newContext()).newPage();
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  await elsewhere.goto(`${origins.product}/terms`);
  await elsewhere.evaluate((it) => localStorage.setItem("auth_token", it ?? ""), token);
  await elsewhere.goto(`${origins.product}/advanced-tools`);
  await expect(elsewhere.getByText("You have a paid use: Assessment Quiz Access")).toBeVisible();
});

test("leaving within the two seconds leads nobody to the payment", async ({ page, origins }) => {
  await fromElsewhere(page);
  await page.goto(`${origins.product}/pay-per-use`);
  await main(page)
    .getByRole("radio", { name: /^Assessment Quiz Access/ })
    .check();
  await field(page, "Email Address").fill(somebody().email);
  await press(page, "Pay $4.99");
  await expect(toast(page, "Payment Started")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.waitForTimeout(3000);
  expect(page.url()).toBe(`${origins.product}/terms`);
});

test("the way back from the card form keeps the page usable", async ({ page, origins }) => {
  await beginPurchase(page, origins, somebody().email);
  await expect(cardFrame(page).getByLabel("Card number")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pay Per Use");
  // The browser brings back what was chosen, and the page goes by it.
  await expect(main(page).getByRole("radio", { name: /^Assessment Quiz Access/ })).toBeChecked();
  await expect(main(page).getByRole("button", { name: "Pay $4.99" })).toBeEnabled();
});
