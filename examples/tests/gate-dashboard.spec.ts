import { field, press, register, signedIn, somebody } from "./fixtures/accounts.ts";
import { beginPaying, offerOf, someAddress, storedOn, waitingFor } from "./fixtures/gates.ts";
import { opened } from "./fixtures/opened.ts";
import { cards, claimLink, payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";

// The payment gate on our own site, whole: the real server, and the provider's pages in their simulator.

test.use({ hasPaid: false });

const tool = "aide-screener";
const path = `/advanced-tools?tool=${tool}`;

test("a visitor buys one use: paid in a new tab, opened in both, and open after a reload", async ({
  page,
  origins,
}) => {
  test.slow();
  await page.goto(origins.product + path);
  const main = page.getByRole("main");
  const tab = await beginPaying(main, page);
  await expect(waitingFor(main)).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await payOnPage(tab);
  // Theirs leads to ours, which leads to the tool.
  await opened(tab.getByRole("main"));
  await opened(main);
  expect(new URL(tab.url()).search).not.toContain("payment_success");
  await page.reload();
  await opened(main);
});

test("the questionnaires open on their own page, paid there", async ({ page, origins }) => {
  test.slow();
  await page.goto(`${origins.product}/tools`);
  const main = page.getByRole("main");
  const tab = await beginPaying(main, page);
  await payOnPage(tab);
  await expect(tab).toHaveURL(`${origins.product}/tools`);
  await opened(tab.getByRole("main"), "assessments");
  await opened(main, "assessments");
});

test("a card that is declined takes nothing and opens nothing", async ({ page, origins }) => {
  await page.goto(origins.product + path);
  const main = page.getByRole("main");
  const tab = await beginPaying(main, page);
  await payOnPage(tab, cards.declined);
  await expect(tab.getByRole("alert")).toBeVisible();
  await page.bringToFront();
  await expect(waitingFor(main)).toBeVisible();
  await main.getByRole("button", { name: "I changed my mind" }).click();
  await expect(offerOf(main).pay).toBeVisible();
});

test("whoever reloads in the middle is still waited for, and can leave", async ({ page, origins }) => {
  test.slow();
  await page.goto(origins.product + path);
  const main = page.getByRole("main");
  const tab = await beginPaying(main, page);
  await page.reload();
  await expect(main.getByRole("heading", { name: "A payment is not finished yet" })).toBeVisible();
  await payOnPage(tab);
  await opened(main);
});

test("a closed tab ends with the tool open by the link in the mail, in another browser too", async ({
  page,
  origins,
  browser,
}) => {
  test.slow();
  const address = someAddress();
  await page.goto(origins.product + path);
  const tab = await beginPaying(page.getByRole("main"), page, address);
  await payOnPage(tab);
  // Before the first browser has no page left: a machine that is busy then takes its time with a new one.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await tab.close();
  await page.close();
  await other.goto(await claimLink(address, origins));
  const main = other.getByRole("main");
  await opened(main);
  expect(other.url()).not.toContain("claim");
  await elsewhere.close();
});

test("somebody who is signed in pays from the dialog, and comes back to the open tool", async ({
  page,
  origins,
}) => {
  test.slow();
  await signedIn(page, origins);
  await page.goto(origins.product + path);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog", { name: "Open 1:1 Aide Screener" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(
    main
      .getByText("Shows whether", { exact: false })
      .or(main.getByRole("heading", { level: 2 }))
      .first(),
  ).toBeVisible();
  await main.getByRole("button", { name: "See how to open it" }).click();
  await dialog.getByRole("button", { name: "Pay $4.99" }).click();
  await payOnPage(page);
  await opened(page.getByRole("main"));
  expect(Object.keys(await storedOn(page))).not.toContain("iep_purchase_key");
});

test("signing in from the gate leads back to the tool", async ({ page, origins }) => {
  const person = somebody();
  await register(page, origins, person);
  await page.goto(origins.product + path);
  await page.getByText("I have bought it already").click();
  await press(page, "Sign in");
  await expect(page).toHaveURL(`${origins.product}/login`);
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await press(page, "Sign In");
  await expect(page.getByRole("dialog", { name: "Open 1:1 Aide Screener" })).toBeVisible();
});

for (const [what, query] of [
  ["payment_success", "&payment_success=true"],
  ["the title of a tool as paid", "&payment_success=true&tool=1:1%20Aide%20Screener"],
  ["subscription_activated", "&subscription_activated=true"],
  ["a claim of nothing", "&claim=nothing"],
] as const) {
  test(`an address alone opens nothing: ${what}`, async ({ page, origins, consoleMessages }) => {
    await page.goto(origins.product + path + query);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("button", { name: "Start the screener" })).toHaveCount(0);
    await page.goto(origins.product + path);
    await expect(offerOf(page.getByRole("main")).pay).toBeVisible();
    // A link that opens nothing is refused, and the browser notes it.
    consoleMessages.splice(0);
  });
}

test("records that were edited by hand open nothing, and are removed", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.product}/terms`);
  await page.evaluate((tool) => {
    const expires = Date.now() + 3_600_000;
    const record = { toolName: "1:1 Aide Screener", verified: true, timestamp: Date.now(), expires };
    const sessionToken = "A".repeat(43);
    localStorage.setItem(`iep_payment_verification:${tool}`, JSON.stringify(record));
    localStorage.setItem("iep_verified_access", JSON.stringify({ ...record, sessionToken }));
    localStorage.setItem("iep_processed_purchases", "{{");
    localStorage.setItem("auth_token", "made.up.token");
  }, tool);
  await page.goto(origins.product + path);
  await expect(offerOf(page.getByRole("main")).pay).toBeVisible();
  const kept = Object.keys(await storedOn(page));
  expect(kept).not.toContain(`iep_payment_verification:${tool}`);
  expect(kept).not.toContain("iep_verified_access");
  expect(kept).not.toContain("auth_token");
  // The browser notes that nobody was signed in.
  for (const message of consoleMessages.splice(0)) expect(message).toContain("401");
});

test("the membership gets the address that was typed, and no address bar does", async ({ page, origins }) => {
  await page.goto(origins.product + path);
  const offer = offerOf(page.getByRole("main"));
  const address = someAddress();
  await offer.email.fill(address);
  await offer.pro.check();
  await offer.toMembership.click();
  await expect(page).toHaveURL(`${origins.product}/subscribe`);
  await expect(page.getByRole("textbox", { name: "Email Address" })).toHaveValue(address);
});

test("by keyboard alone: from the tool's card to the payment page", async ({ page, origins }) => {
  await page.goto(origins.product + path);
  await expect(offerOf(page.getByRole("main")).pay).toBeVisible();
  await tabToSeen(page, /^One use for/);
  await page.keyboard.press("ArrowDown");
  await expect(offerOf(page.getByRole("main")).pro).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await tabToSeen(page, "Email Address");
  await page.keyboard.type(someAddress());
  const [tab] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await expect(tab.getByLabel("Card number")).toBeVisible();
  await expect(waitingFor(page.getByRole("main"))).toBeFocused();
});
