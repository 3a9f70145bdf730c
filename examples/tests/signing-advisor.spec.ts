import { expectAccessible } from "./fixtures/axe.ts";
import { openFolds } from "./fixtures/folds.ts";
import { letterField, letterList } from "./fixtures/letters.ts";
import { chooseByKeyboard, clipboard, enter, expectOnlyTheKeyStored, press } from "./fixtures/localTools.ts";
import { signingPage } from "./fixtures/pages.ts";
import { answerAll, asked, statement, suggestion } from "./fixtures/signing.ts";
import { takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";
import { tabToSeen } from "./fixtures/walk.ts";

// What the test chooses and types, in every form in which it could be sent.
const canaries =
  /ohio|\bOH\b|first_iep|goals_measurable|services_reduced|some goals|zebra|canary|exception|assertive|disagree|with exceptions/i;

test("by keyboard on a partner's page: the statement, its Word file and the letter; nothing is sent or stored", {
  tag: "@full",
}, async ({ openTool, origins, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { tool, page } = await openTool(signingPage, "signing-advisor");
  const traffic = recordTraffic(page);
  await press(page, "Start the questions");
  await expect(tool.getByRole("heading", { name: "Your IEP, part by part" })).toBeFocused();
  await expect(tool.getByRole("combobox", { name: /^Your state/ }), "the page's").toHaveValue("MA");
  await chooseByKeyboard(page, tool.getByRole("radio", { name: "Yes, the first one" }));
  for (const question of asked.slice(0, 17)) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(tool.getByRole("radiogroup", { name: question }).getByRole("radio").first()).toBeChecked();
  }
  await press(page, "Answer 1 More Question");
  const last = tool.getByRole("radiogroup", { name: /ready to sign/ });
  await expect(last).toContainText("Please choose an answer.");
  await expect(last.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await press(page, "Get My Signing Recommendation");
  await expect(tool.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(suggestion(tool)).toHaveText("Our suggestion: Sign with exceptions");

  await tabToSeen(page, /^Ready to sign/);
  await page.keyboard.press("Space");
  await expect(tool.getByRole("status").filter({ hasText: "Nothing is left to say" })).toBeVisible();
  await page.keyboard.press("Space");
  await tabToSeen(page, /^Collaborative/);
  await page.keyboard.press("ArrowDown");
  await expect(statement(tool)).toContainText("I still have open questions about this IEP.");
  await tabToSeen(page, /^Another concern/);
  await page.keyboard.type("a canary in the hall");
  await press(page, "Copy Statement");
  await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await clipboard(page)).toContain("- A canary in the hall.");
  await tabToSeen(page, "Download for Word");
  const file = await takeWord(page, enter(page));
  expect(file.name).toBe("IEP_Exception_Statement.docx");
  expect(file.text).toContain("A canary in the hall.");

  await press(page, "Write my disagreement letter");
  await expect(letterList(tool)).toHaveValue("disagreement");
  await press(page, "Back to Should I Sign? Decision Advisor");
  await expect(suggestion(tool)).toHaveText("Our suggestion: Sign with exceptions");
  // Counted: the start and the result.
  await expectNothingTold(traffic, canaries, origins, 2);
  await expectOnlyTheKeyStored(page);
});

test("by mouse on our site: the state's rule, the statement and the letter; a reload keeps them, nothing is sent", {
  tag: "@full",
}, async ({ openTool, origins }) => {
  const { tool, page } = await openTool("hub", "signing-advisor");
  const traffic = recordTraffic(page);
  await tool.getByRole("button", { name: "Start the questions" }).click();
  await tool.getByRole("combobox", { name: /^Your state/ }).selectOption("OH");
  await tool.getByRole("radio", { name: "No, there was one before" }).check();
  await answerAll(tool, /starting point/, /services cut/);
  await tool.getByRole("textbox", { name: /^Additional concerns/ }).fill("A zebra on the bus");
  await expectAccessible(page, "the questions");
  await tool.getByRole("button", { name: "Get My Signing Recommendation" }).click();

  await expect(suggestion(tool)).toHaveText("Our suggestion: Sign with exceptions");
  await expect(statement(tool)).toBeVisible();
  await openFolds(tool);
  await expect(tool.getByText("In your own words: A zebra on the bus")).toBeVisible();
  await expect(tool.getByText(/Consent is needed for a change of placement/)).toBeVisible();
  await tool.getByRole("checkbox", { name: /Services that are cut/ }).uncheck();
  await tool.getByRole("radio", { name: /^Assertive/ }).check();
  await expect(statement(tool)).toContainText("I do not agree to goals that cannot be measured.");
  await expect(statement(tool)).not.toContainText("cut in services");
  await expectAccessible(page, "the result");
  const file = await takeText(page, tool.getByRole("button", { name: "Download Statement" }));
  expect(file.name).toBe("IEP_Exception_Statement.txt");
  expect(file.text).toContain("34 CFR 300.503");
  const report = await takeText(page, tool.getByRole("button", { name: "Download Results" }));
  expect(report.name).toBe("IEP-Signing-Recommendation.txt");
  expect(report.text).toContain("In Ohio: your consent to a later IEP");

  await tool.getByRole("button", { name: "Write my disagreement letter" }).click();
  await expect(letterField(tool, "specificConcerns")).toHaveValue(
    /starting point.*\n.*cut in services.*\nA zebra on the bus/,
  );
  await expect(letterField(tool, "state")).toHaveValue("OH");
  await page.goBack();
  await expect(statement(tool)).toBeVisible();
  await expectNothingTold(traffic, canaries, origins, 2);

  await page.reload();
  await expect(tool.getByText("Your answers from before are still here.")).toBeVisible();
  await expect(tool.getByRole("radio", { name: /^Assertive/ })).toBeChecked();
  await expect(tool.getByRole("checkbox", { name: /Services that are cut/ })).not.toBeChecked();
  await tool.getByRole("button", { name: "Take Assessment Again" }).click();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("signing-advisor");
});
