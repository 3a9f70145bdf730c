import { main } from "./fixtures/accounts.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ hasPaid: false, javaScriptEnabled: false });

test("without JavaScript pages can be read, forms say what they need, and a newsletter can be stopped", async ({
  page,
  origins: { product },
}) => {
  const ofAccounts = ["/login", "/account", "/reset-password", "/manage-subscription"];
  for (const path of [...ofAccounts, "/subscribe", "/pay-per-use", "/checkout", "/payment-success"]) {
    await page.goto(product + path);
    expect(await page.locator("noscript").first().innerText(), path).toContain("This page needs JavaScript.");
    await expect(main(page).getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  }
  await page.goto(`${product}/contact`);
  expect(await page.locator("noscript").innerText()).toContain("This form needs JavaScript.");
  await expect(page.getByLabel("First Name")).toBeHidden();

  await page.goto(`${product}/resources`);
  const stayUpdated = page.getByRole("region", { name: "Stay Updated" });
  expect(await stayUpdated.innerText()).toContain("This form needs JavaScript.");
  await expect(stayUpdated.getByRole("textbox")).toBeHidden();
  await expect(page.getByRole("button", { name: /Email it to me/ }).first()).toBeHidden();
  await page.goto(`${product}/newsletter?unsubscribe=of-nobody`);
  await main(page).getByRole("button", { name: "Stop the newsletter" }).click();
  await expect(page.getByText("You are off the list.")).toBeVisible();

  await page.goto(`${product}/pricing#faq`);
  await expect(main(page)).toContainText("$69.86");
  await page.getByText("How do I cancel Pro?").click();
  await expect(page.locator("#faq-cancel").getByText("There it takes two presses")).toBeVisible();

  await page.goto(`${product}/blog/how-to-request-a-one-to-one-aide`);
  await expect(page.getByRole("button", { name: /^Start it here/ })).toBeHidden();
  await expect(
    page.getByRole("link", { name: /^Open it on its own page ?: 1:1 Aide Screener$/ }),
  ).toHaveAttribute("href", "/advanced-tools?tool=aide-screener");
});
