import type { Locator } from "@playwright/test";
import { main, toast } from "./fixtures/accounts.ts";
import { someAddress, storedOn } from "./fixtures/gates.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";
import { loader, openPage } from "./fixtures/written.ts";

// The email gate of the free tools, in the dashboard and on partner pages.

test.use({ hasPaid: false });

const tag = "iep-meeting-checklist";
const other = "iep-rights-guide";
const send = { name: "Get Free Access Now" };

async function choose(rights: Locator): Promise<void> {
  const list = rights.getByRole("combobox", { name: /^Your state/ });
  await list.focus();
  await list.selectOption("MA");
}
const cardIn = (rights: Locator) => rights.getByRole("heading", { name: /Massachusetts/ });

test("on our site, an address opens all free tools for 30 days", async ({ page, origins }) => {
  await page.clock.install({ time: new Date() });
  await page.goto(`${origins.product}/advanced-tools?tool=meeting-checklist`);
  await main(page)
    .getByRole("checkbox", { name: /^Read the last IEP/ })
    .check();
  await tabToSeen(page, "Print or save the list");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { name: /^Get Free Access to/ })).toBeFocused();
  await tabToSeen(page, "Email Address");
  const address = someAddress();
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("button", { name: "Print" })).toBeVisible();
  await expect(main(page).getByRole("checkbox", { name: /^Read the last IEP/ })).toBeChecked();
  await expect(toast(page, "Email Submitted Successfully")).toBeVisible();
  expect(JSON.stringify(await storedOn(page))).not.toContain(address);
  await page.goto(`${origins.product}/advanced-tools?tool=rights-guide`);
  await choose(main(page));
  await expect(cardIn(main(page))).toBeVisible();
  const given = Date.now();
  const days = 30 * 24 * 3_600_000;
  await page.clock.setFixedTime(given + days - 60_000);
  await page.reload();
  await expect(cardIn(main(page))).toBeVisible();
  await page.clock.setFixedTime(given + days + 60_000);
  await page.reload();
  await expect(main(page).getByText("Free Tool Access")).toBeVisible();

  // A known address opens the tools, too.
  await main(page).getByRole("textbox", { name: "Email Address" }).fill(` ${address.toUpperCase()}`);
  await main(page).getByRole("button", send).click();
  await expect(cardIn(main(page))).toBeVisible();
  await expect(toast(page, "Thank you. The free tools are open to you.")).toBeVisible();
});

test("on a partner page, one address opens all free tools and stores nothing", async ({ page, origins }) => {
  // Without `crossorigin`, as many pages load it: what the script fetches later must still load.
  const standalone = (name: string) =>
    `<script src="${origins.product}/embed/v1/${name}.standalone.js"></script>`;
  for (const scripts of [loader(origins), standalone(tag) + standalone(other)]) {
    await openPage(page, origins, `${scripts}<${tag}></${tag}><${other}></${other}>`);
    const [checklist, rights] = [page.locator(tag), page.locator(other)];
    const list = checklist.getByRole("button", { name: "Print or save the list" });
    await opened(rights, "rights-guide");
    await choose(rights);
    await expect(rights.getByText("Free Tool Access")).toBeVisible();
    await expect(rights.getByRole("combobox", { name: /^Your state/ })).toBeFocused();
    await list.click();
    await checklist.getByRole("textbox", { name: "Email Address" }).fill(someAddress());
    await checklist.getByRole("button", send).click();
    await expect(checklist.getByRole("button", { name: "Print" })).toBeVisible();
    await expect(cardIn(rights)).toBeVisible();
    expect(await storedOn(page)).toEqual({});
    await page.reload();
    await expect(list).toBeVisible();
  }
});
