import {
  alert,
  expectNothingLost,
  field,
  fillIn,
  keptHere,
  login,
  main,
  openForm,
  press,
  toast,
  token,
} from "./fixtures/accounts.ts";
import { expect, test } from "./fixtures/test.ts";

// When signing up or in does not go as it should: what was typed stays, and the way on is said.

test("a wrong password is not told from an unknown address, and nothing is lost", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await openForm(page, origins, "/login", "Sign In");
  await fillIn(page, login);
  await press(page, "Sign In");
  await expect(toast(page, "Login Failed")).toBeVisible();
  await expect(toast(page, "Invalid email or password.")).toBeVisible();
  await expect(alert(page, "Login Failed")).toContainText("Invalid email or password.");
  await expectNothingLost(page, login);
  expect(await token(page)).toBeNull();
  expect(await keptHere(page)).not.toContain("kites");
  expect(page.url()).toBe(`${origins.product}/login`);
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("401")]);
});

for (const [what, answer, text] of [
  [
    "after too many tries, with the time",
    {
      status: 429,
      headers: { "Retry-After": "720" },
      json: { code: "rate_limited", message: "Wait.", error: "Wait.", requestId: "r" },
    },
    /You can try again in 12 minutes, at \d{1,2}:\d\d [AP]M\. Nothing you entered was lost\./,
  ],
  [
    "when the server is down, without blaming the password",
    { status: 502, body: "<h1>Bad gateway</h1>" },
    /Something went wrong on our side\. Nothing you entered was lost\./,
  ],
] as const) {
  test(`signing in says what to do ${what}`, async ({ page, origins, consoleMessages }) => {
    await openForm(page, origins, "/login", "Sign In");
    await fillIn(page, login);
    await page.route("**/api/auth/login", (route) => route.fulfill(answer));
    await press(page, "Sign In");
    await expect(alert(page, "Login Failed")).toContainText(text);
    await expect(toast(page, "Login Failed")).toBeVisible();
    await expectNothingLost(page, login);
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining(String(answer.status))]);
  });
}

test("without a connection a form says so, loses nothing, and works once it is back", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await openForm(page, origins, "/forgot-password", "Send me a link");
  await fillIn(page, { Email: login.Email });
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await press(page, "Send me a link");
  await expect(alert(page, "We could not reach the server.")).toBeVisible();
  await expectNothingLost(page, { Email: login.Email });
  await page.context().setOffline(false);
  await press(page, "Send me a link");
  await expect(page.getByRole("heading", { name: "Please check your email" })).toBeFocused();
  await press(page, "Use another address");
  await expect(field(page, "Email")).toHaveValue("");
  for (const text of consoleMessages.splice(0)) expect(text).toContain("ERR_INTERNET_DISCONNECTED");
});

test("a form goes once, however often its button is pressed", async ({ page, origins }) => {
  await openForm(page, origins, "/forgot-password", "Send me a link");
  await fillIn(page, { Email: login.Email });
  let times = 0;
  await page.route("**/api/auth/forgot-password", async (route) => {
    times += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ status: 200, json: { success: true } });
  });
  await page.evaluate(() => {
    const button = [...document.querySelectorAll("button")].find((one) => one.type === "submit");
    for (let press = 0; press < 3; press += 1) button?.click();
  });
  await expect(page.getByRole("button", { name: "Sending…" })).toBeDisabled();
  await expect(page.getByRole("heading", { name: "Please check your email" })).toBeVisible();
  expect(times).toBe(1);
});

test("what was typed before the script stood stays, and never stands in an address", async ({
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
  await page.goto(`${origins.product}/login`, { waitUntil: "commit" });
  await fillIn(page, login);
  await field(page, "Password").press("Enter");
  await expect(main(page).getByRole("button", { name: "Sign In" })).toBeDisabled();
  letThrough();
  await expect(main(page).getByRole("button", { name: "Sign In" })).toBeEnabled();
  await expectNothingLost(page, login);
  expect(page.url()).toBe(`${origins.product}/login`);
});

test("without scripts the forms say that they need them, and the header leads on", async ({
  browser,
  origins,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [
    "/login",
    "/signup",
    "/account",
    "/forgot-password",
    "/reset-password",
    "/verify-email",
  ]) {
    await page.goto(origins.product + path);
    expect(await page.locator("noscript").first().innerText(), path).toContain("This page needs JavaScript.");
    await expect(main(page).getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  }
  await context.close();
});
