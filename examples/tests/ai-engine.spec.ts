import type { Locator } from "@playwright/test";
import {
  type AiToolCase,
  answerTools,
  askAndGet,
  denials,
  details,
  fillForm,
  pressAndReview,
  send,
} from "./fixtures/aiTools.ts";
import { doorOf } from "./fixtures/gates.ts";
import { type Act, asked, script } from "./fixtures/openAi.ts";
import { askPage } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";

// The tools on a server with AI: a stand-in of the provider's API, over HTTP, that does well or badly as it is told.

test.use({ withAi: true, hasPaid: false });

/** It stands in more than one place where a tool says it beside its answer, too. */
const byAi = (tool: Locator) => tool.getByText(/^AI wrote this from rules that we hold\./).first();
const paid = "It took one of your paid uses.";
const notes = {
  rejected: "What our AI wrote did not pass our checks. This answer comes from our own rule library.",
  failed: "Our AI could not answer this time. This answer comes from our own rule library.",
} as const;

for (const one of answerTools) {
  test(`${one.tool}: a good answer, and the provider learns no name, number or date`, async ({
    openTool,
    withUse,
    origins,
  }) => {
    await withUse(one.tool);
    await script(origins, []);
    const { tool } = await openTool(one.page, one.tool);
    await askAndGet(tool, one);
    await expect(byAi(tool)).toBeVisible();
    await expect(tool.getByText(/^Written by AI .* not legal advice/).first()).toBeVisible();
    const questions = await asked(origins);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toContain("[name 1]");
    expect(questions[0]).not.toMatch(details);
  });
}

/** With the denial decoder; the way is the same for all. */
test.describe("when the AI does badly", () => {
  const invented: Act = { act: "invented-citation" };

  test("a rule that does not exist: asked once more, and the second answer stands", async ({
    openTool,
    withUse,
    origins,
  }) => {
    await withUse("denials");
    await script(origins, [invented]);
    const { tool } = await openTool("hub", "denials");
    await askAndGet(tool, denials);
    await expect(byAi(tool)).toBeVisible();
    expect(await asked(origins)).toHaveLength(2);
  });

  for (const [what, otherwise, note] of [
    ["a rule that does not exist, twice", invented, notes.rejected],
    ["a provider that fails", { act: "error", status: 500 }, notes.failed],
    ["a provider that never says a word", { act: "stall" }, notes.failed],
  ] as const) {
    test(`${what}: our own rules answer in time, and say so`, async ({ openTool, withUse, origins }) => {
      await withUse("denials");
      await script(origins, [], otherwise);
      const { tool } = await openTool("hub", "denials");
      const waited = await timeToAnswer(tool, denials);
      await expect(tool.getByText(note)).toBeVisible();
      // What an answer may take (servers.ts), and some.
      expect(waited).toBeLessThan(8_000);
      await expect(tool.getByText(paid)).toBeVisible();
    });
  }

  test("whoever cancels has spent nothing, and asks again", async ({ openTool, withUse, origins }) => {
    await withUse("denials");
    await script(origins, [{ act: "slow", milliseconds: 1800 }]);
    const { tool } = await openTool(denials.page, "denials");
    await fillForm(tool, denials);
    await pressAndReview(tool, denials);
    await send(tool);
    await expect(tool.getByRole("status").filter({ hasText: "Analyzing…" })).toBeVisible();
    await expect.poll(async () => (await asked(origins)).length).toBe(1);
    await tool.getByRole("button", { name: "Cancel" }).click();
    await expect(tool.getByRole("button", { name: denials.button })).toBeFocused();
    await askAndGet(tool, denials);
    await expect(tool.getByText(paid)).toBeVisible();
  });
});

test("a term that the glossary does not have: the gate stands below the form, which stays as it was", async ({
  openTool,
  origins,
  consoleMessages,
}) => {
  await script(origins, []);
  const { tool } = await openTool(askPage, "jargon-translator");
  const field = tool.getByRole("textbox", { name: /^A term to look up/ });
  await field.fill("zorbling");
  await field.press("Enter");
  await expect(doorOf(tool)).toBeVisible();
  await expect(field).toHaveValue("zorbling");
  expect(await asked(origins)).toEqual([]);
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("402")]);
});

test("with a use it is looked up by the AI", async ({ openTool, withUse, origins }) => {
  await withUse("jargon-translator");
  await script(origins, []);
  const { tool } = await openTool(askPage, "jargon-translator");
  await tool.getByRole("textbox", { name: /^A term to look up/ }).fill("zorbling");
  await tool.getByRole("button", { name: "Translate" }).click();
  await expect(tool.getByRole("heading", { level: 2, name: "zorbling" })).toBeFocused();
  await expect(byAi(tool)).toBeVisible();
});

/** @returns how long it took from what was sent to its answer, in milliseconds. */
async function timeToAnswer(tool: Locator, one: AiToolCase): Promise<number> {
  await fillForm(tool, one);
  await pressAndReview(tool, one);
  const begun = performance.now();
  await send(tool);
  await expect(one.answered(tool)).toBeVisible({ timeout: 12_000 });
  return performance.now() - begun;
}
