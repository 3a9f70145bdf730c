import type { OutgoingMail } from "@iep-insider/sdk/contract";
import type { Page } from "@playwright/test";
import { main, press, register, somebody } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { signedInAsOperator } from "./fixtures/operator.ts";
import { signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";

// The operator's mails, law library and partners (DECISIONS 6, 11, 26). Each worker has a database of its own.

const screens = ["/admin/mails", "/admin/law", "/admin/partners"] as const;
const rows = (page: Page) => main(page).locator("tbody tr");
const dialog = (page: Page) => page.getByRole("dialog");

test("mails: what was sent has no address any more, and what was given up is sent again", async ({
  page,
  origins,
}) => {
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin/mails?kind=verify-email`);
  await expect(rows(page).first()).toContainText("Confirm the address");
  await expect(rows(page).first()).toContainText("Sent");
  await expect(rows(page).first()).toContainText("Address gone");
  await main(page).getByLabel("State").selectOption("Given up");
  await expect(main(page).getByRole("heading", { name: "No such mails." })).toBeVisible();
  await expect(page).toHaveURL(`${origins.product}/admin/mails?kind=verify-email&state=given_up`);
  await page.goBack();
  await expect(rows(page).first()).toContainText("Sent");

  let isQueued = false;
  await page.route("**/api/admin/mails?*", (route) =>
    route.fulfill({
      json: {
        rows: isQueued ? [] : [givenUp()],
        next: null,
        previous: null,
        figures: { waiting: 0, firstDue: null, givenUp: isQueued ? 0 : 1 },
      },
    }),
  );
  await page.route("**/api/admin/mail-retry", (route) => {
    expect(route.request().postDataJSON()).toEqual({ id: 7 });
    isQueued = true;
    return route.fulfill({ json: { outcome: "queued", mail: givenUp() } });
  });
  await page.goto(`${origins.product}/admin/mails?state=given_up`);
  await expect(rows(page)).toContainText("maria@example.org");
  await expect(rows(page)).toContainText("The mail server refused the address, for the time being (451).");
  expect(await violations(page)).toEqual([]);
  await press(page, "Try again");
  await expect(dialog(page)).toContainText("“Receipt, with the link to the tool” to maria@example.org");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("It is on its way.", { exact: true })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "No such mails." })).toBeVisible();
});

test("law: searched, narrowed and turned from page to page, and its place outlives a reload", async ({
  page,
  origins,
}) => {
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin/law`);
  await expect(rows(page)).toHaveCount(50);
  await expect(main(page).getByText("Nothing can be changed here.")).toBeVisible();
  const first = await rows(page).first().innerText();
  await main(page).getByRole("link", { name: "Next page" }).click();
  await expect.poll(() => rows(page).first().innerText()).not.toBe(first);
  const second = await rows(page).first().innerText();
  await page.reload();
  await expect(rows(page)).toHaveCount(50);
  expect(await rows(page).first().innerText()).toBe(second);
  await page.goBack();
  await expect.poll(() => rows(page).first().innerText()).toBe(first);
  expect(await violations(page)).toEqual([]);

  // By keyboard alone.
  await main(page).getByLabel("Search names and citations").focus();
  await page.keyboard.type("wisconsin hearing");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Wis. Stat. 115.80(1)(a)1");
  await main(page).getByLabel("Status").selectOption("Disputed");
  await expect(main(page).getByRole("heading", { name: "No such facts." })).toBeVisible();
  await press(page, "Show all");
  await expect(rows(page)).toHaveCount(50);
  const download = page.waitForEvent("download");
  await press(page, "Download as CSV");
  expect((await download).suggestedFilename()).toMatch(/^law-facts-\d{4}-\d\d-\d\d\.csv$/);
});

test("partners: added, changed, switched off and on, by keyboard", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin/partners?search=riverbend`);
  await expect(main(page).getByRole("heading", { name: "No such partner." })).toBeVisible();

  await main(page).getByRole("button", { name: "Add a partner" }).focus();
  await page.keyboard.press("Enter");
  await dialog(page).getByLabel("Name of the site").focus();
  await page.keyboard.type("Riverbend Parent Center");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("Please give at least one origin.")).toBeVisible();
  await dialog(page).getByLabel("Origins").focus();
  await page.keyboard.type("https://www.*.example");
  await dialog(page).getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog(page).getByText("has its * in the wrong place")).toBeVisible();
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("400")]);
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByLabel("Origins").fill("https://River.example/\nhttps://www.river.example");
  await dialog(page).getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("https://river.example");
  await expect(rows(page)).toContainText(/site_\w{24}/);
  await rows(page).getByText("Show the snippet").click();
  await expect(rows(page).locator("pre")).toContainText(`src="${origins.product}/embed/v1/loader.js"`);
  expect(await violations(page)).toEqual([]);

  await press(page, "Change");
  await dialog(page).getByLabel("Name of the site").fill("Riverbend Center");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(rows(page)).toContainText("Riverbend Center");
  await press(page, "Switch off");
  await expect(dialog(page)).toContainText("Switch off Riverbend Center?");
  await dialog(page).getByRole("button", { name: "Switch off" }).click();
  await expect(rows(page)).toContainText("Switched off");
  await page.reload();
  await expect(rows(page)).toContainText("Switched off");
  await press(page, "Switch on");
  await dialog(page).getByRole("button", { name: "Switch on" }).click();
  await expect(rows(page).getByText("On", { exact: true })).toBeVisible();
});

test("who is no operator is refused kindly, whoever is signed out is led to sign in, and nothing is asked", async ({
  page,
  origins,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/admin/")) asked.push(request.url());
  });
  for (const screen of screens) {
    await page.goto(`${origins.product}${screen}`);
    await expect(page).toHaveURL(/\/login/);
  }
  const token = await register(page, origins, somebody());
  await signedInAs(page, origins, token);
  for (const screen of screens) {
    await page.goto(`${origins.product}${screen}`);
    await expect(page.getByRole("heading", { name: "This page is for operators." })).toBeVisible();
  }
  expect(asked).toEqual([]);
});

function givenUp(): OutgoingMail {
  const day = 24 * 60 * 60_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  return {
    id: 7,
    kind: "purchased",
    state: "given_up",
    to: "maria@example.org",
    writtenAt: at(-4),
    attempts: 19,
    nextAttemptAt: null,
    sentAt: null,
    givenUpAt: at(-1),
    failure: { reason: "address_refused", reply: 451 },
    usefulUntil: at(6),
    canRetry: true,
  };
}
