import type { Page } from "@playwright/test";
import { main, press } from "./fixtures/accounts.ts";
import { opened } from "./fixtures/opened.ts";
import { operator } from "./fixtures/operator.ts";
import { applicant } from "./fixtures/partners.ts";
import { signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";

// The whole way of an organization that has never heard of us, from its first visit to the first figure it may see.

const name = "Lakeside Parent Center";
const tag = "aide-screener";
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

test("from signing up as a partner to the eleventh load of a tool on its own page", async ({
  page,
  context,
  browser,
  origins,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { token } = await applicant(page, origins);

  await test.step("asks for a site key", async () => {
    await signedInAs(page, origins, token);
    await page.goto(`${origins.product}/partners`);
    await field(page, "Name of your organization or site").fill(name);
    await field(page, "Your website").fill("https://lakeside.example");
    await field(page, "Your website").press("Tab");
    await field(page, "What do you do for parents?").fill("We help families around the lake with IEPs.");
    await press(page, "Ask for a site key");
    await expect(main(page).getByText(`You asked for a site key for ${name}.`)).toBeVisible();
  });

  await test.step("is approved by an operator", async () => {
    const theirs = await browser.newContext();
    const screen = await theirs.newPage();
    await signedInAs(screen, origins, (await operator(screen, origins)).token);
    await screen.goto(`${origins.product}/admin/partners?status=applied`);
    const row = main(screen).locator("tbody tr").filter({ hasText: name });
    await row.getByRole("button", { name: "Approve…" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
    await expect(row).toBeHidden();
    await theirs.close();
  });

  await test.step("allows a page on its own computer", async () => {
    await page.goto(`${origins.product}/partners/manage`);
    await main(page).getByLabel("Pages on my own computer count, too (localhost)").check();
    await press(page, "Save");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  const snippet = await test.step("copies the code of a tool, with its key in it", async () => {
    await main(page).getByRole("link", { name: "Choose a tool and copy its code" }).click();
    await expect(page).toHaveURL(/\/embed-builder\?site-key=site_/);
    await page
      .getByRole("link", { name: /1:1 Aide Screener/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Copy the code" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });
  expect(snippet).toMatch(/<aide-screener site-key="site_\w+"/);

  const address = origins.write(snippet);
  const shown = await page.context().newPage();
  const load = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const counted = shown.waitForResponse(
        (response) => response.url().endsWith("/api/count") && response.request().method() === "POST",
      );
      await shown.goto(address);
      await opened(shown.locator(tag));
      expect((await counted).status()).toBe(204);
    }
  };

  await test.step("pastes it into an empty file on another port, where the tool works", async () => {
    await load(1);
    await shown.locator(tag).getByRole("button", { name: "Start the screener" }).click();
    await expect(shown.locator(tag).getByText(`Offered by ${name}`)).toBeVisible();
    await expect(shown.locator(tag).getByRole("group").first()).toBeVisible();
  });

  const openedHere = main(page)
    .getByText(/^Opened/)
    .first()
    .locator("..");
  await test.step("sees no figure after ten loads", async () => {
    await load(9);
    await page.goto(`${origins.product}/partners/statistics`);
    await expect(openedHere).toContainText("fewer than 11");
  });

  await test.step("sees 11 after the eleventh", async () => {
    await load(1);
    await page.reload();
    await expect(openedHere).toHaveText(/^Opened\s*11$/);
  });
});
