import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { confirmAddress, field, main, newPerson, press, register, toast } from "./fixtures/accounts.ts";
import { expectAccessible, violations } from "./fixtures/axe.ts";
import { someAddress } from "./fixtures/gates.ts";
import { cards, send, senders } from "./fixtures/messages.ts";
import { operator, signedInAsOperator } from "./fixtures/operator.ts";
import { mailsTo } from "./fixtures/outbox.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";
import { buy } from "./fixtures/wallet.ts";

// The operator's screens (ADR 2). What each says in all its states is tested in dashboard/src/pages/admin.

test.use({ hasPaid: false });

test("an operator signs in, finds a message and answers it by keyboard", async ({ page, origins }) => {
  const person = await operator(page, origins);
  const id = randomUUID().slice(0, 8);
  const addressOf = (lastName: string) => `${lastName}.${id}@example.org`.toLowerCase();
  const write = (lastName: string, message = "Hello") => {
    const from = { firstName: `Zoë${id}`, lastName, email: addressOf(lastName) };
    return send(origins, { ...from, serviceType: "letter-writing", message });
  };
  for (const lastName of ["Cruz", "Diaz", "Berg"]) await write(lastName);
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${origins.product}/admin`);
  await expect(page).toHaveURL(`${origins.product}/login`);
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await press(page, "Sign In");
  await expect(page).toHaveURL(`${origins.product}/admin`);
  await main(page).getByRole("link", { name: "Answer messages" }).click();
  await expect(page).toHaveURL(`${origins.product}/admin/messages?state=waiting`);
  await main(page).getByLabel("Answer").selectOption("All");
  const shown = (...lastNames: string[]) =>
    expect(senders(page)).toHaveText(lastNames.map((lastName) => `Zoë${id} ${lastName}`));

  await test.step("by the start of a name, without case and accents; the address keeps what was chosen", async () => {
    const search = main(page).getByRole("searchbox", { name: "Name or email address" });
    await search.fill(`ZOE${id}`);
    await search.press("Enter");
    await shown("Berg", "Cruz", "Diaz");
    await main(page).getByLabel("Answer").selectOption("Waiting for an answer");
    await expect(page).toHaveURL(/\?search=[^&]+&state=waiting$/);
    await page.reload();
    await shown("Berg", "Cruz", "Diaz");
  });

  await test.step("a new message leaves the focus and what is read where they are", async () => {
    const button = cards(page).last().getByRole("button", { name: /^Mark/ });
    await button.focus();
    const before = await button.boundingBox();
    await write("Adams", '=HYPERLINK("https://example.org")');
    await page.clock.runFor(30_000);
    await shown("Adams", "Berg", "Cruz", "Diaz");
    await expect(button).toBeFocused();
    const moved = ((await button.boundingBox())?.y ?? Number.NaN) - (before?.y ?? Number.NaN);
    // A window scrolls by whole pixels, and lines are not all as high.
    expect(Math.abs(moved)).toBeLessThan(1);
  });

  await test.step("answering takes it from those that wait, and the focus goes on", async () => {
    await main(page).getByLabel("Answer").focus();
    await tabToSeen(page, `Mark as answered: message of Zoë${id} Berg`);
    await page.keyboard.press("Enter");
    await shown("Adams", "Cruz", "Diaz");
    await expect(toast(page, `Marked as answered: Zoë${id} Berg`)).toBeVisible();
    await expect(cards(page).filter({ hasText: "Cruz" })).toBeFocused();
    await main(page).getByLabel("Answer").selectOption("Answered");
    await shown("Berg");
    await expect(cards(page)).toContainText(`by ${person.firstName} ${person.lastName}`);
  });

  await test.step("a badge has its price on hover", async () => {
    await cards(page).getByText("Letter Writing").hover();
    await expect(page.getByRole("tooltip")).toHaveText("$95-250");
    await page.goBack();
    await shown("Adams", "Cruz", "Diaz");
  });

  await test.step("an answer in place is mailed and kept, and the sender's purchases are a link away", async () => {
    await main(page).getByLabel("Answer").focus();
    await tabToSeen(page, `Write an answer: message of Zoë${id} Adams`);
    await page.keyboard.press("Enter");
    await expect(main(page).getByRole("textbox", { name: `Your answer to Zoë${id} Adams` })).toBeFocused();
    await page.keyboard.type("Hello Zoë,\nwe fixed it.");
    await expectAccessible(page, "an answer being written");
    await tabToSeen(page, "Send answer");
    await page.keyboard.press("Enter");
    await expect(toast(page, `Answer sent: Zoë${id} Adams`)).toBeVisible();
    await shown("Cruz", "Diaz");
    const answers = () =>
      mailsTo(addressOf("Adams"), origins).filter(({ text }) => text.includes("we fixed it."));
    await expect.poll(() => answers().length).toBe(1);
    expect(answers()[0]?.text).not.toContain("HYPERLINK");
    await main(page).getByLabel("Answer").selectOption("Answered");
    await shown("Adams", "Berg");
    await expect(cards(page).first()).toContainText("we fixed it.");
    await cards(page).first().getByRole("link", { name: "Purchases of this sender" }).click();
    await expect(page).toHaveURL(/\/admin\/payments\?search=adams/);
    await expect(main(page).getByRole("heading", { name: "No payment found" })).toBeVisible();
    await page.goBack();
    await main(page).getByLabel("Answer").selectOption("All");
    await shown("Adams", "Berg", "Cruz", "Diaz");
  });

  await test.step("the file has what the filter finds, and no formula", async () => {
    const coming = page.waitForEvent("download");
    await press(page, "Download as CSV");
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n").slice(1);
    expect(lines.map((line) => line.split(",")[3])).toEqual(["Adams", "Berg", "Cruz", "Diaz"]);
    expect(lines[0]).toContain("'=HYPERLINK");
  });
});

test("an operator finds a payment by its buyer and refunds it, by keyboard", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  const buyer = someAddress();
  await signedInAsOperator(page, origins);
  await buy(origins, "aide-screener", null, buyer);
  await page.goto(`${origins.product}/admin/payments`);
  await main(page).getByLabel("Buyer or number").fill(buyer.toUpperCase());
  await press(page, "Search");
  const rows = main(page).locator("#payments tbody tr");
  await expect(rows).toHaveCount(1);
  await main(page).getByLabel("Status").selectOption("Paid");
  await expect(page).toHaveURL(/status=paid/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("$4.99");
  await page.reload();
  const number = await rows.getByRole("link").innerText();
  await tabToSeen(page, number);
  await page.keyboard.press("Enter");
  await expect(
    main(page).getByRole("heading", { level: 2, name: `Payment ${number.slice(1)}`, exact: true }),
  ).toBeFocused();
  await expect(part(page, "Access now")).toContainText("One use of 1:1 Aide Screener, not used yet.");
  await expect(part(page, "Its mails")).toContainText("Receipt, with the link to the tool");

  const dialog = page.getByRole("dialog");
  await tabToSeen(page, "Refund…");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("Refund $4.99?");
  await expect(dialog.getByText(buyer)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole("button", { name: "Refund…" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Refund $4.99" }).dblclick();
  await expect(toast(page, "Refunded.")).toBeVisible();
  await expect(part(page, "History")).toContainText("An operator refunded it.");
  await expect(part(page, "Access now")).toContainText("Nothing.");
  await expect(part(page, "Its mails").getByRole("listitem")).toHaveCount(2);
  const refunds = () => mailsTo(buyer, origins).filter(({ subject }) => subject.includes("refund: $4.99"));
  await expect.poll(() => refunds().length).toBe(1);
  await expect(main(page).getByRole("button", { name: "Refund…" })).toHaveCount(0);
  await expectAccessible(page, "a refunded payment");

  await main(page).getByRole("link", { name: "Back to the list" }).click();
  await expect(page).toHaveURL(/\/admin\/payments\?search=[^&]+&status=paid$/);
  await expect(main(page).getByRole("heading", { name: "No payment found" })).toBeVisible();
});

test("an operator finds a user and changes their rights, and the log says so", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  const person = { ...newPerson(), firstName: "Zoë", lastName: `Núñez${randomUUID().slice(0, 8)}` };
  const theirs = await register(page, origins, person);
  await confirmAddress(page, origins, { person, token: theirs });
  const me = await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin/users`);
  await field(page, "Search").fill(`zoe ${person.lastName.replace("Núñez", "nunez")}`);
  await press(page, "Search");
  await expect(rows(page)).toHaveCount(1);
  await tabToSeen(page, person.email);
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText(person.email);

  await test.step("opens all tools and takes them back", async () => {
    await expect(fact(page, "All tools")).toHaveText("Not open");
    await change(page, "Grant all tools");
    await expect(toast(page, "All tools are open to them.")).toBeVisible();
    await expect(fact(page, "All tools")).toContainText("Open.");
    await change(page, "Revoke all tools");
    await expect(fact(page, "All tools")).toHaveText("Not open");
  });

  await test.step("makes them an operator, which signs them out", async () => {
    await change(page, "Make operator");
    await expect(fact(page, "Role")).toContainText("Operator.");
    const headers = { Authorization: `Bearer ${theirs}` };
    expect((await page.request.get(`${origins.product}/api/auth/user`, { headers })).status()).toBe(401);
    await expectAccessible(page, "an account");
    await change(page, "Remove operator role", "Remove the role");
    await expect(fact(page, "Role")).toHaveText("User");
  });

  await test.step("finds all of it in the log", async () => {
    await main(page).getByRole("link", { name: "Operator actions on it" }).click();
    await expect(rows(page).getByRole("rowheader")).toHaveText([
      "Removed the operator role",
      "Made an account an operator",
      "Revoked all tools",
      "Granted all tools",
    ]);
    await expect(rows(page).first()).toContainText(me.email);
  });
});

/** The rows of a list, without its head. */
const rows = (page: Page) => main(page).locator("tbody").getByRole("row");
/** A section of a payment's details. */
const part = (page: Page, name: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 3, name }) });
/** The text beside a term in an account's facts. */
const fact = (page: Page, term: string) =>
  main(page)
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator("xpath=following-sibling::dd");

async function change(page: Page, button: string, confirm = button): Promise<void> {
  await press(page, button);
  await page.getByRole("dialog").getByRole("button", { name: confirm }).click();
}
