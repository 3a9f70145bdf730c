import { alert, field, main, newPerson, press, register } from "./fixtures/accounts.ts";
import { beginPaying, offerOf, someAddress, storedOn } from "./fixtures/gates.ts";
import { fillRequired, letterList } from "./fixtures/letters.ts";
import { chooseByKeyboard } from "./fixtures/localTools.ts";
import { opened } from "./fixtures/opened.ts";
import { cards, claimLink, payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";
import { passFirstStep, secondSection, tabToSeen } from "./fixtures/walk.ts";
import { buy } from "./fixtures/wallet.ts";

// The payment gate in the dashboard, end to end: the real server, and the provider's pages from its simulator.

test.use({ hasPaid: false });

const tool = "aide-screener";
const path = `/advanced-tools?tool=${tool}`;

test("a letter begun in a free tool is still filled in after its payment, and after a reload", async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.product}/advanced-tools?tool=meeting-checklist`);
  await main(page)
    .locator("summary", { hasText: /^After the meeting/ })
    .click();
  await press(page, "Write the follow-up letter");
  await opened(main(page), "letter-generator");
  await fillRequired(main(page));
  await press(page, "Write my letter");
  await beginPaying(main(page), page);
  await page.goBack();
  await press(page, "Write my letter");
  await expect(main(page).getByRole("heading", { name: /^(A|Your) payment is not finished/ })).toBeVisible();
  await page.goForward();
  await payOnPage(page, cards.declined);
  await expect(page.getByRole("alert")).toBeVisible();
  await payOnPage(page);
  await opened(main(page), "letter-generator");
  await expect(letterList(main(page))).toHaveValue("follow_up");
  await expect(page.getByText(/^Open until \w+day/).first()).toBeVisible();
  expect(new URL(page.url()).search).not.toContain("payment_success");
  await page.reload();
  await opened(main(page), "letter-generator");
  await expect(letterList(main(page))).toHaveValue("follow_up");
});

test("a tool that waits at its gate in another tab opens by itself after the payment", async ({
  page,
  context,
  origins,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(origins.product + path);
    await passFirstStep(main(tab));
    await expect(offerOf(main(tab)).pay).toBeVisible();
  }
  await beginPaying(main(other), other);
  await payOnPage(other);
  await expect(secondSection(other)).toBeVisible();
  await expect(offerOf(main(page)).pay).toBeVisible();
  // To the test's browser both tabs are in front.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(secondSection(page)).toBeVisible();
});

test("by keyboard alone, a visitor pays for the questionnaires on their page", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.product}/tools`);
  await opened(main(page), "assessments");
  await tabToSeen(page, "Start: One-to-One Aide");
  await page.keyboard.press("Enter");
  await chooseByKeyboard(page, main(page).getByRole("radio", { name: /^Some safety concern/ }));
  await tabToSeen(page, "Next");
  await page.keyboard.press("Enter");
  await expect(offerOf(main(page)).pay).toBeVisible();
  await tabToSeen(page, /^One use for/);
  await page.keyboard.press("ArrowDown");
  await expect(offerOf(main(page)).pro).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await tabToSeen(page, "Email Address");
  await page.keyboard.type(someAddress());
  await page.keyboard.press("Enter");
  await payOnPage(page);
  await expect(page).toHaveURL(`${origins.product}/tools`);
  await press(page, "Previous");
  await expect(main(page).getByRole("radio", { name: /^Some safety concern/ })).toBeChecked();
});

test("with all tabs closed, the mail's link opens the tool elsewhere", { tag: "@full" }, async ({
  page,
  origins,
  browser,
}) => {
  const address = someAddress();
  await page.goto(origins.product + path);
  await passFirstStep(main(page));
  await beginPaying(main(page), page, address);
  await payOnPage(page);
  // Created before the first browser has no page left.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await page.close();
  await other.goto(await claimLink(address, origins));
  await passFirstStep(main(other));
  await expect(secondSection(other)).toBeVisible();
  expect(other.url()).not.toContain("claim");
  await elsewhere.close();
});

test("signing in at the gate leads back to the tool, paid for from the dialog", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  const person = newPerson();
  await register(page, origins, person);
  await page.goto(origins.product + path);
  await passFirstStep(main(page));
  await page.getByText("I have bought it already").click();
  await press(page, "Sign in");
  await expect(page).toHaveURL(`${origins.product}/login`);
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await press(page, "Sign In");
  const dialog = page.getByRole("dialog", { name: "Open 1:1 Aide Screener" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await press(page, "See how to open it");
  await dialog.getByRole("button", { name: "Pay $4.99" }).click();
  await payOnPage(page);
  await expect(secondSection(page)).toBeVisible();
  // The purchase belongs to the account, so this browser keeps no key.
  expect(Object.keys(await storedOn(page))).not.toContain("iep_purchase_key");
});

test("no address and no edited storage opens an unpaid tool", async ({ page, origins, consoleMessages }) => {
  const gate = offerOf(main(page)).pay;
  for (const query of [
    `?tool=${tool}&payment_success=true`,
    "?tool=1:1%20Aide%20Screener&payment_success=true",
  ]) {
    await page.evaluate(() => sessionStorage.clear()).catch(() => {});
    await page.goto(`${origins.product}/advanced-tools${query}`);
    await passFirstStep(main(page));
    await expect(gate, query).toBeVisible();
    await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  }
  for (const [query, shown] of [
    [`?subscription_activated=true&tool=${tool}`, page.locator("[data-tool]").first()],
    [`?tool=${tool}&claim=nothing`, alert(page, "This link does not open anything.")],
  ] as const) {
    await page.goto(`${origins.product}/advanced-tools${query}`);
    await expect(shown, query).toBeVisible();
    await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  }
  await page.evaluate((tool) => {
    const expires = Date.now() + 3_600_000;
    const record = { toolName: "1:1 Aide Screener", verified: true, timestamp: Date.now(), expires };
    localStorage.setItem(`iep_payment_verification:${tool}`, JSON.stringify(record));
    localStorage.setItem("iep_verified_access", JSON.stringify({ ...record, sessionToken: "A".repeat(43) }));
    localStorage.setItem("iep_processed_purchases", "{{");
    localStorage.setItem("auth_token", "made.up.token");
  }, tool);
  await page.goto(`${origins.product}${path}&payment_success=true`);
  await expect(gate).toBeVisible();
  const written = [`iep_payment_verification:${tool}`, "iep_verified_access", "auth_token"];
  await expect
    .poll(async () => Object.keys(await storedOn(page)).filter((name) => written.includes(name)))
    .toEqual([]);
  // The browser logs the link that was refused and the session that does not exist.
  consoleMessages.allow(/40\d/);
});

test("a paid use starts when its button is pressed, not when a link is opened", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  const key = await buy(origins, tool);
  await page.goto(`${origins.product}/terms`);
  await page.evaluate((it) => localStorage.setItem("iep_purchase_key", it), key);
  await page.goto(`${origins.product}${path}&payment_success=true`);
  await passFirstStep(main(page));
  await press(page, "Open it now");
  await expect(secondSection(page)).toBeFocused();
  await expect(page).toHaveURL(`${origins.product}/advanced-tools`);
  await page.reload();
  await expect(secondSection(page)).toBeVisible();
  await press(page, "Back to All Tools");
  await expect(page.locator("[data-tool]").first()).toBeVisible();
  await page.goBack();
  await expect(secondSection(page)).toBeVisible();
});
