import type { Locator } from "@playwright/test";
import { violations } from "./fixtures/axe.ts";
import { letterField, letterList } from "./fixtures/letters.ts";
import { expectNoSidewaysScroll, inEveryLook } from "./fixtures/looks.ts";
import { assessmentsPage, type PlaceName } from "./fixtures/pages.ts";
import { printedPages } from "./fixtures/printedPages.ts";
import { folded, takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";
import { tabTo, tabToSeen } from "./fixtures/walk.ts";
import { onlyTheKey } from "./fixtures/wallet.ts";

/** On our own site the questionnaires stand on their page, `/tools`. */
const places: readonly PlaceName[] = [assessmentsPage, "hub"];

/** Each card, with what is chosen in its five questions, and what comes of it. */
const courses = {
  eligibility: {
    card: "Special Education Eligibility",
    choices: [
      ["Reading", "Math", "A health problem"],
      ["1-2 years"],
      [/^Moderate impact/],
      ["Tutoring, at school or outside"],
      ["Both"],
    ],
    result: "Consider requesting a special education evaluation",
    file: "special-education-eligibility",
    letter: "initial_evaluation",
    field: "academicConcerns",
    told: /trouble with reading/,
  },
  aide: {
    card: "One-to-One Aide",
    choices: [
      [/^Significant safety risk/],
      [/^Frequent prompting/],
      [/own body/, "Throws or breaks things"],
      ["Help every day"],
      ["A behavior plan"],
    ],
    result: "Strong case for a one-to-one aide",
    file: "one-to-one-aide-assessment",
    letter: "aide_assessment",
    field: "behaviorConcerns",
    told: /Throws or breaks things/,
  },
  planning: {
    card: "Assessment Planning",
    choices: [["Math"], ["Speaking clearly"], ["Worry or fear"], ["Handwriting"], ["None of these"]],
    result: "4 assessments to ask the school about",
    file: "assessment-planning",
    letter: "initial_evaluation",
    field: "communicationConcerns",
    told: /speech that others can understand/,
  },
} as const;
type Course = keyof typeof courses;
const courseNames = Object.keys(courses) as Course[];

// What is chosen on the way, in all the ways it could travel: ids, labels, lines of the letter, results.
const canaries =
  /special education eligib|assessment planning|one-to-one aide|tutoring|1-2-years|moderate|throws|own body|own-body|prompting|speech-sounds|speaking clearly|handwriting|worry|psychoeduc|strong case|requesting/i;

const option = (tool: Locator, name: string | RegExp) =>
  tool
    .locator("fieldset:visible")
    .getByLabel(name, typeof name === "string" ? { exact: true } : {})
    .first();

/** From the cards through one questionnaire with the mouse, up to its result. */
async function walk(tool: Locator, course: Course): Promise<void> {
  const { card, choices, result } = courses[course];
  await tool.getByRole("button", { name: `Start: ${card}` }).click();
  for (const [index, chosen] of choices.entries()) {
    await expect(tool.getByRole("progressbar", { name: `Question ${index + 1} of 5` })).toBeVisible();
    for (const name of chosen) await option(tool, name).check();
    await tool.getByRole("button", { name: index === 4 ? "Get Results" : "Next" }).click();
  }
  await expect(tool.getByRole("heading", { name: result, level: 2 })).toBeFocused();
}

for (const place of places) {
  test.describe(place, () => {
    for (const course of courseNames) {
      const { card, result, file, letter, field, told } = courses[course];
      test(`${card} by mouse: to the result, the files, the letter; nothing of it leaves the browser`, async ({
        openTool,
        origins,
        context,
      }) => {
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        const { tool, page } = await openTool(place, "assessments");
        const traffic = recordTraffic(page);
        await walk(tool, course);

        await tool.getByRole("button", { name: "Copy Results" }).click();
        await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
        const textFile = await takeText(page, tool.getByRole("button", { name: "Download Results" }));
        expect(textFile.name).toBe(`${file}.txt`);
        const text = folded(textFile.text);
        expect(text).toContain(result);
        expect(text).toContain("Your right to ask does not depend on this result");
        const wordFile = await takeWord(page, tool.getByRole("button", { name: "Download for Word" }));
        expect(wordFile.name).toBe(`${file}.docx`);
        const word = wordFile.text;
        expect(word).toContain("34 CFR 300.301(b)");

        await tool.getByRole("button", { name: "Use Letter Generator Tool" }).click();
        await expect(letterList(tool)).toHaveValue(letter);
        await expect(letterField(tool, field)).toHaveValue(told);
        if (place === "hub") await page.goBack();
        else await tool.getByRole("button", { name: "Back to Assessment Tools" }).click();
        await expect(tool.getByRole("heading", { name: result, level: 2 })).toBeVisible();

        // Counted: the start and the result.
        await expectNothingTold(traffic, canaries, origins, 2);
      });
    }

    test("by keyboard alone: a card, its questions, the result, another card", async ({ openTool }) => {
      const { tool, page } = await openTool(place, "assessments");
      await tabToSeen(page, "Start: One-to-One Aide");
      await page.keyboard.press("Enter");
      for (let question = 0; question < 5; question += 1) {
        await expect(tool.getByRole("progressbar", { name: `Question ${question + 1} of 5` })).toBeVisible();
        await expect(tool.getByRole("heading", { level: 2 }).first()).toBeFocused();
        if (question === 0) {
          await tabToSeen(page, "Next");
          await page.keyboard.press("Enter");
          await expect(tool.getByRole("alert")).toContainText("Please choose an answer to go on.");
          await expect(tool.getByRole("radio").first()).toBeFocused();
        } else await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        await tabToSeen(page, question === 4 ? "Get Results" : "Next");
        await page.keyboard.press("Enter");
      }
      await expect(tool.getByRole("heading", { name: "Start with general supports" })).toBeFocused();
      await tabTo(page, "Try Another Tool");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("button", { name: "Go on: One-to-One Aide" })).toBeFocused();
      await tabToSeen(page, "Start: Assessment Planning");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("heading", { name: "What is hard in schoolwork?" })).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("button", { name: "Go on: Assessment Planning" })).toBeFocused();
    });

    test("keeps answers on the way back to the cards, retakes, and shows where help is at once", async ({
      openTool,
    }) => {
      const { tool } = await openTool(place, "assessments");
      await walk(tool, "eligibility");
      await tool.getByRole("button", { name: "Change my answers" }).click();
      await expect(tool.getByRole("radio", { name: "Both" })).toBeChecked();
      await tool.getByRole("button", { name: /Back to Tools/ }).click();
      await tool.getByRole("button", { name: "Start: One-to-One Aide" }).click();
      await option(tool, "No safety concern").check();
      await tool.getByRole("button", { name: "Next" }).click();
      await option(tool, /^Works alone/).check();
      await tool.getByRole("button", { name: "Next" }).click();
      await option(tool, /own body/).check();
      await expect(tool.getByRole("alert")).toContainText("988");
      await tool.getByRole("button", { name: /Back to Tools/ }).click();
      await tool.getByRole("button", { name: "Go on: Special Education Eligibility" }).click();
      await expect(tool.getByRole("radio", { name: "Both" })).toBeChecked();
      await tool.getByRole("button", { name: "Get Results" }).click();
      await tool.getByRole("button", { name: "Retake Assessment" }).click();
      await expect(tool.getByRole("progressbar", { name: "Question 1 of 5" })).toBeVisible();
      await expect(option(tool, "Reading")).not.toBeChecked();
    });

    test("has no violation: cards, questions, results", async ({ openTool }) => {
      // Many looks at long pages.
      test.setTimeout(180_000);
      const { tool, page } = await openTool(place, "assessments");
      const check = (screen: string) =>
        inEveryLook(page, async (look) => expect(await violations(page), `${screen}, ${look}`).toEqual([]));
      await check("cards");
      await walk(tool, "planning");
      await check("planning");
      await tool.getByRole("button", { name: "Try Another Tool" }).click();
      await check("cards, one begun");
      await walk(tool, "aide");
      await check("aide, with a sign of crisis");
      await tool.getByRole("button", { name: "Retake Assessment" }).click();
      await tool.getByRole("button", { name: "Next" }).click({ force: true });
      await check("an answer is missing");
    });

    test("nothing scrolls sideways at any width", async ({ page, openTool }) => {
      const { tool } = await openTool(place, "assessments");
      await expectNoSidewaysScroll(page, "the beginning");
      await walk(tool, "planning");
      await expectNoSidewaysScroll(page, "the result");
    });
  });
}

test("/tools: a reload in the same tab opens the questionnaire that was begun; the answers are cleared on demand", async ({
  openTool,
}) => {
  const { tool, page } = await openTool("hub", "assessments");
  await tool.getByRole("button", { name: "Start: One-to-One Aide" }).click();
  await option(tool, /^Some safety concern/).check();
  await tool.getByRole("button", { name: "Next" }).click();
  await page.reload();
  await expect(tool.getByText("Your answers from before are still here.")).toBeVisible();
  await expect(tool.getByRole("progressbar", { name: "Question 2 of 5" })).toBeVisible();
  await tool.getByRole("button", { name: "Previous" }).click();
  await expect(option(tool, /^Some safety concern/)).toBeChecked();
  await tool.getByRole("button", { name: "Clear them" }).click();
  await expect(option(tool, /^Some safety concern/)).not.toBeChecked();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("safety");
});

test("on a partner's page nothing is stored but the key of what was bought there", async ({ openTool }) => {
  const { tool, page } = await openTool(assessmentsPage, "assessments");
  await walk(tool, "eligibility");
  const stored = () =>
    page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }, document.cookie] as const);
  expect(await stored()).toEqual([{}, onlyTheKey, ""]);
  await page.reload();
  await expect(tool.getByRole("button", { name: "Start: Special Education Eligibility" })).toBeVisible();
  expect(await stored()).toEqual([{}, onlyTheKey, ""]);
});

test("prints the report, without the page around it", async ({ openTool, page }) => {
  const { tool } = await openTool(assessmentsPage, "assessments");
  await walk(tool, "planning");
  const { pdf, pageCount, text } = await printedPages(page, () =>
    tool.getByRole("button", { name: "Print" }).click(),
  );
  expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 612 792\]/);
  expect(pageCount).toBeLessThanOrEqual(4);
  expect(text).toContain("Assessment Planning: Results");
  expect(text).toContain("Speech-Language Pathologist");
  expect(text).not.toContain("Cedar Hollow");
  await expect(page.locator("iframe"), "the print frame").toHaveCount(0);
});

test.describe("/tools", () => {
  test("shows the cards and a link to every tool before any script runs", async ({ browser, origins }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origins.product}/tools`);
    for (const { card } of Object.values(courses))
      await expect(page.getByRole("heading", { name: card })).toBeVisible();
    const all = page.getByRole("region", { name: "All our tools" });
    await expect(all.getByRole("heading", { level: 3 })).toHaveCount(13);
    await expect(all.getByRole("link", { name: "IEP vs 504 Screener" })).toHaveAttribute(
      "href",
      "/advanced-tools?tool=screener",
    );
    await context.close();
  });

  test("is where the footer leads, and leads on to a tool and back", async ({ page, origins }) => {
    await page.goto(origins.product);
    await page.getByRole("contentinfo").getByRole("link", { name: "Assessment Tools" }).click();
    await expect(page).toHaveURL(`${origins.product}/tools`);
    await page.getByRole("main").getByRole("link", { name: "Letter Generator" }).click();
    await expect(letterList(page.getByRole("main"))).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Assessment Tools" })).toBeVisible();
  });

  for (const name of ["assessments", "iep-assessments"]) {
    test(`is where the hub's address leads that names ${name}`, async ({ page, origins }) => {
      await page.goto(`${origins.product}/advanced-tools?tool=${name}`);
      await expect(page).toHaveURL(`${origins.product}/tools`);
      await expect(page.getByRole("button", { name: "Start: One-to-One Aide" })).toBeVisible();
    });
  }
});
