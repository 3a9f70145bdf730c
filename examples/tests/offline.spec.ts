import type { Page } from "@playwright/test";
import { main, press } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

// What a page says and keeps when the connection is gone, or a part of it is late.

test.use({ hasPaid: false });

test("a missing page says so, and comes by a press or itself", async ({ page, origins, consoleMessages }) => {
  await page.goto(`${origins.product}/terms`);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);

  await menu(page, "Pricing").click();
  await expect(title(page)).toHaveText("This page did not load.");
  await expect(page).toHaveTitle("This page did not load. | IEP Insider");
  await expect(page.getByRole("alert")).toContainText("Nothing you entered was lost.");
  expect(await violations(page)).toEqual([]);
  await press(page, "Try again");
  await expect(page.getByText("We still cannot reach the server.")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Try again" })).toBeFocused();

  // Another page that did not come, and the way back to one that is here.
  await menu(page, "Contact").click();
  await expect(page).toHaveURL(/contact$/);
  await expect(title(page)).toHaveText("This page did not load.");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(title(page)).toHaveText("Terms of Service");
  await page.goBack();
  await expect(title(page)).toHaveText("This page did not load.");

  await page.context().setOffline(false);
  await expect(title(page), "by itself").toHaveText("Customer Support");
  await expect(main(page)).toBeFocused();
  await expect(page).toHaveTitle("Customer Support | IEP Insider");
  await menu(page, "Pricing").click();
  await expect(title(page), "which had failed before").toHaveText(/Pricing/);
  consoleMessages.allow(/ERR_INTERNET_DISCONNECTED/);
});

const title = (page: Page) => main(page).getByRole("heading", { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
