import { alert, main, press, somebody, toast } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { atCardForm, beginPurchase, cardFrame, completePayment, testCards } from "./fixtures/cardForm.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ hasPaid: false });

for (const query of ["", "?client_secret=", "?client_secret=hello", "?client_secret=%3Cb%3E"]) {
  test(`/checkout${query} holds no payment, and leads back`, async ({ page, origins }) => {
    await page.goto(`${origins.product}/checkout${query}`);
    await expect(alert(page, "Invalid payment session. Please try again.")).toBeVisible();
    await press(page, "Go Back");
    await expect(page).toHaveURL(`${origins.product}/pay-per-use`);
  });
}

test("a declined card is said in the provider's words, charges nothing, and another one works", async ({
  page,
  origins,
}) => {
  test.slow();
  await beginPurchase(page, origins, somebody().email);
  await inEveryLook(page, async (look) => {
    expect(await violations(page), look).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width, `${look}: wider than the window`).toBeLessThanOrEqual(0);
  });
  for (const [card, words] of [
    [testCards.declined, /declined/],
    [testCards.poor, /insufficient funds/],
  ] as const) {
    await completePayment(page, card);
    await expect(toast(page, "Payment Failed")).toBeVisible();
    await expect(alert(page, "Payment Failed")).toContainText(words);
    await expect(alert(page, "Payment Failed")).toContainText("You were not charged.");
    await expect(main(page).getByRole("button", { name: "Complete Payment" })).toBeEnabled();
  }
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
  await completePayment(page, testCards.good);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
});

test("an empty form is said where it is, and sends nothing", async ({ page, origins }) => {
  await beginPurchase(page, origins, somebody().email);
  await press(page, "Complete Payment");
  await expect(alert(page, "Payment Failed")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Complete Payment" })).toBeEnabled();
});

test("a card whose bank asks: over a reload, approved", async ({ page, origins }) => {
  test.slow();
  await beginPurchase(page, origins, somebody().email);
  await completePayment(page, testCards.asks);
  await expect(cardFrame(page).getByRole("heading", { name: "Your bank asks: is this you?" })).toBeVisible();
  await expect(main(page)).toContainText("Your bank asks a question.");
  await page.reload();
  await cardFrame(page).getByRole("button", { name: "Yes, approve" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
});

test("a card whose bank asks: declined, and nothing is charged", async ({ page, origins }) => {
  await beginPurchase(page, origins, somebody().email);
  await completePayment(page, testCards.asks);
  await cardFrame(page).getByRole("button", { name: "No, decline" }).click();
  await expect(alert(page, "Payment Failed")).toContainText("You were not charged.");
  await expect(main(page).getByRole("button", { name: "Complete Payment" })).toBeEnabled();
});

test("a reload finds the same payment; once it is paid, the page says so and charges nothing", async ({
  page,
  origins,
}) => {
  test.slow();
  await beginPurchase(page, origins, somebody().email);
  const address = page.url();
  await page.reload();
  await atCardForm(page);
  expect(page.url()).toBe(address);
  await completePayment(page, testCards.good);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  await page.goto(address);
  await expect(page.getByText("This payment is done.")).toBeVisible();
  await expect(main(page).getByRole("button")).toHaveCount(0);
  await main(page).getByRole("link", { name: "See your purchase" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  await page.waitForTimeout(2500);
  expect(page.url()).toContain("/payment-success");
});

test("a return address elsewhere is passed over", async ({ page, origins }) => {
  await beginPurchase(page, origins, somebody().email);
  const address = new URL(page.url());
  address.searchParams.set("return_url", `${origins.partner}/`);
  await page.goto(address.href);
  await atCardForm(page);
  await completePayment(page, testCards.good);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  expect(page.url().startsWith(`${origins.product}/payment-success?session_id=pi_`)).toBe(true);
});

test("what another window says of the payment is not believed", async ({ page, origins }) => {
  await beginPurchase(page, origins, somebody().email);
  await page.evaluate(() => window.postMessage({ type: "succeeded" }, "*"));
  await page.waitForTimeout(300);
  await expect(main(page).getByRole("button", { name: "Complete Payment" })).toBeEnabled();
  expect(page.url()).toContain("/checkout?");
});

test("without the card form the page says so, and fetches it on another try", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await beginPurchase(page, origins, somebody().email);
  await page.route("**/api/config", (route) => route.abort());
  await page.reload();
  await expect(alert(page, "The card form did not load.")).toContainText("You were not charged.");
  await page.unroute("**/api/config");
  await press(page, "Try again");
  await atCardForm(page);
  expect(consoleMessages.splice(0).every((message) => message.includes("ERR_FAILED"))).toBe(true);
});
