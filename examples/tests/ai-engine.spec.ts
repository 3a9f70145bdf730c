import type { Locator } from "@playwright/test";
import { askAndGet, denials, details } from "./fixtures/aiTools.ts";
import { doorOf } from "./fixtures/gates.ts";
import { asked, script } from "./fixtures/openAi.ts";
import { askPage } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";

// On a server with AI: a stand-in for the provider's API over HTTP. There is one script per server.

test.use({ withAi: true, hasPaid: false });
test.describe.configure({ mode: "serial" });

/** Some tools say it beside their answer as well. */
const byAi = (tool: Locator) => tool.getByText(/^AI wrote this from rules that we hold\./).first();

test("AI answers are labeled; the provider gets no details", async ({ openTool, withUse, origins }) => {
  await withUse("denial-decoder");
  await script(origins, []);
  const { tool } = await openTool(denials.page, "denial-decoder");
  await askAndGet(tool, denials);
  await expect(byAi(tool)).toBeVisible();
  await expect(tool.getByText(/^Written by AI .* not legal advice/).first()).toBeVisible();
  const questions = await asked(origins);
  // More than one where the server was too slow for the first and tried again.
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) {
    expect(question).toContain("[name 1]");
    expect(question).not.toMatch(details);
  }
});

for (const [what, act, note] of [
  ["fails", { act: "error", status: 500 }, "Our AI could not answer this time."],
  ["cites an invented rule", { act: "invented-citation" }, "What our AI wrote did not pass our checks."],
] as const)
  test(`an AI that ${what}: the rules answer instead, and say so`, async ({ openTool, withUse, origins }) => {
    await withUse("denial-decoder");
    await script(origins, [], act);
    const { tool } = await openTool("hub", "denial-decoder");
    await askAndGet(tool, denials);
    await expect(tool.getByText(`${note} This answer comes from our own rule library.`)).toBeVisible();
    await expect(tool.getByText("It took one of your paid uses.")).toBeVisible();
    await expect(byAi(tool)).toBeHidden();
  });

test("a term beyond the glossary: the gate below the form, and with a use the AI's answer", async ({
  openTool,
  withUse,
  origins,
  consoleMessages,
}) => {
  await script(origins, []);
  const { tool } = await openTool(askPage, "jargon-translator");
  const fieldOf = (place: Locator) => place.getByRole("textbox", { name: /^A term to look up/ });
  const field = fieldOf(tool);
  await field.fill("zorbling");
  await field.press("Enter");
  await expect(doorOf(tool)).toBeVisible();
  await expect(field).toHaveValue("zorbling");
  expect(await asked(origins)).toEqual([]);
  consoleMessages.allow(/402/);

  await withUse("jargon-translator");
  const { tool: inHub } = await openTool("hub", "jargon-translator");
  await fieldOf(inHub).fill("zorbling");
  await fieldOf(inHub).press("Enter");
  await expect(inHub.getByRole("heading", { level: 2, name: "zorbling" })).toBeFocused();
  await expect(byAi(inHub)).toBeVisible();
});
