import { readFile } from "node:fs/promises";
import { main } from "./fixtures/accounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";

// A parent's case on a phone, from the first visit to a new device; nothing of it leaves the browser.

test.use({ viewport: { width: 390, height: 844 }, hasPaid: false });

test("set up a case, add steps from the hub, save it as a file, delete it, and open the file", async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.product}/case`);
  const area = main(page);
  await area.getByRole("button", { name: "Set up my case" }).click();
  await area.getByRole("textbox", { name: "Email Address" }).fill(`case-${Date.now()}@example.org`);
  await area.getByRole("button", { name: "Get Free Access Now" }).click();
  const traffic = recordTraffic(page);
  await area.getByRole("textbox", { name: /call your child/ }).fill("Zqxmark");
  await area.getByRole("combobox", { name: /^State/ }).selectOption("OH");
  await expectAccessible(page, "/case, the questions");
  await area.getByRole("button", { name: "Save" }).click();
  await expect(area.getByRole("heading", { level: 1, name: "Zqxmark’s case" })).toBeVisible();

  await area.getByRole("link", { name: "See what to do" }).click();
  await area.getByText("The school said no", { exact: true }).click();
  await area.getByRole("button", { name: /^Add these steps to my case ?: The school said no/ }).click();
  await area.getByRole("link", { name: "See my case" }).click();
  const first = area.getByRole("checkbox", { name: /^See whether the reason holds/ });
  await first.check();
  await expect(area.getByRole("region", { name: "What happens next" })).toContainText(
    "Ask for the refusal and its reasons in writing.",
  );
  await page.reload();
  await expect(first).toBeChecked();
  await expectAccessible(page, "/case");

  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    area.getByRole("button", { name: "Save my case as a file" }).click(),
  ]);
  const file = await readFile(await saved.path());
  await area.getByRole("button", { name: "Delete my case" }).click();
  await area.getByRole("button", { name: "Yes, forget all" }).click();
  await expect(area.getByRole("button", { name: "Undo" })).toBeVisible();

  await page.reload();
  await area.getByRole("button", { name: "Set up my case" }).click();
  await area
    .locator("input[type=file]")
    .setInputFiles({ name: saved.suggestedFilename(), mimeType: "application/json", buffer: file });
  await expect(area.getByText("Your case now has what was in the file: 4 entries.")).toBeVisible();
  await expect(first).toBeChecked();
  const told = (await traffic.sent()).filter(({ everything }) => /zqxmark/i.test(everything));
  expect(told.map(({ url }) => url)).toEqual([]);
});
