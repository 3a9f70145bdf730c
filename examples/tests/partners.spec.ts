import { adminPartners } from "@iep-insider/sdk/contract";
import {
  confirmAddress,
  field,
  fillIn,
  fromElsewhere,
  main,
  newPerson,
  openForm,
  press,
  toast,
} from "./fixtures/accounts.ts";
import { expectAccessible, violations } from "./fixtures/axe.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { expectNoSidewaysScroll } from "./fixtures/looks.ts";
import { asOperator, signedInAsOperator } from "./fixtures/operator.ts";
import { approvedPartner, someOrganization } from "./fixtures/partners.ts";
import { signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";

// The way of an organization that has never heard of us, from its first visit to the first figure it may see
// (ADR 13 and 40). What the forms say when something is wrong is tested in dashboard/src/pages/partners.

test.use({ hasPaid: false });

test("an organization asks for a key by keyboard, and is approved", { tag: "@full" }, async ({
  page,
  browser,
  origins,
}) => {
  const name = someOrganization();
  const person = newPerson();
  // A field cannot take the focus before the script has the form.
  await openForm(page, origins, "/partners", "Create an account, then send");
  await field(page, "Name of your organization or site").focus();
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("riverbend.example/about");
  await page.keyboard.press("Tab");
  await expect(field(page, "Address 1")).toHaveValue("https://riverbend.example");
  await page.keyboard.type("We help families around the lake with IEPs.");
  await tabToSeen(page, "Create an account, then send");
  await page.keyboard.press("Enter");

  await test.step("signs up, and what was typed is kept with the account", async () => {
    await expect(page).toHaveURL(`${origins.product}/signup`);
    await page.route("**/api/auth/register", (route) =>
      route.continue({ headers: { ...route.request().headers(), ...fromElsewhere() } }),
    );
    await page.route("**/api/partner/apply", (route) =>
      route.continue({ headers: { ...route.request().headers(), ...fromElsewhere() } }),
    );
    const { firstName, lastName, email, password } = person;
    await fillIn(page, { "First Name": firstName, "Last Name": lastName, Email: email, Password: password });
    await press(page, "Create Account");
    await expect(page).toHaveURL(`${origins.product}/partners#site-key`);
    await expect(main(page).getByText(`for ${name} is kept with your account`)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("iep-draft:site-key"))).toBeNull();
    expect(await violations(page)).toEqual([]);
  });

  await test.step("confirms the address elsewhere, which sends the request", async () => {
    const token = (await page.evaluate(() => localStorage.getItem("auth_token"))) ?? "";
    await confirmAddress(page, origins, { person, token });
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(main(page).getByText(`Your request for a site key for ${name} was sent on`)).toBeVisible();
  });

  await test.step("an operator approves it", async () => {
    const theirs = await browser.newContext();
    const screen = await theirs.newPage();
    await signedInAsOperator(screen, origins);
    const query = new URLSearchParams({ search: name });
    await screen.goto(`${origins.product}/admin/partners?${query}`);
    await press(screen, "Approve…");
    expect(await violations(screen)).toEqual([]);
    await screen.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
    await expect(main(screen).locator("tbody tr")).toContainText(/site_\w{24}/);
    await theirs.close();
  });

  await page.goto(`${origins.product}/partners/manage`);
  await expect(main(page).locator("code").first()).toHaveText(/^site_\w{24}$/);
});

test("a partner sets up its site and finds the tool on its page", { tag: "@full" }, async ({
  page,
  context,
  origins,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { token } = await approvedPartner(page, origins);
  await signedInAs(page, origins, token);
  await page.goto(`${origins.product}/partners/manage`);

  await main(page).getByText("Where the key works", { exact: true }).click();
  await main(page).getByText("How the tools look", { exact: true }).click();

  await test.step("a logo is saved at once", async () => {
    const file = { name: "logo.png", mimeType: "image/png", buffer: dot };
    await main(page).locator('input[type="file"]').setInputFiles(file);
    const logo = main(page).getByRole("img", { name: "Your logo" });
    await expect(logo).toHaveAttribute("src", /^\/embed\/logo\/[0-9a-f]{32}\.png$/);
    await expect(logo).toHaveJSProperty("naturalWidth", 1);
  });

  await test.step("what is typed outlasts a reload, which the browser asks about, and leaving", async () => {
    await main(page).getByLabel("Also allow pages on my own computer (localhost)").check();
    await field(page, "Your name, as parents know it").fill("Lakeside Families");
    await main(page)
      .getByLabel(/^Your phone number/)
      .fill("(555) 010-0100");
    const asked = page.waitForEvent("dialog");
    const reloaded = page.reload();
    await (await asked).accept();
    await reloaded;
    await expect(main(page).getByText("Your earlier changes are still here.")).toBeVisible();
    await expect(field(page, "Your name, as parents know it")).toHaveValue("Lakeside Families");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("dialog")).toContainText("Leave without saving?");
    await page.keyboard.press("Escape");
    expect(await violations(page)).toEqual([]);
    await expectNoSidewaysScroll(page, "the site");
    await press(page, "Save");
    await expect(toast(page, "Saved")).toBeVisible();
  });

  await main(page).getByRole("link", { name: "Choose a tool and copy its code" }).click();
  await expect(page).toHaveURL(/\/embed-builder\?site-key=site_/);
  await page.getByRole("link", { name: /^Choose.*Jargon Translator$/ }).click();
  await page.getByRole("button", { name: "Copy the code" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet).toMatch(/<iep-jargon-translator site-key="site_\w+"/);

  const address = origins.write(`${snippet}<p>What the page says below.</p>`);
  const tool = page.locator("iep-jargon-translator");
  await test.step("its name and phone stand above the tool, in room that the code has kept", async () => {
    const shift = await recordLayoutShift(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 3000 });
      await page.goto(address);
      await expect(tool.getByRole("link", { name: "Call (555) 010-0100" })).toBeVisible();
      await expect(tool.getByRole("textbox", { name: /^A term to look up/ })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await shift(), `${width} px`).toBe(0);
    }
  });
  await tool.getByRole("textbox", { name: /^A term to look up/ }).fill("FAPE");
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("heading", { level: 2, name: "FAPE", exact: true })).toBeVisible();
  await expect(tool.getByText("Offered by Lakeside Families")).toBeVisible();
  await expect(tool.locator("img")).toHaveJSProperty("naturalWidth", 1);
});

test("a webhook's new secret can be read in every look", { tag: "@full" }, async ({ page, origins }) => {
  const { token } = await approvedPartner(page, origins);
  await signedInAs(page, origins, token);
  await page.goto(`${origins.product}/partners/manage`);
  await main(page).getByText("Figures sent to you", { exact: true }).click();
  await field(page, "Address of your server").fill("https://figures.example/iep-insider");
  await press(page, "Save and turn on");
  await expect(main(page).getByText("Your new secret")).toBeVisible();
  await expectAccessible(page, "a webhook's secret");
});

test("a white label with what is wrong in it can be used in every look", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  const { id, token } = await approvedPartner(page, origins);
  const allowed = await page.request.post(origins.product + adminPartners.allowWhiteLabel.path, {
    headers: await asOperator(page, origins),
    data: { id, allowed: true },
  });
  expect(allowed.status()).toBe(200);
  await signedInAs(page, origins, token);
  await page.goto(`${origins.product}/partners/manage`);
  await main(page).getByText("Your name in place of ours", { exact: true }).click();
  await main(page).getByRole("checkbox", { name: "Leave out our name" }).check();
  const privacyPage = main(page).getByLabel(/^Your privacy page/);
  await privacyPage.fill("bayharbor.example/privacy");
  await main(page)
    .getByLabel(/^Add a next step for/)
    .selectOption({ label: "Parent Rights Guide" });
  await field(page, "Text of this step").fill("Read our guide to rights in three counties");
  await press(page, "Save");
  await expect(main(page).getByText(/^Please write the whole address of a page/)).toHaveCount(2);
  await expect(privacyPage).toBeFocused();
  await expectAccessible(page, "a white label with errors");
});

test("statistics show no figure under 11, as chart, table, file and on paper", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  const { siteKey, token, name } = await approvedPartner(page, origins);
  const load = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const answer = await page.request.post(`${origins.product}/api/count`, {
        data: { event: "tool_load", subject: "rights-guide" },
        headers: { "X-Site-Key": siteKey, Origin: "https://bayharbor.example", ...fromElsewhere() },
      });
      expect(answer.status()).toBe(204);
    }
  };
  const opened = main(page)
    .locator("dl > div")
    .filter({ hasText: /^Opened/ })
    .first();
  await signedInAs(page, origins, token);
  await load(10);
  await page.goto(`${origins.product}/partners/statistics`);
  await expect(opened).toHaveText("Openedfewer than 11 a day");
  await expect(main(page).getByRole("heading", { name: "Nothing reached 11" })).toBeVisible();

  await load(1);
  await page.reload();
  await expect(opened).toHaveText("Opened11");
  await expect(main(page).locator(".recharts-line")).toHaveCount(3);
  await main(page).getByText("Show as a table").click();
  await expect(
    main(page)
      .getByRole("table", { name: /^All tools:/ })
      .getByRole("row"),
  ).toHaveCount(31);
  expect(await violations(page)).toEqual([]);
  await expectNoSidewaysScroll(page, "statistics");
  await main(page).getByRole("link", { name: "12 months" }).click();
  await expect(main(page).getByRole("heading", { name: "Month by month" })).toBeVisible();
  await page.goBack();
  const download = page.waitForEvent("download");
  await press(page, "Download as CSV");
  expect((await download).suggestedFilename()).toMatch(/^tools-by-day-[\d-]+-to-[\d-]+\.csv$/);

  await main(page).getByRole("link", { name: "Report to print" }).click();
  const report = main(page).getByRole("article");
  await expect(report.getByRole("heading", { name })).toBeVisible();
  await expect(report.getByRole("row", { name: /^All tools together/ })).toContainText("11");
  expect(await violations(page)).toEqual([]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

/** A picture of one dot. */
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
