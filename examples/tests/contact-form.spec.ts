import type { Page } from "@playwright/test";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";
import { tabTo } from "./fixtures/walk.ts";

const message = {
  "First Name": "Maria",
  "Last Name (optional)": "Lopez",
  "Email Address": "maria@example.org",
  "How can we help you?": "The screener does not open on my phone.\nIt is an old one.",
} as const;

async function openForm(page: Page, { product }: Origins): Promise<void> {
  await page.goto(`${product}/contact`);
  await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
}

async function fillIn(
  page: Page,
  changed: Partial<Record<keyof typeof message, string>> = {},
): Promise<void> {
  for (const [label, text] of Object.entries({ ...message, ...changed }))
    await page.getByLabel(label).fill(text);
}

async function expectNothingLost(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(message)) await expect(page.getByLabel(label)).toHaveValue(text);
}

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: /Messages/ }).getByText(text, { exact: true });
const sent = (page: Page) => page.getByRole("heading", { name: "Message Sent Successfully!" });
const keptInTab = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test.describe("the contact form", () => {
  test("sends a message, says so, and leads home", async ({ page, origins }) => {
    const traffic = recordTraffic(page);
    await openForm(page, origins);
    await fillIn(page);
    await send(page).click();
    await expect(sent(page)).toBeFocused();
    await expect(toast(page, "Message Sent Successfully")).toBeVisible();
    await expect(toast(page, "We'll get back to you within 24 hours.")).toBeVisible();
    await expect(page.getByText("maria@example.org")).toBeVisible();
    const posted = (await traffic.sent()).filter(({ url }) => url.endsWith("/api/support"));
    expect(posted.map(({ body }) => JSON.parse(body ?? ""))).toEqual([
      {
        firstName: "Maria",
        lastName: "Lopez",
        email: "maria@example.org",
        message: message["How can we help you?"],
        serviceType: "customer_support",
      },
    ]);
    expect(await keptInTab(page)).not.toContain("Maria");
    await page.getByRole("link", { name: "Return to Home" }).click();
    // The address changes a moment before the page does.
    await expect(sent(page)).toBeHidden();
    await expect(page).toHaveURL(`${origins.product}/`);
    await page.goBack();
    await expect(page.getByLabel("First Name")).toHaveValue("");
  });

  test("works with the keyboard alone, without a last name", async ({ page, origins }) => {
    await openForm(page, origins);
    await tabTo(page, "First Name");
    await page.keyboard.type("Maria");
    await tabTo(page, "Email Address");
    await page.keyboard.type("maria@example.org");
    await page.keyboard.press("Tab");
    await page.keyboard.type("A question about a tool");
    await tabTo(page, "Send Message");
    await page.keyboard.press("Enter");
    await expect(sent(page)).toBeFocused();
    await tabTo(page, "Return to Home");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${origins.product}/`);
  });

  test("names what is missing, in place and as a message, and sends nothing", async ({ page, origins }) => {
    const traffic = recordTraffic(page);
    await openForm(page, origins);
    await page.getByLabel("How can we help you?").fill("   ");
    await send(page).click();
    await expect(toast(page, "Missing Information")).toBeVisible();
    await expect(toast(page, "Please fill in all required fields.")).toBeVisible();
    await expect(page.getByLabel("First Name")).toBeFocused();
    for (const [label, error] of [
      ["First Name", "Please enter your first name."],
      ["Email Address", "Please enter your email address, so that we can answer you."],
      ["How can we help you?", "Please write what we can help you with."],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByRole("main").getByText(error)).toBeVisible();
    }
    await page.getByLabel("First Name").fill("Maria");
    await expect(page.getByText("Please enter your first name.")).toBeHidden();
    expect((await traffic.sent()).filter(({ url }) => url.endsWith("/api/support"))).toEqual([]);
  });

  test("sees a wrong e-mail address before it asks", async ({ page, origins }) => {
    await openForm(page, origins);
    await fillIn(page, { "Email Address": "maria at example.org" });
    await send(page).click();
    await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
    await expect(page.getByLabel("Email Address")).toBeFocused();
    await page.getByLabel("Email Address").fill(message["Email Address"]);
    await expectNothingLost(page);
  });

  test("puts what the server finds at fault at its field", async ({ page, origins, consoleMessages }) => {
    await openForm(page, origins);
    // Only the server knows that no such ending exists.
    await fillIn(page, { "Email Address": "maria@example.o" });
    await send(page).click();
    await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
    await expect(toast(page, "Failed to send message. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Email Address")).toBeFocused();
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("400")]);
    await page.getByLabel("Email Address").fill(message["Email Address"]);
    await expectNothingLost(page);
  });

  test("says when to try again after too many, and then sends", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    await openForm(page, origins);
    await fillIn(page);
    const body = { code: "rate_limited", message: "That was too often.", error: "", requestId: "r" };
    await page.route("**/api/support", (route) =>
      route.fulfill({ status: 429, headers: { "Retry-After": "720" }, json: body }),
    );
    await send(page).click();
    const notice = page
      .getByRole("alert")
      .filter({ hasText: "Too many messages came from your connection." });
    await expect(notice).toContainText(/You can send it in 12 minutes, at \d{1,2}:\d\d [AP]M\./);
    await expect(toast(page, "Failed to send message. Please try again.")).toBeVisible();
    await expectNothingLost(page);
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("429")]);
    await page.unroute("**/api/support");
    await send(page).click();
    await expect(sent(page)).toBeVisible();
  });

  for (const [what, status, title] of [
    ["fails", 500, "Something went wrong on our side."],
    ["finds it too large", 413, "Your message is too long to be sent."],
  ] as const) {
    test(`loses nothing when the server ${what}`, async ({ page, origins, consoleMessages }) => {
      await openForm(page, origins);
      await fillIn(page);
      await page.route("**/api/support", (route) => route.fulfill({ status, body: "<h1>Bad gateway</h1>" }));
      await send(page).click();
      await expect(page.getByRole("alert").filter({ hasText: title })).toBeVisible();
      await expect(toast(page, "Error")).toBeVisible();
      await expectNothingLost(page);
      expect(consoleMessages.splice(0)).toEqual([expect.stringContaining(String(status))]);
    });
  }

  test("loses nothing without a connection, and sends once it is back", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    await openForm(page, origins);
    await fillIn(page);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await send(page).click();
    const notice = page.getByRole("alert").filter({ hasText: "We could not reach the server." });
    await expect(notice).toBeVisible();
    await expect(toast(page, "Failed to send message. Please try again.")).toBeVisible();
    await expectNothingLost(page);
    await page.context().setOffline(false);
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    for (const text of consoleMessages.splice(0)) expect(text).toContain("ERR_INTERNET_DISCONNECTED");
  });

  test("sends once, however often the button is pressed", async ({ page, origins }) => {
    const traffic = recordTraffic(page);
    await openForm(page, origins);
    await fillIn(page);
    await page.route("**/api/support", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.fulfill({ status: 201, json: { success: true } });
    });
    await page.evaluate(() => {
      const button = [...document.querySelectorAll("button")].find((one) => one.type === "submit");
      for (let press = 0; press < 3; press += 1) button?.click();
    });
    await expect(page.getByRole("button", { name: "Sending…" })).toBeDisabled();
    await expect(sent(page)).toBeVisible();
    expect((await traffic.sent()).filter(({ url }) => url.endsWith("/api/support"))).toHaveLength(1);
  });

  test("keeps what is typed over a reload, in this tab only", async ({ page, origins }) => {
    await openForm(page, origins);
    await fillIn(page);
    await page.reload();
    await expectNothingLost(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await expect(page).toHaveURL(`${origins.product}/terms`);
    await page.goBack();
    await expectNothingLost(page);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Maria");
    expect(page.url()).toBe(`${origins.product}/contact`);
    await fillIn(page, Object.fromEntries(Object.keys(message).map((label) => [label, ""])));
    expect(await keptInTab(page)).not.toContain("iep-draft:contact");
  });

  test("keeps what was typed before its script stood, and never sends it as an address", async ({
    page,
    origins,
  }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${origins.product}/contact`, { waitUntil: "commit" });
    await fillIn(page);
    await page.getByLabel("First Name").press("Enter");
    await expect(send(page)).toBeDisabled();
    letThrough();
    await expect(send(page)).toBeEnabled();
    await expectNothingLost(page);
    expect(page.url()).toBe(`${origins.product}/contact`);
    await page.reload();
    await expectNothingLost(page);
  });

  test("shows where help is at once when a message tells of danger, and sends nothing for it", async ({
    page,
    origins,
  }) => {
    await openForm(page, origins);
    const traffic = recordTraffic(page);
    await page.getByLabel("How can we help you?").fill("My son says he wants to die");
    await expect(page.getByRole("alert").filter({ hasText: "call or text 988" })).toBeVisible();
    expect((await traffic.sent()).filter(({ everything }) => everything.includes("wants to die"))).toEqual(
      [],
    );
    await page.getByLabel("How can we help you?").fill("My son is dying to use the chat");
    await expect(page.getByText("988")).toBeHidden();
  });

  test("says without scripts that it needs them, and offers nothing that does not work", async ({
    browser,
    origins,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origins.product}/contact`);
    // Playwright looks for no text in there by itself.
    expect(await page.locator("noscript").innerText()).toContain("This form needs JavaScript.");
    await expect(page.getByLabel("First Name")).toBeHidden();
    await context.close();
  });
});
