import { disputes, fillForm, pressAndReview, send } from "./fixtures/aiTools.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";

// What only the dispute guide has; what all AI tools share stands in ai-tools.spec.ts.

test.use({ hasPaid: false });

const aMonthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);

test("says what is missing; counts from the date that is given for it; and the plan is copied", async ({
  openTool,
  withUse,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withUse("dispute-guide");
  const { tool, page } = await openTool("hub", "dispute-guide");
  const submit = tool.getByRole("button", { name: disputes.button });
  await expect(tool.getByRole("heading", { name: "How This Guide Works" })).toBeVisible();
  await submit.click({ force: true });
  await expect(page.getByText("Please complete all fields", { exact: true })).toBeVisible();
  await expect(tool.getByRole("combobox", { name: /^Your main concern/ })).toBeFocused();

  await fillForm(tool, disputes);
  await tool.getByLabel(/^The day it happened/).fill("2999-01-01");
  await expect(tool.getByText("This day is still to come. Please choose the day it happened.")).toBeVisible();
  await tool.getByLabel(/^The day it happened/).fill(aMonthAgo);
  await tool.getByRole("combobox", { name: /^Does your child have an IEP/ }).selectOption("no");
  const traffic = recordTraffic(page);
  await pressAndReview(tool, disputes);
  await send(tool);
  await expect(disputes.answered(tool)).toBeVisible();
  const [call] = (await traffic.sent()).filter(({ url }) => url.endsWith(disputes.call));
  expect(JSON.parse(call?.body ?? "null")).toMatchObject({ eventDate: aMonthAgo, hasIep: "no", state: "MA" });

  await expect(tool.getByRole("heading", { name: "Your time limits" })).toBeVisible();
  await expect(tool.getByText(/Last day: .*\d{4}\./).first()).toBeVisible();
  for (const title of ["Where your child stays meanwhile", "How long it may take"])
    await expect(tool.getByText(title, { exact: true })).toBeVisible();
  await tool.getByRole("button", { name: "Copy this plan" }).click();
  await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
  await expect(page.getByText("Dispute guidance copied to clipboard.").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Last day/);
});
