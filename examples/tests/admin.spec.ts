import type { Page } from "@playwright/test";
import { field, main, press, register, somebody } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { cards, write } from "./fixtures/messages.ts";
import { operator, signedInAsOperator } from "./fixtures/operator.ts";
import { proMember, signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";

// The operator's list of messages (product.md, "/admin"; DECISIONS 6). It begins empty, and the first test
// fills it: they run in their order.
test.use({ databaseOf: "the operator's first messages" });
test.describe.configure({ mode: "serial" });

const contactsCall = "**/api/admin/contacts*";

test("leads whoever is signed out to sign in and back, greets an operator with an empty list, and keeps it up to date", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const person = await operator(page, origins);
  await page.clock.install();
  await page.goto(`${origins.product}/admin`);
  await expect(page).toHaveURL(`${origins.product}/login`);
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await press(page, "Sign In");
  await expect(page).toHaveURL(`${origins.product}/admin`);
  await expect(page).toHaveTitle("Contact Submissions | IEP Insider");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(heading(page)).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "No Contact Submissions" })).toBeVisible();
  expect(await stats(page)).toEqual({
    "Total Contacts": "0",
    Today: "0",
    "Last Updated": "No submissions yet",
  });

  await test.step("what comes shows within 30 seconds", async () => {
    const sent = [
      { firstName: "Ana", lastName: "Ruiz", serviceType: "letter-writing", message: "One\n\n  two" },
      { firstName: "Ben", serviceType: "customer_support", message: "x".repeat(300) },
    ];
    for (const message of sent) await write(origins, message);
    await write(origins, { firstName: "Mia", serviceType: "other" }, await proMember(page, origins));
    await page.clock.runFor(30_000);
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).getByRole("heading")).toHaveText(["Mia", "Ben", "Ana Ruiz"]);
    await expect(cards(page).nth(0)).toContainText("Pro member");
    await expect(cards(page).nth(1)).not.toContainText("Pro member");
    await expect(cards(page).nth(1)).toContainText("Customer Support");
    await expect(cards(page).nth(2).getByRole("link")).toHaveAttribute("href", "mailto:ana@example.org");
    expect(await cards(page).nth(2).getByText("One").innerText(), "line breaks").toBe("One\n\n  two");
    expect(await stats(page)).toMatchObject({ "Total Contacts": "3", Today: "3" });
  });

  await test.step("a failed refresh keeps the list and says so, until one goes well", async () => {
    await page.route(contactsCall, (route) => route.abort());
    await page.clock.runFor(30_000);
    await expect(main(page).getByText("We could not refresh the list.")).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await page.unroute(contactsCall);
    await page.clock.runFor(30_000);
    await expect(main(page).getByText("We could not refresh the list.")).toBeHidden();
    await expect(main(page).getByText(/^Checked at/)).toBeVisible();
    for (const message of consoleMessages.splice(0)) expect(message).toContain("ERR_FAILED");
  });

  await test.step("nothing is asked while nobody looks, and at once when somebody does again", async () => {
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/admin/")) asked += 1;
    });
    await look(page, "hidden");
    await page.clock.runFor(120_000);
    expect(asked).toBe(0);
    await look(page, "visible");
    await expect.poll(() => asked).toBe(1);
    await expect(main(page).getByText("3 minutes ago").first()).toBeVisible();
  });

  await test.step("the header's menu leads here, for operators alone", async () => {
    await page.getByRole("button", { name: person.firstName }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["My Account", "Contact Submissions", "Log Out"]);
    await page.keyboard.press("Escape");
  });
});

test("shows more of a badge and of a time on hover and focus, and fits every screen", async ({
  page,
  origins,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await signedInAsOperator(page, origins);
  await page.goto(`${origins.product}/admin`);
  await expect(cards(page)).toHaveCount(3);
  const tooltip = page.getByRole("tooltip");
  const isLoaded = () => loaded.some((url) => url.includes("TooltipLayer"));
  expect(isLoaded(), "before it is needed").toBe(false);

  const badge = cards(page).getByText("Letter Writing");
  await badge.hover();
  await expect.poll(isLoaded).toBe(true);
  await expect(tooltip).toHaveText("$95-250");
  await expect(badge).toHaveAccessibleDescription("$95-250");
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(0, 0);

  await tabToSeen(page, "ana@example.org");
  await page.keyboard.press("Tab");
  await expect(tooltip).toHaveText("$95-250");
  await page.keyboard.press("Tab");
  await expect(tooltip).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M$/);
  await page.keyboard.press("Escape");

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    expect(await violations(page), `${width} px`).toEqual([]);
  }
});

test("says that it could not load, and does on Retry", async ({ page, origins, consoleMessages }) => {
  await signedInAsOperator(page, origins);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(contactsCall, async (route) => {
    await held;
    await route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" });
  });
  await page.goto(`${origins.product}/admin`);
  await expect(main(page).getByText("Loading contact submissions...", { exact: true })).toBeVisible();
  letThrough();
  const failed = main(page).getByRole("alert").filter({ hasText: "Error Loading Contacts" });
  await expect(failed).toContainText("Unable to fetch contact submissions");
  expect(await violations(page)).toEqual([]);
  await page.unroute(contactsCall);
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(cards(page)).toHaveCount(3);
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("502")]);
});

test("refuses whoever is no operator kindly, and asks for nothing", async ({ page, origins }) => {
  await signedInAs(page, origins, await register(page, origins, somebody()));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${origins.product}/admin`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("This page is for operators.");
  await expect(main(page).getByRole("link", { name: "Go to My Account" })).toBeVisible();
  await page.getByRole("button", { name: "Maria" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["My Account", "Log Out"]);
  expect(asked.filter((url) => url.includes("/api/admin"))).toEqual([]);
});

const heading = (page: Page) => main(page).getByRole("heading", { level: 1, name: "Contact Submissions" });
/** The figures above the list, by their names. */
async function stats(page: Page): Promise<Record<string, string>> {
  const terms = await main(page).getByRole("term").allInnerTexts();
  const figures = await main(page).getByRole("definition").allInnerTexts();
  return Object.fromEntries(terms.map((term, index) => [term, figures[index] ?? ""]));
}

/** As when the tab is left, and come back to. */
async function look(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((it) => {
    Object.defineProperty(document, "visibilityState", { value: it, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);
}
