import { askAndGet, confirmRead, freeText, goals } from "./fixtures/aiTools.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { beginPaying, doorOf } from "./fixtures/gates.ts";
import { payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";

// The payment gate between a question to an AI tool and its answer.

test.use({ hasPaid: false });

test("without a use, the reading is free; the gate comes before the answer, which then takes one press", async ({
  openTool,
}) => {
  const { tool, page } = await openTool(goals.page, "goal-analyzer");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await freeText(tool, goals).fill("She will improve her reading.");
  await tool.getByRole("button", { name: "Analyze Goal" }).click();
  await expect(tool.getByRole("heading", { name: "Is this what the goal says?" })).toBeFocused();
  await expectAccessible(page, "what was read of a goal");
  await confirmRead(tool, goals);
  await expect(tool.getByRole("heading", { name: "Open IEP Goal Analyzer" })).toBeFocused();
  await payOnPage(await beginPaying(tool, page));
  await expect(tool.getByRole("status").filter({ hasText: "It is open now" })).toBeVisible();
  expect(sent.filter((url) => url.endsWith(goals.call))).toHaveLength(1);
  await confirmRead(tool, goals);
  await expect(tool.getByRole("heading", { name: /: Weak$/ })).toBeVisible();
});

test("a second question meets the gate; paying keeps the form, and spends nothing before the press", async ({
  openTool,
  withUse,
  consoleMessages,
}) => {
  await withUse("goal-analyzer");
  const { tool, page } = await openTool(goals.page, "goal-analyzer");
  await askAndGet(tool, goals);
  await tool.getByRole("button", { name: "Change", exact: true }).click();
  await freeText(tool, goals).fill("She will improve her reading.");
  await tool.getByRole("button", { name: "Analyze Goal" }).click();
  await confirmRead(tool, goals);
  await expect(doorOf(tool)).toBeVisible();
  consoleMessages.allow(/402/);

  await payOnPage(await beginPaying(tool, page));
  await expect(tool.getByRole("status").filter({ hasText: "It is open now" })).toBeVisible();
  // The form is folded above what was read.
  await expect(tool.getByText("She will improve her reading.", { exact: true })).toBeVisible();
  await confirmRead(tool, goals);
  await expect(tool.getByRole("heading", { name: /: Weak$/ })).toBeVisible();
});
