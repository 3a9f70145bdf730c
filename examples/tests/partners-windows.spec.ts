import type { Page } from "@playwright/test";
import { field, main, press, toast } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { expectNoSidewaysScroll } from "./fixtures/looks.ts";
import { signedInAsOperator } from "./fixtures/operator.ts";
import { approvedPartner, saveSite } from "./fixtures/partners.ts";
import { signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";

// A site that is changed in two windows at a time: nothing typed is lost, and nobody's save is written over unasked.

test.use({ hasPaid: false });

const notice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "was changed in another window meanwhile." });
const save = (page: Page) => main(page).getByRole("button", { name: "Save", exact: true });
const [organization, brandName] = ["Name of your organization or site", "Your name, as parents know it"];

test("who manages a site is asked whose changes count, and can look at what was saved or save theirs", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const { token } = await approvedPartner(page, origins);
  await signedInAs(page, origins, token);
  await page.goto(`${origins.product}/partners/manage`);
  await field(page, brandName).fill("Bay Harbor");
  await saveSite(page, origins, token, { name: "Bay Harbor Center" });
  await save(page).click();
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator(":focus").filter({ has: notice(page) })).toHaveCount(1);
  await expect(field(page, brandName)).toHaveValue("Bay Harbor");
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("409")]);
  expect(await violations(page)).toEqual([]);
  await expectNoSidewaysScroll(page, "the question whose changes count");

  // Without an answer, what was typed stays.
  await page.route("**/api/partner", (route) => route.abort());
  await press(page, "Look at the saved settings");
  await expect(main(page).getByText("We could not load the saved settings.")).toBeVisible();
  await expect(field(page, brandName)).toHaveValue("Bay Harbor");
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
  await page.unroute("**/api/partner");
  await press(page, "Look at the saved settings");
  await expect(toast(page, "These are the saved settings.")).toBeVisible();
  await expect(field(page, organization)).toHaveValue("Bay Harbor Center");
  await expect(field(page, brandName)).not.toHaveValue("Bay Harbor");
  await expect(page.locator("form:focus")).toBeVisible();
  await expect(field(page, organization)).toBeInViewport();
  await expect(save(page)).toBeHidden();

  // Somebody else is faster once more, after the press that saves over them.
  await field(page, organization).fill("Bay Harbor Families");
  await saveSite(page, origins, token, { name: "Riverbend" });
  await save(page).click();
  await expect(notice(page)).toBeVisible();
  await page.route("**/api/partner", async (route) => {
    const response = await route.fetch();
    await saveSite(page, origins, token, { name: "Hill Valley" });
    await route.fulfill({ response });
  });
  await press(page, "Save mine anyway");
  await expect.poll(() => consoleMessages.length).toBe(2);
  for (const message of consoleMessages.splice(0)) expect(message).toContain("409");
  await page.unroute("**/api/partner");
  await expect(field(page, organization)).toHaveValue("Bay Harbor Families");
  await press(page, "Save mine anyway");
  await expect(toast(page, "Saved")).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(field(page, organization)).toHaveValue("Bay Harbor Families");
});

test("a logo and a key that are saved meanwhile ask nothing and stay, and a late answer to them undoes nothing", async ({
  page,
  origins,
}) => {
  const { token } = await approvedPartner(page, origins);
  await signedInAs(page, origins, token);
  await page.goto(`${origins.product}/partners/manage`);
  const elsewhere = { headers: { Authorization: `Bearer ${token}` } };
  await field(page, brandName).fill("Bay Harbor");
  const data = { type: "image/png", data: png.toString("base64") };
  await page.request.post(`${origins.product}/api/partner/logo`, { ...elsewhere, data });
  await page.request.post(`${origins.product}/api/partner/key-rotate`, { ...elsewhere, data: {} });
  await save(page).click();
  await expect(toast(page, "Saved")).toBeVisible();
  const logo = main(page).getByRole("img", { name: "Your logo" });
  await expect(logo).toBeVisible();
  await expect(main(page).getByText("Older keys")).toBeVisible();

  // The answer to a logo that was taken away comes after that to the form.
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/partner/logo", async (route) => {
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  await press(page, "Remove the logo");
  await field(page, brandName).fill("Bay Harbor Families");
  const saved = page.waitForResponse("**/api/partner/site");
  await save(page).click();
  await saved;
  answer.resolve();
  await expect(main(page).getByText("No logo yet.")).toBeVisible();
  await expect(logo).toBeHidden();
  await expect(field(page, brandName)).toHaveValue("Bay Harbor Families");
  await field(page, brandName).fill("Bay Harbor Center");
  await save(page).click();
  await expect(toast(page, "Saved")).toBeVisible();
});

test("an operator is asked the same about a partner", async ({ page, origins, consoleMessages }) => {
  const { token, siteKey } = await approvedPartner(page, origins);
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin/partners?search=${siteKey}`);
  const dialog = page.getByRole("dialog");
  const typed = { name: dialog.getByLabel("Name of the site"), origins: dialog.getByLabel("Origins, one") };
  const saveThere = dialog.getByRole("button", { name: "Save", exact: true });
  await press(page, "Change");
  await typed.name.fill("Bay Harbor");
  await typed.origins.fill("https://bayharbor.example\nhttps://www.bayharbor.example");
  await saveSite(page, origins, token, { name: "Bay Harbor Center" });
  await saveThere.click();
  await expect(notice(page)).toBeVisible();
  await expect(typed.name).toHaveValue("Bay Harbor");
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("409")]);
  expect(await violations(page)).toEqual([]);
  await expectNoSidewaysScroll(page, "the operator's question whose changes count");
  await dialog.getByRole("button", { name: "Look at what is saved" }).click();
  await expect(typed.name).toHaveValue("Bay Harbor Center");
  await expect(typed.origins).toHaveValue("https://bayharbor.example");
  await expect(notice(page)).toBeHidden();

  await typed.name.fill("Bay Harbor Families");
  await saveSite(page, origins, token, { name: "Riverbend" });
  await saveThere.click();
  await dialog.getByRole("button", { name: "Save mine anyway" }).click();
  await expect(toast(page, "Changed.")).toBeVisible();
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("409")]);
  await expect(main(page).locator("tbody tr")).toContainText("Bay Harbor Families");
});

/** A picture of one dot. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
