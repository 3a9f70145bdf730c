import { leastAnswers } from "@iep-insider/widgets/letters/samples";
import type { Locator } from "@playwright/test";
import { violations } from "./fixtures/axe.ts";
import { letterField, letterList, letterSheet, writeLetter } from "./fixtures/letters.ts";
import { expectNoSidewaysScroll, inEveryLook } from "./fixtures/looks.ts";
import { type PlaceName, planPage } from "./fixtures/pages.ts";
import { printedPages } from "./fixtures/printedPages.ts";
import { folded, takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";
import { tabTo, tabToSeen } from "./fixtures/walk.ts";
import { onlyTheKey } from "./fixtures/wallet.ts";

const places: readonly PlaceName[] = [planPage, "hub"];

const questions = [
  "How far behind is your child in basic skills?",
  "What kind of help works for your child?",
  "How often does it get in the way at school?",
  "How many of these areas are hard for your child at school?",
  "How well has the help at school worked so far?",
  "Has anyone named or tested what is behind it?",
  "How often does behavior or health keep your child out of class?",
  "Without extra help, how much would your child learn this school year?",
];

/** Chosen by their place among the four: 17 points, and a letter with a line in each of its fields. */
const strong = [3, 2, 2, 2, 2, 3, 1, 2];
const low = [1, 1, 1, 1, 1, 1, 0, 1];

// What is chosen on the way, in all the ways it could travel: ids, labels, lines of the letter, results.
const canaries =
  /one-year|small-group|specialist|most-days|without-help|year behind|small group|out of class|private report|candidate|points|score|of 24/i;

/** Answers all questions with the mouse, up to the result. */
async function walkToBand(tool: Locator, answers: readonly number[]): Promise<void> {
  await tool.getByRole("button", { name: "Start the screener" }).click();
  for (const [index, question] of questions.entries()) {
    await expect(tool.getByRole("heading", { name: question })).toBeVisible();
    await expect(tool.getByRole("progressbar", { name: `Question ${index + 1} of 8` })).toBeVisible();
    await tool
      .getByRole("radio")
      .nth(answers[index] ?? 0)
      .check();
    await tool.getByRole("button", { name: index === 7 ? "Get Results" : "Next" }).click();
  }
  await expect(tool.getByText(/^Your score:/)).toBeVisible();
}

/** Presses the button while it looks disabled; Playwright would wait until it does not. */
const pressNext = (tool: Locator) => tool.getByRole("button", { name: "Next" }).click({ force: true });

for (const place of places) {
  test.describe(place, () => {
    test("by mouse: to the band, the files, the letter; nothing of it leaves the browser", async ({
      openTool,
      origins,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const { tool, page } = await openTool(place, "screener");
      const traffic = recordTraffic(page);
      await walkToBand(tool, strong);
      await expect(tool.getByRole("heading", { level: 2 })).toHaveText("Strong IEP Candidate");
      await expect(tool.getByText("Your score: 17 of 24")).toBeVisible();
      await expect(tool.getByText(/More than a year behind: 3 points$/)).toBeVisible();

      await tool.getByRole("button", { name: "Copy Results" }).click();
      await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();

      const textFile = await takeText(page, tool.getByRole("button", { name: "Download Results" }));
      expect(textFile.name).toBe("iep-vs-504-screener.txt");
      const text = folded(textFile.text);
      expect(text).toContain("Strong IEP Candidate Your score: 17 of 24");
      expect(text).toContain("A 504 plan does not close the door to an IEP");

      const wordFile = await takeWord(page, tool.getByRole("button", { name: "Download for Word" }));
      expect(wordFile.name).toBe("iep-vs-504-screener.docx");
      const word = wordFile.text;
      expect(word).toContain("More than a year behind: 3 points");
      expect(word).toContain("34 CFR 300.301(b)");

      await tool.getByRole("button", { name: "Use Letter Generator Tool" }).click();
      await expect(letterList(tool)).toHaveValue("initial_evaluation");
      await expect(letterField(tool, "academicConcerns")).toHaveValue(/more than a year behind/);
      await expect(letterField(tool, "behaviorConcerns")).toHaveValue(/out of class a few times a month/);
      await expect(letterField(tool, "previousEvaluations")).toHaveValue(/a report that says/);
      for (const field of ["childName", "parentName", "schoolName", "principalName", "grade", "teacherName"])
        await letterField(tool, field).fill(leastAnswers[field] ?? "");
      await writeLetter(tool);
      await expect(letterSheet(tool)).toContainText("more than a year behind classmates");

      // Counted: the start, the result, the letter.
      await expectNothingTold(traffic, canaries, origins, 3);
    });

    test("by keyboard alone, to the letter for Section 504 and back", async ({ openTool }) => {
      const { tool, page } = await openTool(place, "screener");
      await tabToSeen(page, "Start the screener");
      await page.keyboard.press("Enter");
      for (const [index, question] of questions.entries()) {
        await expect(tool.getByRole("heading", { name: question })).toBeFocused();
        if (index === 0) await expect(tool.getByRole("button", { name: "Previous" })).toBeDisabled();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        for (let step = 0; step < (low[index] ?? 0); step += 1) await page.keyboard.press("ArrowDown");
        await expect(tool.getByRole("radio").nth(low[index] ?? 0)).toBeChecked();
        await tabToSeen(page, index === 7 ? "Get Results" : "Next");
        await page.keyboard.press("Enter");
      }
      const band = tool.getByRole("heading", { name: "504 Plan or General Education Support", level: 2 });
      await expect(band).toBeFocused();
      await tabToSeen(page, "Use Letter Generator Tool");
      await page.keyboard.press("Enter");
      await expect(letterList(tool)).toHaveValue("504_evaluation");
      await expect(letterField(tool, "additionalInfo")).toHaveValue(/little behind.*\n.*changes in the room/);
      if (place === "hub") await page.goBack();
      else {
        await tabTo(page, "Back to IEP vs 504 Screener");
        await page.keyboard.press("Enter");
      }
      await expect(band).toBeVisible();
      await tabTo(page, "Take Screener Again");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("button", { name: "Start the screener" })).toBeVisible();
    });

    test("says what is missing, and goes back to what was chosen", async ({ openTool }) => {
      const { tool } = await openTool(place, "screener");
      await tool.getByRole("button", { name: "Start the screener" }).click();
      await pressNext(tool);
      await expect(tool.getByRole("alert")).toContainText("Please choose an answer to go on.");
      await expect(tool.getByRole("radio").first()).toBeFocused();
      await tool.getByRole("radio", { name: "About a year behind" }).check();
      await tool.getByRole("button", { name: "Next" }).click();
      await expect(tool.getByRole("heading", { name: questions[1] ?? "" })).toBeFocused();
      await tool.getByRole("button", { name: "Previous" }).click();
      await expect(tool.getByRole("heading", { name: questions[0] ?? "" })).toBeFocused();
      await expect(tool.getByRole("radio", { name: "About a year behind" })).toBeChecked();
    });

    test("has no violation, from the intro to the result", async ({ openTool }) => {
      // Sixteen looks at long pages.
      test.slow();
      const { tool, page } = await openTool(place, "screener");
      const check = (screen: string) =>
        inEveryLook(page, async (look) => expect(await violations(page), `${screen}, ${look}`).toEqual([]));
      await check("intro");
      await tool.getByRole("button", { name: "Start the screener" }).click();
      await pressNext(tool);
      await check("an answer is missing");
      await tool.getByRole("radio").first().check();
      await tool.getByRole("button", { name: "Next" }).click();
      await tool.getByRole("radio").nth(3).check();
      await check("second question");
      for (let question = 1; question < 8; question += 1) {
        await tool.getByRole("radio").nth(3).check();
        await tool.getByRole("button", { name: /^(Next|Get Results)$/ }).click();
        await expect(tool.getByRole("heading", { level: 2 })).toHaveText(
          questions[question + 1] ?? "Strong IEP Candidate",
        );
      }
      await check("result");
    });

    test("nothing scrolls sideways at any width", async ({ page, openTool }) => {
      const { tool } = await openTool(place, "screener");
      await expectNoSidewaysScroll(page, "the beginning");
      await walkToBand(tool, [0, 3, 3, 3, 3, 3, 3, 3]);
      await expectNoSidewaysScroll(page, "the result");
    });
  });
}

test("hub: the answers survive a reload in the same tab, and are cleared on demand", async ({ openTool }) => {
  const { tool, page } = await openTool("hub", "screener");
  await tool.getByRole("button", { name: "Start the screener" }).click();
  await tool.getByRole("radio", { name: "About a year behind" }).check();
  await tool.getByRole("button", { name: "Next" }).click();
  await page.reload();
  await expect(tool.getByText("Your answers from before are still here.")).toBeVisible();
  await expect(tool.getByRole("progressbar", { name: "Question 2 of 8" })).toBeVisible();
  await tool.getByRole("button", { name: "Previous" }).click();
  await expect(tool.getByRole("radio", { name: "About a year behind" })).toBeChecked();
  await tool.getByRole("button", { name: "Clear them" }).click();
  await expect(tool.getByRole("button", { name: "Start the screener" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("one-year");
});

test("on a partner's page nothing is stored but the key of what was bought there", async ({ openTool }) => {
  const { tool, page } = await openTool(planPage, "screener");
  await walkToBand(tool, strong);
  const stored = () =>
    page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }, document.cookie] as const);
  expect(await stored()).toEqual([{}, onlyTheKey, ""]);
  await page.reload();
  await expect(tool.getByRole("button", { name: "Start the screener" })).toBeVisible();
  expect(await stored()).toEqual([{}, onlyTheKey, ""]);
});

test("prints the report, without the page around it", async ({ openTool, page }) => {
  const { tool } = await openTool(planPage, "screener");
  await walkToBand(tool, strong);
  const { pdf, pageCount, text } = await printedPages(page, () =>
    tool.getByRole("button", { name: "Print" }).click(),
  );
  expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 612 792\]/);
  expect(pageCount).toBeLessThanOrEqual(4);
  expect(text).toContain("IEP vs 504 Screener Results");
  expect(text).toContain("This score is not a legal test");
  expect(text).not.toContain("Cedar Hollow");
  await expect(page.locator("iframe"), "the print frame").toHaveCount(0);
});
