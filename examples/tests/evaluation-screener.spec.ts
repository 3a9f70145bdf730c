import { leastAnswers } from "@iep-insider/widgets/letters/samples";
import type { Locator } from "@playwright/test";
import { violations } from "./fixtures/axe.ts";
import { letterField, letterList, letterSheet, writeLetter } from "./fixtures/letters.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { evaluationPage, type PlaceName } from "./fixtures/pages.ts";
import { folded, takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";
import { tabTo, tabToSeen } from "./fixtures/walk.ts";

const places: readonly PlaceName[] = [evaluationPage, "hub"];

const sections = [
  "Reading, Writing and Math",
  "Attention and Self-Control",
  "Talking and Understanding",
  "Feelings and Getting Along",
  "Social Understanding and Routines",
  "Moving and Using the Hands",
  "Everyday Skills",
  "Health",
  "Seeing and Hearing",
  "More Than One Need at Once",
];

// What is ticked on the way, in all the ways it could travel: ids, labels, lines of the letter, results.
const ticks = [/guesses at words/, /Stutters/, /wanting to die/, /called by name/];
const canaries =
  /academic|speech|social-emotional|vision-hearing|guesses|stutter|to die|by name|learning disab|impairment|emotional dis|points to/i;

/** Goes from the intro through all sections with the mouse, ticking what matches, up to the result. */
async function walkToAreas(tool: Locator, ...wanted: readonly RegExp[]): Promise<void> {
  await tool.getByRole("button", { name: "Start the screener" }).click();
  for (const [index, section] of sections.entries()) {
    await expect(tool.getByRole("heading", { name: section, exact: true })).toBeVisible();
    await expect(tool.getByRole("progressbar", { name: `Section ${index + 1} of 10` })).toBeVisible();
    for (const tick of wanted) {
      const box = tool.getByRole("checkbox", { name: tick });
      if (await box.count()) await box.check();
    }
    await tool.getByRole("button", { name: index === 9 ? "Get Results" : "Next" }).click();
  }
  await expect(tool.getByRole("heading", { level: 2 })).toHaveText(/points to|ticked nothing/);
}

for (const place of places) {
  test.describe(place, () => {
    test("by mouse: to the result, the files, the letter; nothing of it leaves the browser", async ({
      openTool,
      origins,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const { tool, page } = await openTool(place, "disability-screener");
      const traffic = recordTraffic(page);
      await walkToAreas(tool, ...ticks);
      await expect(tool.getByRole("heading", { level: 3 }).first()).toHaveText("Emotional Disability");
      await expect(tool.getByText("988")).toBeVisible();

      await tool.getByRole("button", { name: "Copy Results" }).click();
      await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();

      const textFile = await takeText(page, tool.getByRole("button", { name: "Download Results" }));
      expect(textFile.name).toBe("special-education-evaluation-recommendations.txt");
      const text = folded(textFile.text);
      expect(text).toContain("points to 4 areas to ask the school to check");
      expect(text).toContain("or guesses at words");

      const wordFile = await takeWord(page, tool.getByRole("button", { name: "Download for Word" }));
      expect(wordFile.name).toBe("special-education-evaluation-recommendations.docx");
      const word = wordFile.text;
      expect(word).toContain("or guesses at words");
      expect(word).toContain("34 CFR 300.301(c)(1)");

      await tool.getByRole("button", { name: "Write my evaluation letter" }).click();
      await expect(letterList(tool)).toHaveValue("initial_evaluation");
      await expect(letterField(tool, "academicConcerns")).toHaveValue(/guesses at words/);
      await expect(letterField(tool, "communicationConcerns")).toHaveValue(/stutters.*\nHearing: .*by name/);
      await expect(letterField(tool, "socialEmotionalConcerns")).toHaveValue(/wanting to die/);
      for (const field of [
        "childName",
        "parentName",
        "schoolName",
        "principalName",
        "grade",
        "teacherName",
        "behaviorConcerns",
      ])
        await letterField(tool, field).fill(leastAnswers[field] ?? "");
      await writeLetter(tool);
      await expect(letterSheet(tool)).toContainText("or guesses at words");
      await expect(letterSheet(tool)).toContainText("speech");

      // Counted: the start, the result, the letter.
      await expectNothingTold(traffic, canaries, origins, 3);
    });

    test("by keyboard alone, to the letter and back", async ({ openTool }) => {
      const { tool, page } = await openTool(place, "disability-screener");
      await tabToSeen(page, "Start the screener");
      await page.keyboard.press("Enter");
      for (const [index, section] of sections.entries()) {
        await expect(tool.getByRole("heading", { name: section, exact: true })).toBeFocused();
        if (index === 0) {
          await expect(tool.getByRole("button", { name: "Previous" })).toBeDisabled();
          await tabToSeen(page, /guesses at words/);
          await page.keyboard.press("Space");
          await expect(tool.getByRole("checkbox", { name: /guesses at words/ })).toBeChecked();
        }
        await tabToSeen(page, index === 9 ? "Get Results" : "Next");
        await page.keyboard.press("Enter");
      }
      await expect(tool.getByRole("heading", { name: /points to one area/ })).toBeFocused();
      await tabToSeen(page, "Write my evaluation letter");
      await page.keyboard.press("Enter");
      await expect(letterField(tool, "academicConcerns")).toHaveValue(/guesses at words/);
      if (place === "hub") await page.goBack();
      else {
        await tabTo(page, "Back to Evaluation Screener");
        await page.keyboard.press("Enter");
      }
      await expect(tool.getByRole("heading", { name: /points to one area/ })).toBeVisible();
      await tabTo(page, "Start Over");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("button", { name: "Start the screener" })).toBeVisible();
    });

    test("goes back to what was ticked, and shows where help is at once", async ({ openTool }) => {
      const { tool } = await openTool(place, "disability-screener");
      await walkToAreas(tool, /over and over/);
      await tool.getByRole("button", { name: "Change my answers" }).click();
      for (const section of sections.slice(4).toReversed()) {
        await expect(tool.getByRole("heading", { name: section, exact: true })).toBeFocused();
        if (section !== sections[4]) await tool.getByRole("button", { name: "Previous" }).click();
      }
      await expect(tool.getByRole("checkbox", { name: /over and over/ })).toBeChecked();
      await tool.getByRole("button", { name: "Previous" }).click();
      await tool.getByRole("checkbox", { name: /wanting to die/ }).check();
      await expect(tool.getByRole("alert")).toContainText("988");
    });

    test("has no violation, from the intro to the result", async ({ openTool }) => {
      // Sixteen looks at long pages.
      test.slow();
      const { tool, page } = await openTool(place, "disability-screener");
      const check = (screen: string) =>
        inEveryLook(page, async (look) => expect(await violations(page), `${screen}, ${look}`).toEqual([]));
      await check("intro");
      await tool.getByRole("button", { name: "Start the screener" }).click();
      await check("first section");
      for (let section = 0; section < 3; section += 1)
        await tool.getByRole("button", { name: "Next" }).click();
      await tool.getByRole("checkbox", { name: /wanting to die/ }).check();
      await check("a sign of crisis");
      for (const section of sections.slice(4)) {
        await tool.getByRole("button", { name: "Next" }).click();
        await expect(tool.getByRole("heading", { name: section, exact: true })).toBeVisible();
      }
      await tool.getByRole("button", { name: "Get Results" }).click();
      await expect(tool.getByRole("heading", { name: /points to one area/ })).toBeVisible();
      await check("result");
    });
  });
}

test("fits a phone: nothing scrolls sideways at 320 px, from the intro to the result", async ({
  page,
  openTool,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { tool } = await openTool(evaluationPage, "disability-screener");
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await walkToAreas(tool, ...ticks);
  expect(await overflow()).toBe(0);
});
