import { violations } from "./fixtures/axe.ts";
import { letterField, letterList } from "./fixtures/letters.ts";
import { expectNoSidewaysScroll, inEveryLook } from "./fixtures/looks.ts";
import { type PlaceName, signingPage } from "./fixtures/pages.ts";
import { answerAll, asked, statement, suggestion, toResult } from "./fixtures/signing.ts";
import { takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";
import { tabTo, tabToSeen } from "./fixtures/walk.ts";

const places: readonly PlaceName[] = [signingPage, "hub"];

// What is chosen and typed on the way, in all the ways it could travel.
const canaries =
  /ohio|first_iep|goals_measurable|services_reduced|some goals|zebra|canary|exception|assertive|disagree|with exceptions/i;

for (const place of places) {
  test.describe(place, () => {
    test("by mouse: to the statement, its files, the letter; nothing of it leaves the browser", async ({
      openTool,
      origins,
      context,
    }) => {
      test.slow();
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const { tool, page } = await openTool(place, "signing-advisor");
      const traffic = recordTraffic(page);
      await tool.getByRole("button", { name: "Start the questions" }).click();
      await tool.getByRole("combobox", { name: /^Your state/ }).selectOption("OH");
      await tool.getByRole("radio", { name: "No, there was one before" }).check();
      await answerAll(tool, /starting point/, /services cut/);
      await tool.getByRole("textbox", { name: /^Additional concerns/ }).fill("A zebra on the bus");
      await tool.getByRole("button", { name: "Get My Signing Recommendation" }).click();

      await expect(suggestion(tool)).toHaveText("Our suggestion: Sign with exceptions");
      await expect(tool.getByText("In your own words: A zebra on the bus")).toBeVisible();
      await expect(tool.getByRole("heading", { name: "In Ohio" })).toBeVisible();
      await expect(tool.getByText(/Consent is needed for a change of placement/)).toBeVisible();

      await expect(tool.getByRole("checkbox", { checked: true })).toHaveCount(2);
      await tool.getByRole("checkbox", { name: /Services that are cut/ }).uncheck();
      await tool.getByRole("radio", { name: /^Assertive/ }).check();
      await tool.getByRole("textbox", { name: /^Another concern/ }).fill("a canary in the hall");
      await expect(tool.getByRole("status").filter({ hasText: "2 points. Tone: Assertive." })).toBeVisible();
      await expect(statement(tool)).toContainText("I do not agree to goals that cannot be measured.");
      await expect(statement(tool)).not.toContainText("cut in services");

      await tool.getByRole("button", { name: "Copy Statement" }).click();
      await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("- A canary in the hall.");

      const textFile = await takeText(page, tool.getByRole("button", { name: "Download Statement" }));
      expect(textFile.name).toBe("IEP_Exception_Statement.txt");
      const text = textFile.text;
      expect(text).toContain("\n- A canary in the hall.\n");
      expect(text).toMatch(/I ask for an answer in writing to each point by [A-Z][a-z]+ \d+, \d{4}\./);
      expect(text).toContain("34 CFR 300.503");

      const wordFile = await takeWord(page, tool.getByRole("button", { name: "Download for Word" }).first());
      expect(wordFile.name).toBe("IEP_Exception_Statement.docx");
      const word = wordFile.text;
      expect(word).toContain("A canary in the hall.");

      const report = await takeText(page, tool.getByRole("button", { name: "Download Results" }));
      expect(report.name).toBe("IEP-Signing-Recommendation.txt");
      const results = report.text;
      expect(results).toContain("Our suggestion: Sign with exceptions");
      expect(results).toContain("In Ohio: your consent to a later IEP");

      await tool.getByRole("button", { name: "Write my disagreement letter" }).click();
      await expect(letterList(tool)).toHaveValue("disagreement");
      await expect(letterField(tool, "specificConcerns")).toHaveValue(
        /starting point.*\n.*cut in services.*\nA zebra on the bus/,
      );
      await expect(letterField(tool, "state")).toHaveValue("OH");

      // Counted: the start, the result, the letter.
      await expectNothingTold(traffic, canaries, origins, 3);
    });

    test("by keyboard alone, to the statement, the letter and back", async ({ openTool }) => {
      const { tool, page } = await openTool(place, "signing-advisor");
      await tabToSeen(page, "Start the questions");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("heading", { name: "Your IEP, part by part" })).toBeFocused();
      await tabToSeen(page, "Yes, the first one");
      await page.keyboard.press("Space");
      for (const [index, question] of asked.slice(0, 17).entries()) {
        const progress = { name: `Progress: ${index} of 18 questions completed` };
        await expect(tool.getByRole("progressbar", progress)).toBeAttached();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        await expect(
          tool.getByRole("radiogroup", { name: question }).getByRole("radio").first(),
        ).toBeChecked();
      }
      await tabToSeen(page, "Answer 1 More Question");
      await page.keyboard.press("Enter");
      const last = tool.getByRole("radiogroup", { name: /ready to sign/ });
      await expect(last).toContainText("Please choose an answer.");
      await expect(last.getByRole("radio").first()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(last.getByRole("radio", { name: "Maybe" })).toBeChecked();
      await tabToSeen(page, "Get My Signing Recommendation");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("heading", { level: 2 })).toBeFocused();
      await expect(tool.getByRole("heading", { level: 2 })).toHaveText(/but not to every part/);

      await tabToSeen(page, /^Ready to sign/);
      await page.keyboard.press("Space");
      await expect(tool.getByRole("status").filter({ hasText: "Nothing is left to say" })).toBeVisible();
      await page.keyboard.press("Space");
      await tabToSeen(page, /^Collaborative/);
      await page.keyboard.press("ArrowDown");
      await expect(statement(tool)).toContainText("I still have open questions about this IEP.");

      await tabToSeen(page, "Write my disagreement letter");
      await page.keyboard.press("Enter");
      await expect(letterList(tool)).toHaveValue("disagreement");
      if (place === "hub") await page.goBack();
      else {
        await tabTo(page, "Back to Should I Sign? Decision Advisor");
        await page.keyboard.press("Enter");
      }
      await expect(suggestion(tool)).toHaveText("Our suggestion: Sign with exceptions");
      await tool.getByRole("button", { name: "Change my answers" }).focus();
      await tabTo(page, "Take Assessment Again");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("button", { name: "Start the questions" })).toBeVisible();
    });

    test("has no violation, from the intro to every kind of result", async ({ openTool }) => {
      // Twenty looks at long pages.
      test.setTimeout(150_000);
      const { tool, page } = await openTool(place, "signing-advisor");
      const check = (screen: string) =>
        inEveryLook(page, async (look) => expect(await violations(page), `${screen}, ${look}`).toEqual([]));
      await check("intro");
      await tool.getByRole("button", { name: "Start the questions" }).click();
      await tool.getByRole("combobox", { name: /^Your state/ }).selectOption("MN");
      await tool.getByRole("textbox", { name: /^Additional concerns/ }).fill("She wants to die");
      await expect(tool.getByRole("alert")).toContainText("988");
      await tool.getByRole("button", { name: "Answer 18 More Questions" }).press("Enter");
      await expect(tool.getByText("Please choose an answer.")).toBeVisible();
      await check("questions");
      await answerAll(tool, /starting point/);
      await tool.getByRole("button", { name: "Get My Signing Recommendation" }).click();
      await expect(statement(tool)).toBeVisible();
      await expect(tool.getByText(/objects within 14 days/)).toBeVisible();
      await check("exceptions");
      for (const [concerns, name] of [
        [asked.slice(0, 4), "Not ready to sign yet: ask for changes"],
        [[], "Sign"],
      ] as const) {
        await tool.getByRole("button", { name: "Change my answers" }).click();
        await answerAll(tool, ...concerns);
        await tool.getByRole("button", { name: "Get My Signing Recommendation" }).click();
        await expect(suggestion(tool)).toHaveText(`Our suggestion: ${name}`);
        await expect(tool.getByRole("button", { name: /^Write my/ })).toBeVisible();
        await check(name);
      }
    });

    test("nothing scrolls sideways at any width", async ({ page, openTool }) => {
      const { tool } = await openTool(place, "signing-advisor");
      await expectNoSidewaysScroll(page, "the beginning");
      await toResult(tool, /starting point/, /refuse something/, /ready to sign/);
      await expect(statement(tool)).toBeVisible();
      await expectNoSidewaysScroll(page, "the result");
    });
  });
}
