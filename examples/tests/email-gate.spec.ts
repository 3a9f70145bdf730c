import { main, toast } from "./fixtures/accounts.ts";
import { someAddress, storedOn } from "./fixtures/gates.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";
import { loader, openPage } from "./fixtures/written.ts";

// The e-mail gate of the free tools (tools.md), in the dashboard and on partner pages.

test.use({ hasPaid: false });

const tag = "iep-meeting-checklist";
const other = "iep-rights-guide";
const send = { name: "Get Free Access Now" };

test("on our site, an address opens all free tools for 30 days", async ({ page, origins }) => {
  await page.clock.install({ time: new Date() });
  await page.goto(`${origins.product}/advanced-tools?tool=meeting-prep`);
  await tabToSeen(page, "Email Address");
  const address = someAddress();
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await opened(main(page), "meeting-prep");
  await expect(toast(page, "Email Submitted Successfully")).toBeVisible();
  expect(JSON.stringify(await storedOn(page))).not.toContain(address);
  await page.goto(`${origins.product}/advanced-tools?tool=rights`);
  await opened(main(page), "rights");
  const given = Date.now();
  const days = 30 * 24 * 3_600_000;
  await page.clock.setFixedTime(given + days - 60_000);
  await page.reload();
  await opened(main(page), "rights");
  await page.clock.setFixedTime(given + days + 60_000);
  await page.reload();
  await expect(main(page).getByText("Free Tool Access")).toBeVisible();

  // An address that is known already opens the tools just as well.
  await main(page).getByRole("textbox", { name: "Email Address" }).fill(` ${address.toUpperCase()}`);
  await main(page).getByRole("button", send).click();
  await opened(main(page), "rights");
  await expect(toast(page, "Thank you. The free tools are open to you.")).toBeVisible();
});

test("on a partner page, one address opens all free tools and stores nothing", async ({ page, origins }) => {
  const standalone = (name: string) =>
    `<script src="${origins.product}/embed/v1/${name}.standalone.js"></script>`;
  for (const scripts of [loader(origins), standalone(tag) + standalone(other)]) {
    await openPage(page, origins, `${scripts}<${tag}></${tag}><${other}></${other}>`);
    const [checklist, rights] = [page.locator(tag), page.locator(other)];
    await expect(rights.getByText("Free Tool Access")).toBeVisible();
    await checklist.getByRole("textbox", { name: "Email Address" }).fill(someAddress());
    await checklist.getByRole("button", send).click();
    await opened(checklist, "meeting-prep");
    await opened(rights, "rights");
    expect(await storedOn(page)).toEqual({});
    await page.reload();
    await expect(checklist.getByText("Free Tool Access")).toBeVisible();
  }
});
