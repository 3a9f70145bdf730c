import { adminUsers } from "@iep-insider/sdk/contract";
import type { Locator, Page } from "@playwright/test";
import { field, main, press, register, somebody, toast } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { operator, signedInAsOperator } from "./fixtures/operator.ts";
import { signedInAs } from "./fixtures/proMember.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabTo } from "./fixtures/walk.ts";

// Accounts, and the log of what operators did (DECISIONS 5, 6). Each test has people of its own.

test("an operator finds an account, and changes what it may do", async ({ page, origins }) => {
  const person = { ...somebody(), firstName: "Zoë", lastName: "Núñez" };
  const signedInElsewhere = await register(page, origins, person);
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin/users`);
  await expect(heading(page)).toHaveText("Users");

  await test.step("by name, without accents, and keeps the place on a reload and on the way back", async () => {
    await field(page, "Search").fill("zoe nun");
    await press(page, "Search");
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\?search=zoe\+nun$/);
    await field(page, "Role").selectOption("User");
    await expect(page).toHaveURL(/role=user/);
    await page.reload();
    await expect(field(page, "Search")).toHaveValue("zoe nun");
    await expect(field(page, "Role")).toHaveValue("user");
    await fits(page);
    await rows(page).getByRole("link", { name: person.email }).click();
    await expect(main(page).getByRole("heading", { level: 2 })).toHaveText(person.email);
    await page.goBack();
    await expect(rows(page)).toHaveCount(1);
    await page.goForward();
  });

  await test.step("opens all tools, and takes them back", async () => {
    await expect(fact(page, "All tools")).toHaveText("Not open");
    await press(page, "Open all tools");
    await expect(dialog(page)).toContainText(person.email);
    await expect(dialog(page)).toContainText("without paying");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(fact(page, "All tools")).toHaveText("Not open");
    await press(page, "Open all tools");
    await dialog(page).getByRole("button", { name: "Open all tools" }).click();
    await expect(toast(page, "All tools are open to them.")).toBeVisible();
    await expect(fact(page, "All tools")).toContainText("Open.");
    await expect(main(page).getByRole("row").filter({ hasText: "An operator or a command" })).toBeVisible();
    await press(page, "Take all tools back");
    await dialog(page).getByRole("button", { name: "Take all tools back" }).click();
    await expect(fact(page, "All tools")).toHaveText("Not open");
  });

  await test.step("signs it out everywhere", async () => {
    await press(page, "End all its sessions");
    await dialog(page).getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(main(page).getByText("It is signed in nowhere.")).toBeVisible();
    expect((await asks(page, origins, signedInElsewhere)).status()).toBe(401);
  });

  await test.step("makes it an operator, warned that the address is not confirmed, and takes the role back", async () => {
    await press(page, "Make operator");
    await expect(dialog(page)).toContainText("This address is not confirmed");
    await dialog(page).getByRole("button", { name: "Make operator" }).click();
    await expect(fact(page, "Role")).toContainText("Operator.");
    await fits(page);
    await press(page, "Take the operator's role away");
    await dialog(page).getByRole("button", { name: "Take the role away" }).click();
    await expect(fact(page, "Role")).toHaveText("User");
  });
});

test("the log tells who did what to whom, is narrowed, and is saved", async ({ page, origins }) => {
  const person = somebody();
  await register(page, origins, person);
  const olga = await operator(page, origins);
  const headers = { Authorization: `Bearer ${olga.token}` };
  const query = new URLSearchParams({ search: person.email });
  const list = await page.request.get(`${origins.product}${adminUsers.listUsers.path}?${query}`, { headers });
  const { id } = (await list.json()).rows[0];
  for (const [{ path }, more] of [
    [adminUsers.setUserAllTools, { isGranted: true }],
    [adminUsers.setUserAllTools, { isGranted: false }],
    [adminUsers.endUserSessions, {}],
    [adminUsers.setUserRole, { role: "admin" }],
    [adminUsers.setUserRole, { role: "user" }],
  ] as const)
    expect((await page.request.post(origins.product + path, { headers, data: { id, ...more } })).ok()).toBe(
      true,
    );

  await signedInAs(page, origins, olga.token);
  await page.goto(`${origins.product}/admin/users?id=${id}`);
  await main(page).getByRole("link", { name: "What operators did to it" }).click();
  await expect(heading(page)).toHaveText("Audit log");
  await expect(rows(page).getByRole("rowheader")).toHaveText([
    "Took the operator's role away",
    "Made an account an operator",
    "Signed an account out everywhere",
    "Took all tools back",
    "Opened all tools",
  ]);
  await expect(rows(page).first()).toContainText(olga.email);
  await expect(rows(page).nth(2)).toContainText("browsers: 1");
  await fits(page);
  await field(page, "What").selectOption("Opened all tools");
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  const download = page.waitForEvent("download");
  await press(page, "Download as CSV");
  expect((await download).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  await field(page, "What").selectOption("Sent a newsletter");
  await expect(main(page).getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await main(page).getByRole("button", { name: "Show all" }).last().click();
  await expect(rows(page).first()).toContainText("Downloaded this log");
  await expect(rows(page).first()).toContainText("what: all_tools_granted");
  await expect(rows(page).filter({ hasText: "A command on the server" }).first()).toBeVisible();
});

test("an operator finds by keyboard alone what they may not do to themself", async ({ page, origins }) => {
  const olga = await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin/users`);
  await expect(rows(page).first()).toBeVisible();
  await tabTo(page, /^Search/);
  await page.keyboard.type(olga.email.slice(0, 12));
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, olga.email);
  await page.keyboard.press("Enter");
  await expect(fact(page, "Role")).toContainText("An operator or a command gave the role");
  await expect(
    main(page).getByText(/You cannot take the operator's role|You are the only operator/),
  ).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Take the operator's role away" })).toHaveCount(0);
  await tabTo(page, "Open all tools");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page).getByRole("button", { name: "Open all tools" })).toBeFocused();
});

test("says when there is no such account, when it could not load, and when a deed is refused", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin/users?search=zz&id=99999999`);
  await expect(main(page).getByRole("heading", { name: "There is no such account." })).toBeVisible();
  await main(page).getByRole("link", { name: "Back to the list" }).click();
  await expect(main(page).getByRole("heading", { name: "No account found" })).toBeVisible();
  await main(page).getByRole("button", { name: "Show all" }).click();
  await expect(rows(page).first()).toBeVisible();

  const other = await operator(page, origins);
  await page.goto(`${origins.product}/admin/users?search=${other.email}`);
  await rows(page).getByRole("link", { name: other.email }).click();
  await page.route(`**${adminUsers.setUserRole.path}`, (route) => route.abort());
  await press(page, "Take the operator's role away");
  await dialog(page).getByRole("button", { name: "Take the role away" }).click();
  await expect(dialog(page)).toContainText("We cannot reach the server. Nothing was changed.");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(fact(page, "Role")).toContainText("Operator.");

  await page.route(`**${adminUsers.listUsers.path}*`, (route) => route.fulfill({ status: 502, body: "" }));
  await page.goto(`${origins.product}/admin/users`);
  await expect(main(page).getByRole("alert")).toContainText("This list did not load.");
  await page.unroute(`**${adminUsers.listUsers.path}*`);
  await press(page, "Retry");
  await expect(rows(page).first()).toBeVisible();
  for (const message of consoleMessages.splice(0)) expect(message).toMatch(/404|502|ERR_FAILED/);
});

for (const path of ["/admin/users", "/admin/audit"])
  test(`${path} refuses whoever is no operator, and asks for nothing`, async ({ page, origins }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(origins.product + path);
    await expect(page).toHaveURL(`${origins.product}/login`);
    await signedInAs(page, origins, await register(page, origins, somebody()));
    await page.goto(origins.product + path);
    await expect(heading(page)).toHaveText("This page is for operators.");
    expect(asked.filter((url) => url.includes("/api/admin"))).toEqual([]);
  });

const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });
const dialog = (page: Page) => page.getByRole("dialog");
/** The rows of the list, without its head. */
const rows = (page: Page): Locator => main(page).locator("tbody").getByRole("row");
/** What stands beside a name among the facts of an account. */
const fact = (page: Page, term: string): Locator =>
  main(page)
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator("xpath=following-sibling::dd");

const asks = (page: Page, { product }: Origins, token: string) =>
  page.request.get(`${product}/api/auth/user`, { headers: { Authorization: `Bearer ${token}` } });

/** On a phone and on a desk: nothing is wider than the screen, and axe finds nothing. */
async function fits(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    expect(await violations(page), `${width} px`).toEqual([]);
  }
}
