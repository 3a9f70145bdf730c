import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { main } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { cards, senders, write } from "./fixtures/messages.ts";
import { operator, signedInAsOperator } from "./fixtures/operator.ts";
import { proMember } from "./fixtures/proMember.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";

// What an operator does with messages: finding, answering, taking them along. The list begins empty, and the first
// test fills it: they run in their order.
test.use({ databaseOf: "the messages of admin-contacts" });
test.describe.configure({ mode: "serial" });

const answerCall = "/api/admin/contact-answered";

test("finds messages by search and filters, and keeps the place in the address", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await fill(page, origins);
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin`);
  await expect(senders(page)).toHaveText(["Mia", "Zoe Núñez", "Ben Ruiz", "Ana Ruiz"]);
  await expect(main(page).getByText("4 messages wait for an answer.")).toBeVisible();

  await test.step("by the start of a last name, without case and accents", async () => {
    await search(page, "NUN");
    await expect(senders(page)).toHaveText(["Zoe Núñez"]);
    await expect(page).toHaveURL(`${origins.product}/admin?search=NUN`);
    await page.reload();
    await expect(senders(page)).toHaveText(["Zoe Núñez"]);
    await expect(field(page)).toHaveValue("NUN");
  });

  await test.step("by an address, and the back button goes through what was looked for", async () => {
    await search(page, "ben@EXAMPLE");
    await expect(senders(page)).toHaveText(["Ben Ruiz"]);
    await page.goBack();
    await expect(senders(page)).toHaveText(["Zoe Núñez"]);
    await expect(field(page)).toHaveValue("NUN");
    await main(page).getByRole("button", { name: "Clear search" }).click();
    await expect(cards(page)).toHaveCount(4);
  });

  await test.step("by filters, which narrow each other and a search", async () => {
    await main(page).getByLabel("Service").selectOption("Letter Writing");
    await expect(senders(page)).toHaveText(["Zoe Núñez", "Ana Ruiz"]);
    await search(page, "ruiz");
    await expect(senders(page)).toHaveText(["Ana Ruiz"]);
    await main(page).getByLabel("Sender").selectOption("Pro members only");
    await expect(main(page).getByRole("heading", { name: "No message found" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await main(page).getByRole("button", { name: "Show all" }).click();
    await expect(cards(page)).toHaveCount(4);
    await expect(page).toHaveURL(`${origins.product}/admin`);
    await main(page).getByLabel("Sender").selectOption("Pro members only");
    await expect(senders(page)).toHaveText(["Mia"]);
  });

  await test.step("a choice nobody knows is none, and a place that is gone says so", async () => {
    await page.goto(`${origins.product}/admin?state=magic&service=magic&from=magic`);
    await expect(cards(page)).toHaveCount(4);
    await page.goto(`${origins.product}/admin?cursor=gone`);
    await expect(main(page).getByRole("alert")).toContainText("This place in the list is gone.");
    await main(page).getByRole("link", { name: "Go to the first page" }).click();
    await expect(cards(page)).toHaveCount(4);
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("400")]);
  });
});

test("marks messages as answered by keyboard, and learns when another operator was quicker", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const rosa = await operator(page, origins);
  const person = await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin`);
  await main(page).getByLabel("Answer").focus();
  await page.keyboard.type("W");
  await expect(page).toHaveURL(`${origins.product}/admin?state=waiting`);
  await expect(cards(page)).toHaveCount(4);

  await test.step("which takes them from those that wait, and the focus goes on", async () => {
    await tabToSeen(page, "Mark as answered: message of Zoe Núñez");
    await page.keyboard.press("Enter");
    await expect(senders(page)).toHaveText(["Mia", "Ben Ruiz", "Ana Ruiz"]);
    await expect(toast(page)).toContainText("Marked as answered: Zoe Núñez");
    await expect(main(page).getByText("3 messages wait for an answer.")).toBeVisible();
    await expect(cards(page).filter({ hasText: "Ben Ruiz" })).toBeFocused();
  });

  await test.step("with the name of who did it, until it is taken back", async () => {
    await main(page).getByLabel("Answer").selectOption("Answered");
    await expect(senders(page)).toHaveText(["Zoe Núñez"]);
    const who = `by ${person.firstName} ${person.lastName}`;
    await expect(cards(page)).toContainText(who);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(cards(page)).toContainText(who);
    await cards(page)
      .getByRole("button", { name: /^Mark as not answered/ })
      .click();
    await expect(main(page).getByRole("heading", { name: "No message found" })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(4);
  });

  await test.step("of two operators, the second is told", async () => {
    const { contacts } = await readList(origins, rosa.token);
    const ana = contacts.find(({ firstName }) => firstName === "Ana");
    const sent = await fetch(`${origins.product}${answerCall}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${rosa.token}` },
      body: JSON.stringify({ id: ana?.id }),
    });
    expect(sent.status).toBe(200);
    const button = cards(page)
      .filter({ hasText: "Ana Ruiz" })
      .getByRole("button", { name: /^Mark as answered/ });
    await button.click();
    await expect(toast(page)).toContainText(
      `It was answered already, by ${rosa.firstName} ${rosa.lastName}.`,
    );
    await expect(cards(page)).toHaveCount(3);
  });

  await test.step("what cannot be done is said at the message, and can be tried again", async () => {
    const call = `**${answerCall}`;
    await page.route(call, (route) => route.abort());
    const ben = cards(page).filter({ hasText: "Ben Ruiz" });
    await ben.getByRole("button").click();
    await expect(ben).toContainText("We cannot reach the server. Nothing was changed.");
    await expect(ben.getByRole("button")).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.unroute(call);
    await ben.getByRole("button").click();
    await expect(senders(page)).toHaveText(["Mia", "Zoe Núñez"]);
    for (const message of consoleMessages.splice(0)) expect(message).toContain("ERR_FAILED");
  });
});

test("hands over what the filter finds as a file", async ({ page, origins }) => {
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin?search=ruiz`);
  await expect(cards(page)).toHaveCount(2);
  const coming = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Download as CSV" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFNumber,Sent \(UTC\),First name,/);
  expect(lines.slice(1).map((line) => line.split(",")[2])).toEqual(["Ana", "Ben"]);
  expect(lines.join("\n")).toContain("'=HYPERLINK");
});

test("turns pages that stay where they are while messages come in", async ({ page, origins }) => {
  await signedInAsOperator(page, origins);
  for (let number = 1; number <= 50; number += 1)
    await write(origins, { firstName: `Sender${number}`, serviceType: "other" });
  await page.clock.install();
  await page.goto(`${origins.product}/admin`);
  await expect(cards(page)).toHaveCount(50);
  const pages = main(page).getByRole("navigation", { name: "Pages of this list" });
  await expect(pages.getByRole("link")).toHaveText(["Next page"]);
  await pages.getByRole("link", { name: "Next page" }).click();
  await expect(senders(page)).toHaveText(["Sender1", "Zoe Núñez", "Ben Ruiz", "Ana Ruiz"]);
  await expect(main(page).getByRole("list", { name: "Messages" })).toBeFocused();

  await write(origins, { firstName: "Late", serviceType: "other" });
  await page.clock.runFor(30_000);
  await expect(main(page).getByText("53 messages wait for an answer.")).toBeVisible();
  await expect(senders(page)).toHaveText(["Sender1", "Zoe Núñez", "Ben Ruiz", "Ana Ruiz"]);
  await page.reload();
  await expect(senders(page)).toHaveText(["Sender1", "Zoe Núñez", "Ben Ruiz", "Ana Ruiz"]);
  await pages.getByRole("link", { name: "First page" }).click();
  await expect(senders(page).first()).toHaveText("Mia");
  await expect(senders(page).nth(1)).toHaveText("Late");

  await test.step("and new ones leave the focus and what is read where they are", async () => {
    const button = cards(page).filter({ hasText: "Sender30" }).getByRole("button");
    await button.focus();
    const before = await button.boundingBox();
    await write(origins, { firstName: "Later", serviceType: "other" });
    await page.clock.runFor(30_000);
    await expect(senders(page).nth(1)).toHaveText("Later");
    await expect(button).toBeFocused();
    expect((await button.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
  });
});

const field = (page: Page) => main(page).getByRole("searchbox", { name: "Name or email address" });
const toast = (page: Page) => page.getByRole("region", { name: "Messages (F8)" });

async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

async function fill(page: Page, origins: Origins): Promise<void> {
  const message = '=HYPERLINK("https://example.org")';
  await write(origins, { firstName: "Ana", lastName: "Ruiz", serviceType: "letter-writing", message });
  await write(origins, { firstName: "Ben", lastName: "Ruiz", serviceType: "customer_support" });
  const zoe = { lastName: "Núñez", serviceType: "letter-writing" };
  await write(origins, { firstName: "Zoe", ...zoe });
  await write(origins, { firstName: "Mia", serviceType: "other" }, await proMember(page, origins));
}

async function readList({ product }: Origins, token: string) {
  const answer = await fetch(`${product}/api/admin/contacts`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as { contacts: { id: number; firstName: string }[] };
}
