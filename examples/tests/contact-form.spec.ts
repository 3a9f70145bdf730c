import { keptHere, main, toast } from "./fixtures/accounts.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";
import { tabTo } from "./fixtures/walk.ts";

test.use({ hasPaid: false });

const firstName = "First Name";
const text = "The screener does not open on my phone.";

test("a message to us, by keyboard: typed before the script, kept over a failure and a reload, sent once", async ({
  page,
  origins,
  consoleMessages,
}) => {
  const traffic = recordTraffic(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${origins.product}/contact`, { waitUntil: "commit" });
  await main(page).getByLabel(firstName).fill("Maria");
  await main(page).getByLabel(firstName).press("Enter");
  const send = main(page).getByRole("button", { name: "Send Message" });
  await expect(send).toBeDisabled();
  held.resolve();
  await expect(send).toBeEnabled();
  await expect(page).toHaveURL(`${origins.product}/contact`);

  await tabTo(page, "Email Address");
  await page.keyboard.type("maria@example.org");
  await page.keyboard.press("Tab");
  await page.keyboard.type(text);
  await page.reload();
  await expect(main(page).getByLabel(firstName)).toHaveValue("Maria");
  await expect(main(page).getByLabel("How can we help you?")).toHaveValue(text);

  await expect(send).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await tabTo(page, "Send Message");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("alert")).toContainText("We could not reach the server.");
  await expect(toast(page, "Failed to send message. Please try again.")).toBeVisible();
  await page.context().setOffline(false);
  await send.press("Enter");
  await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeFocused();
  await expect(toast(page, "We'll get back to you within 24 hours.")).toBeVisible();
  await expect(main(page)).toContainText("maria@example.org");
  expect(await keptHere(page)).not.toContain("Maria");
  const told = (await traffic.sent()).filter(({ everything }) => everything.includes(text));
  expect(new Set(told.map(({ url }) => url))).toEqual(new Set([`${origins.product}/api/support`]));
  consoleMessages.allow(/ERR_INTERNET_DISCONNECTED/);

  await tabTo(page, "Return to Home");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${origins.product}/`);
  // The address changes a moment before the page does.
  await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeHidden();
  await page.goBack();
  await expect(main(page).getByLabel(firstName)).toHaveValue("");
});
