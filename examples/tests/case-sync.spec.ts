import type { Browser, Page } from "@playwright/test";
import { confirmedAccount, main } from "./fixtures/accounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";

// One account's case on two phones: turned on, joined, changed on both without a connection, opened with the recovery
// code, and deleted. Every request is searched for what was typed.

test.use({ viewport: { width: 390, height: 844 } });

/** Long enough not to occur in ciphertext by chance. */
const typed = /zqxmark|lamp river/i;
const passphrase = "zqxmark lamp river nine seven";

test("a case on two devices, without a word that anyone else can read", async ({
  page,
  browser,
  consoleMessages,
  origins,
}) => {
  // The device is offline for a while, and at the end the synced case is gone.
  consoleMessages.allow(/ERR_INTERNET_DISCONNECTED|status of 404/);
  const { token } = await confirmedAccount(page, origins);
  const second = await anotherDevice(browser);
  const traffics = [page, second].map(recordTraffic);
  for (const device of [page, second]) {
    await device.goto(`${origins.product}/terms`);
    await device.evaluate((it) => localStorage.setItem("auth_token", it), token);
  }

  await page.goto(`${origins.product}/case`);
  await main(page).getByRole("button", { name: "Set up my case" }).click();
  await nameChild(page, "Zqxmark");
  await main(page).getByRole("link", { name: "Use my case on another device" }).click();
  const area = main(page);
  await area.getByLabel("Passphrase", { exact: true }).fill("zqxmark");
  await area.getByLabel("The same passphrase again", { exact: true }).fill("zqxmark");
  await area.getByRole("button", { name: "Next: get a recovery code" }).click();
  await expect(area.getByText("Please use at least 12 characters.")).toBeVisible();
  await expectAccessible(page, "/case/sync, turning it on");
  await area.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await area.getByLabel("The same passphrase again", { exact: true }).fill(passphrase);
  await area.getByRole("button", { name: "Next: get a recovery code" }).click();
  const code = await shownCode(page);
  await area.getByLabel(/last four letters/).fill("AAAA");
  await area.getByRole("button", { name: "I have it. Turn on sync" }).click();
  await expect(area.getByText(/These are not the last four letters/)).toBeVisible();
  await expectAccessible(page, "/case/sync, the code");
  await area.getByLabel(/last four letters/).fill(code.slice(-4).toLowerCase());
  await area.getByRole("button", { name: "I have it. Turn on sync" }).click();
  await expect(area.getByText("Saved on this device and in sync, just now.")).toBeVisible();

  await second.goto(`${origins.product}/case/sync`);
  await main(second).getByLabel("Passphrase", { exact: true }).fill(`${passphrase} wrong`);
  await main(second).getByRole("button", { name: "Open my case" }).click();
  await expect(main(second).getByText(/This passphrase does not open your case/)).toBeVisible();
  await main(second).getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await main(second).getByRole("button", { name: "Open my case" }).click();
  await expect(main(second).getByText("Saved on this device and in sync, just now.")).toBeVisible();
  await expectAccessible(second, "/case/sync, in sync");

  for (const device of [page, second]) await device.goto(`${origins.product}/case`);
  await expect(title(second, "Zqxmark")).toBeVisible();
  for (const device of [page, second]) await device.context().setOffline(true);
  await renameChild(page, "Zqxmarkone");
  await expect(main(page).getByText(/Saved on this device\. Waiting for a connection\./)).toBeVisible();
  await renameChild(second, "Zqxmarktwo");
  await page.context().setOffline(false);
  await expect(main(page).getByText(/in sync, just now/)).toBeVisible();
  await second.context().setOffline(false);
  for (const device of [second, page]) {
    if (device === page) await page.reload();
    await expect(title(device, "Zqxmarktwo")).toBeVisible();
    await expect(main(device).getByRole("region", { name: "Changed on two devices" })).toContainText(
      "Zqxmarkone",
    );
  }
  await expectAccessible(second, "/case, changed on two devices");
  await main(second)
    .getByRole("region", { name: "Changed on two devices" })
    .getByRole("button", { name: "Use this one" })
    .click();
  await expect(title(second, "Zqxmarkone")).toBeVisible();
  await expect(title(page, "Zqxmarktwo")).toBeVisible();
  await expect(main(second).getByText(/in sync, just now/)).toBeVisible();

  await second.goto(`${origins.product}/case/sync`);
  await main(second).getByRole("button", { name: "Stop syncing on this device" }).click();
  await second.getByRole("dialog").getByRole("button", { name: "Stop syncing here" }).click();
  await main(second)
    .getByRole("button", { name: /use the recovery code/ })
    .click();
  const wrong = (code.startsWith("7") ? "8" : "7") + code.slice(1);
  await main(second).getByLabel("Recovery code").fill(wrong);
  await main(second).getByRole("button", { name: "Open my case" }).click();
  await expect(main(second).getByText(/One letter or digit is wrong/)).toBeVisible();
  await main(second).getByLabel("Recovery code").fill(code.toLowerCase());
  await main(second).getByRole("button", { name: "Open my case" }).click();
  await expect(main(second).getByText("Saved on this device and in sync, just now.")).toBeVisible();

  await main(second).getByRole("button", { name: "Delete the synced case from the server" }).click();
  await second.getByRole("dialog").getByRole("button", { name: "Delete the synced case" }).click();
  await expect(main(second).getByRole("heading", { name: "Turn on sync" })).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(/This account has no synced case any more/)).toBeVisible();
  await expect(title(page, "Zqxmark")).toBeVisible();

  const sent = (await Promise.all(traffics.map((traffic) => traffic.sent()))).flat();
  expect(sent.filter(({ url }) => url.endsWith("/api/case-sync/push")).length).toBeGreaterThan(2);
  const letters = code.replaceAll("-", "");
  const told = sent.filter(({ everything }) => typed.test(everything) || everything.includes(letters));
  expect(told.map(({ url }) => url)).toEqual([]);
});

async function anotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  return context.newPage();
}

function title(page: Page, nickname: string) {
  return main(page).getByRole("heading", { level: 1, name: new RegExp(`^${nickname}`) });
}

async function nameChild(page: Page, nickname: string): Promise<void> {
  await main(page)
    .getByRole("textbox", { name: /call your child/ })
    .fill(nickname);
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(title(page, nickname)).toBeVisible();
}

async function renameChild(page: Page, nickname: string): Promise<void> {
  await main(page)
    .getByRole("region", { name: "About your child" })
    .getByRole("button", { name: "Change" })
    .click();
  await nameChild(page, nickname);
}

/** The code, as a parent reads it from the screen. */
async function shownCode(page: Page): Promise<string> {
  await expect(main(page).getByRole("heading", { name: "Your recovery code" })).toBeVisible();
  const code = await main(page)
    .getByText(/^([0-9A-Z]{4} ){6}[0-9A-Z]{4}$/)
    .innerText();
  return code.replaceAll(" ", "-");
}
