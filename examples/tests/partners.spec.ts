import type { Page } from "@playwright/test";
import { fillIn, main, press, toast } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { expectNoSidewaysScroll } from "./fixtures/looks.ts";
import { signedInAsOperator } from "./fixtures/operator.ts";
import { applicant, approvedPartner, confirmAddress, organization } from "./fixtures/partners.ts";
import { signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";

// From the request for a site key to a site that is managed (DECISIONS 11). Each worker has a database of its own.

test.use({ hasPaid: false });

const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const save = (page: Page) => main(page).getByRole("button", { name: "Save", exact: true });
const rowOf = (page: Page, name: string) => main(page).locator("tbody tr").filter({ hasText: name });

test("a visitor fills in the request, makes an account, finds all of it again, and sends it", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.product}/partners`);
  await press(page, "Create an account, then send");
  // Nothing is filled in: said at each field, and the first has the focus.
  await expect(field(page, "Name of your organization or site")).toBeFocused();
  await expect(main(page).getByText("Please look at the marked fields.")).toBeVisible();
  await expect(main(page).getByText("Please tell us about your organization")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.keyboard.type("Riverbend Families");
  await page.keyboard.press("Tab");
  await page.keyboard.type("riverbend.example/about");
  await page.keyboard.press("Tab");
  // What people leave out is added, and the site is offered as the first address.
  await expect(field(page, "Your website")).toHaveValue("https://riverbend.example/about");
  await expect(field(page, "Address 1")).toHaveValue("https://riverbend.example");
  await page.keyboard.type(organization.about);
  await page.reload();
  await expect(field(page, "What do you do for parents?")).toHaveValue(organization.about);

  await press(page, "Create an account, then send");
  await expect(page).toHaveURL(`${origins.product}/signup`);
  const email = `riverbend.${Date.now()}@example.org`;
  await fillIn(page, {
    "First Name": "Maria",
    "Last Name": "Lopez",
    Email: email,
    Password: "seven blue kites",
  });
  await press(page, "Create Account");
  await expect(page).toHaveURL(`${origins.product}/partners#site-key`);
  await expect(main(page).getByText("What you wrote is still here.")).toBeVisible();
  await expect(field(page, "Your website")).toHaveValue("https://riverbend.example/about");

  // The address has to be confirmed first, which happens elsewhere.
  await expect(main(page).getByText("Your email address is not confirmed yet.")).toBeVisible();
  await press(page, "Ask for a site key");
  await expect(main(page).getByRole("alert").filter({ hasText: "We could not send it." })).toBeVisible();
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("403")]);
  const token = (await page.evaluate(() => localStorage.getItem("auth_token"))) ?? "";
  const person = { firstName: "Maria", lastName: "Lopez", email, password: "seven blue kites" };
  await confirmAddress(page, origins, { person, token });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(main(page).getByText("Your email address is not confirmed yet.")).toBeHidden();
  await press(page, "Ask for a site key");
  await expect(toast(page, "Sent")).toBeVisible();
  await expect(main(page).getByText("You asked for a site key for Riverbend Families.")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("iep-draft:site-key"))).toBeNull();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(main(page).getByText("What happens next")).toBeVisible();
  await page.goto(`${origins.product}/partners/manage`);
  await expect(main(page).getByText("Your request is with us.")).toBeVisible();
});

test("an operator reads, declines with a reason, approves, sponsors, limits and ends a key", async ({
  page,
  origins,
}) => {
  const { token } = await applicant(page, origins);
  const asks = {
    headers: { Authorization: `Bearer ${token}` },
    data: { ...organization, organization: "Hill Valley Parents" },
  };
  expect((await page.request.post(`${origins.product}/api/partner/apply`, asks)).status()).toBe(201);
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin/partners`);
  await expect(main(page).getByText(/organizations? waits? for an answer/)).toBeVisible();
  await press(page, "Show who waits");
  await expect(page).toHaveURL(`${origins.product}/admin/partners?status=applied`);
  const row = rowOf(page, "Hill Valley Parents");
  await expect(row).toContainText("in three counties");
  expect(await violations(page)).toEqual([]);
  await expectNoSidewaysScroll(page, "partners who wait");
  await page.setViewportSize({ width: 1280, height: 900 });

  await row.getByRole("button", { name: "Decline…" }).click();
  await dialog(page).getByRole("button", { name: "Decline", exact: true }).click();
  await expect(dialog(page).getByText("Please tell them why, in a sentence.")).toBeVisible();
  await dialog(page).getByLabel("Your note to them").fill("Please tell us more about your work.");
  await dialog(page).getByRole("button", { name: "Decline", exact: true }).click();
  await expect(row).toBeHidden();
  await page.goto(`${origins.product}/admin/partners?status=declined`);
  await row.getByRole("button", { name: "Approve…" }).click();
  await dialog(page).getByRole("button", { name: "Approve", exact: true }).click();
  await expect(row).toBeHidden();

  await page.goto(`${origins.product}/admin/partners?search=hill+valley`);
  await row.getByText("Keys and limits").click();
  await row.getByRole("button", { name: "Sponsored uses…" }).click();
  await dialog(page).getByLabel("Uses a month").fill("many");
  await dialog(page).getByRole("button", { name: "Set" }).click();
  await expect(dialog(page).getByText("Please write a whole number")).toBeVisible();
  await dialog(page).getByLabel("Uses a month").fill("200");
  await dialog(page).getByRole("button", { name: "Set" }).click();
  await expect(row.getByText("Sponsored: 0 of 200 uses this month")).toBeVisible();
  await row.getByRole("button", { name: "AI limit…" }).click();
  await dialog(page).getByLabel("US dollars a day").fill("2.50");
  await dialog(page).getByRole("button", { name: "Set" }).click();
  await expect(row.getByText("AI: at most $2.50 a day")).toBeVisible();
  const keys = row.getByRole("list", { name: "Keys" }).locator("code");
  const first = (await keys.first().textContent()) ?? "";
  await row.getByRole("button", { name: "End now…" }).click();
  await expect(dialog(page)).toContainText("is the key that its pages have now");
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "End this key" }).click();
  await expect(keys.first()).not.toHaveText(first);
  await expect(row.getByText(/^ended on /)).toBeVisible();
  await row.getByRole("button", { name: "Switch off" }).click();
  await expect(dialog(page)).toContainText("without its name, logo and settings");
  await dialog(page).getByRole("button", { name: "Switch off" }).click();
  await expect(row.getByText("Switched off", { exact: true })).toBeVisible();

  // Whose site it is, is told so where they manage it.
  await signedInAs(page, origins, token);
  await page.goto(`${origins.product}/partners/manage`);
  await expect(main(page).getByText("Your site is switched off.")).toBeVisible();
  await expect(main(page).getByText("0 of 200 uses this month.")).toBeVisible();
});

test("who manages a site changes where it stands, its looks and what it offers; nothing typed is lost", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const { token } = await approvedPartner(page, origins);
  await signedInAs(page, origins, token);
  await page.goto(`${origins.product}/terms`);
  await page.getByRole("button", { name: "Maria" }).click();
  await page.getByRole("menuitem", { name: "Manage Site" }).click();
  await expect(page).toHaveURL(`${origins.product}/partners/manage`);
  await expect(save(page)).toBeHidden();

  // By keyboard: a second address, which is refused, with its sentence at its line.
  await main(page).getByRole("button", { name: "Add another address" }).press("Enter");
  await expect(field(page, "Address 2")).toBeFocused();
  await page.keyboard.type("https://bayharbor.example/help");
  await page.keyboard.press("Enter");
  await expect(field(page, "Address 2")).toBeFocused();
  await expect(field(page, "Address 2")).toHaveAttribute("aria-invalid", "true");
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("400")]);
  expect(await violations(page)).toEqual([]);

  await field(page, "Address 2").fill("*.bayharbor.example");
  await field(page, "Your color (optional)").fill("#ffdd33");
  await expect(main(page).getByText("Words on it are black")).toBeVisible();
  await expect(main(page).getByText("hard to see")).toBeVisible();
  await field(page, "Your color (optional)").fill("#7a1f4b");
  await expect(main(page).getByText("hard to see")).toBeHidden();
  await field(page, "What it is (optional)").fill("Talk to a parent advisor");
  await field(page, "State to begin with (optional)").selectOption("California");
  await main(page).getByLabel("Only some of them").check();
  await main(page).getByLabel("Parent Rights Guide").check();
  await main(page).getByLabel("Free tools ask for an email address").uncheck();

  // A reload in the middle; the browser asks, and nothing is lost.
  page.once("dialog", (asked) => void asked.accept());
  await page.reload();
  await expect(main(page).getByText("Your changes from before are still here.")).toBeVisible();
  await expect(field(page, "Address 2")).toHaveValue("https://*.bayharbor.example");
  await save(page).click();
  await expect(main(page).getByText("Please give a phone number, a link, or both.")).toBeVisible();
  await field(page, "Phone number (optional)").fill("(555) 010-0199");
  await save(page).click();
  await expect(toast(page, "Saved")).toBeVisible();
  await expect(save(page)).toBeHidden();
  await page.reload();
  await expect(field(page, "Address 2")).toHaveValue("https://*.bayharbor.example");
  await expect(field(page, "Phone number (optional)")).toHaveValue("(555) 010-0199");
  await expect(main(page).getByLabel("Parent Rights Guide")).toBeChecked();
  await expect(main(page).getByLabel("Free tools ask for an email address")).not.toBeChecked();
});

test("leaving with unsaved changes asks", async ({ page, origins }) => {
  const { token } = await approvedPartner(page, origins);
  await signedInAs(page, origins, token);
  await page.goto(`${origins.product}/partners/manage`);
  await field(page, "Your name, as parents know it").fill("Bay Harbor");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(dialog(page)).toContainText("Leave without saving?");
  await dialog(page).getByRole("button", { name: "Stay here" }).click();
  await expect(field(page, "Your name, as parents know it")).toHaveValue("Bay Harbor");
});

test("who manages a site sets its logo, gets a new key and ends the old one", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const { token } = await approvedPartner(page, origins);
  await signedInAs(page, origins, token);
  await page.goto(`${origins.product}/partners/manage`);

  const file = main(page).locator('input[type="file"]');
  await file.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(main(page).getByText("This is no PNG, JPEG or WebP picture.")).toBeVisible();
  await file.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(70 * 1024) });
  await expect(main(page).getByText("This picture has 70 kB")).toBeVisible();
  await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: dot });
  await expect(toast(page, "Your logo is saved.")).toBeVisible();
  const logo = main(page).getByRole("img", { name: "Your logo" });
  await expect(logo).toHaveAttribute("src", /^\/embed\/logo\/[0-9a-f]{32}\.png$/);
  await expect(logo).toHaveJSProperty("naturalWidth", 1);
  await press(page, "Remove the logo");
  await expect(logo).toBeHidden();

  const key = main(page).locator("code").first();
  const old = (await key.textContent()) ?? "";
  expect(old).toMatch(/^site_\w{24}$/);
  await press(page, "Get a new key…");
  await expect(dialog(page)).toContainText("The old one works for 30 more days");
  await dialog(page).getByRole("button", { name: "Get a new key", exact: true }).click();
  await expect(key).not.toHaveText(old);
  const older = main(page).getByRole("listitem").filter({ hasText: old });
  await expect(older).toContainText("Works until");
  await expect(main(page).getByRole("link", { name: "Choose a tool and copy its code" })).toHaveAttribute(
    "href",
    new RegExp(`site-key=${(await key.textContent()) ?? ""}`),
  );
  await older.getByRole("button", { name: "End it now…" }).click();
  await dialog(page).getByRole("button", { name: "End this key" }).click();
  await expect(older).toContainText("Ended on");
  expect(await violations(page)).toEqual([]);
  await expectNoSidewaysScroll(page, "the site");

  // Without an answer it says so, and asks again.
  await page.route("**/api/partner", (route) => route.abort());
  await page.reload();
  await expect(main(page).getByText("We could not load your site.")).toBeVisible();
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
  await page.unroute("**/api/partner");
  await press(page, "Try again");
  await expect(key).toBeVisible();
});

test("signed out, the site is behind the sign-in, which leads back; without a site it leads on", async ({
  page,
  origins,
}) => {
  const { person } = await applicant(page, origins);
  await page.goto(`${origins.product}/partners/manage`);
  await expect(page).toHaveURL(`${origins.product}/login`);
  await fillIn(page, { Email: person.email, Password: person.password });
  await press(page, "Sign In");
  await expect(page).toHaveURL(`${origins.product}/partners/manage`);
  await expect(main(page).getByText("There is no site to manage yet.")).toBeVisible();
  await page.getByRole("button", { name: "Maria" }).click();
  await expect(page.getByRole("menuitem", { name: "My Account" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Manage Site" })).toBeHidden();
  await page.keyboard.press("Escape");
  await main(page).getByRole("link", { name: "Read about tools on your site" }).click();
  await expect(main(page).getByText("You send this as")).toBeVisible();
});

/** A picture of one dot. */
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
