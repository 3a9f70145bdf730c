import { heading, press, save, saveThree } from "./fixtures/checkIns.ts";
import { letterField, letterList } from "./fixtures/letters.ts";
import { checkInPage, type PlaceName } from "./fixtures/pages.ts";
import { folded, takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";
import { tabTo, tabToSeen } from "./fixtures/walk.ts";

const places: readonly PlaceName[] = [checkInPage, "hub"];

// What is typed and chosen, in all the ways it could travel.
const canaries =
  /zqx|math ?test|hallway|desk|sad\b|overwhelm|challenging|at school|at%20school|therapy|very strong|moderate|\d of 5/i;

for (const place of places) {
  test.describe(place, () => {
    test("by mouse: check-ins, figures, the report; nothing of it leaves the browser", async ({
      openTool,
      origins,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const { tool, page } = await openTool(place, "emotional-checkin");
      const traffic = recordTraffic(page);
      await expect(tool.getByText("are here only while this page is open")).toBeVisible();
      await tool.getByLabel(/^Your child's name/).fill("Zqx/Mia");
      await saveThree(tool);
      await expect(
        page.getByText("Emotional check-in has been recorded successfully.", { exact: true }),
      ).toBeVisible();
      await expect(
        tool.getByText("Of 3 check-ins, 1 is positive, 0 are neutral and 2 are challenging."),
      ).toBeVisible();
      await expect(tool.getByText("Sad or Overwhelmed was Very Strong in 2 check-ins.")).toBeVisible();
      await expect(tool.getByText("66.7%")).toBeVisible();
      await expect(tool.getByText("Most common context: At School (2 times)")).toBeVisible();
      await expect(tool.getByText("are gone when you reload or close this page")).toBeVisible();

      await press(tool, "Copy Report");
      await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
      await expect(
        page.getByText("Emotional check-in report copied to clipboard.", { exact: true }),
      ).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Child: Zqx/Mia");

      const textFile = await takeText(page, tool.getByRole("button", { name: "Download Report" }));
      expect(textFile.name).toBe("emotional-checkin-report-Zqx-Mia.txt");
      const text = folded(textFile.text);
      expect(text).toContain("Challenging: 2 of 3 (66.7%)");
      expect(text).toContain("Average intensity: 4.3 out of 5");
      expect(text).toContain("Math test: 2 times");
      expect(text).toContain("Notes: Zqx under the desk.");

      const wordFile = await takeWord(page, tool.getByRole("button", { name: "Download for Word" }));
      expect(wordFile.name).toBe("emotional-checkin-report-Zqx-Mia.docx");
      const word = wordFile.text;
      expect(word).toContain("34 CFR 300.324");

      // Counted: the start and the first saved check-in.
      await expectNothingTold(traffic, canaries, origins, 2);
    });

    test("by keyboard alone", async ({ openTool }) => {
      const { tool, page } = await openTool(place, "emotional-checkin");
      await tabToSeen(page, /^Your child's name/);
      await page.keyboard.type("Mia");
      await page.keyboard.press("Enter");
      await expect(heading(tool, "A new check-in for Mia")).toBeFocused();
      // It looks disabled; the press says what is missing and leads there.
      await tabToSeen(page, "Save Check-In");
      await page.keyboard.press("Enter");
      await expect(
        page.getByText("Please select an emotion and context before saving.", { exact: true }),
      ).toBeVisible();
      await expect(tool.getByText("Please choose a feeling.")).toBeVisible();
      await expect(tool.getByRole("radio", { name: "Happy" })).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(tool.getByRole("radio", { name: "Annoyed" })).toBeChecked();
      await tabToSeen(page, "How strong is it?");
      const slider = tool.getByRole("slider");
      await page.keyboard.press("ArrowRight");
      await expect(slider).toHaveAttribute("aria-valuetext", "Strong (4 of 5)");
      await page.keyboard.press("End");
      await expect(slider).toHaveAttribute("aria-valuetext", "Very Strong (5 of 5)");
      await page.keyboard.press("Home");
      await expect(slider).toHaveAttribute("aria-valuetext", "Very Mild (1 of 5)");
      await tabToSeen(page, "At Home");
      await page.keyboard.press("ArrowDown");
      await expect(tool.getByRole("radio", { name: "At School" })).toBeChecked();
      await tabToSeen(page, /^What set it off/);
      await page.keyboard.type("bus");
      await tabToSeen(page, "Save Check-In");
      await page.keyboard.press("Enter");
      await expect(heading(tool, "So far, there is one check-in.")).toBeFocused();
      await expect(tool.getByText("Very Mild (1 of 5), At School")).toBeVisible();
      await tabToSeen(page, "Show as a table");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("columnheader", { name: "How strong, 1 to 5" })).toBeVisible();
      await tabToSeen(page, /^Remove: Annoyed/);
      await page.keyboard.press("Enter");
      await expect(heading(tool, "No check-ins yet")).toBeVisible();
      await expect(tool.getByRole("button", { name: "Put it back" })).toBeFocused();
      await tabTo(page, "Copy Report");
      await page.keyboard.press("Enter");
      await expect(
        page.getByText("Add some emotional check-ins first to generate a report.").first(),
      ).toBeVisible();
      await page.keyboard.press("Shift+Tab");
      await expect(tool.getByRole("button", { name: "Add First Check-In" })).toBeFocused();
      await page.keyboard.press("Enter");
      // The focus comes to the new screen a moment after it stands.
      await expect(heading(tool, "A new check-in for Mia")).toBeFocused();
      await tabTo(page, "Start Over");
      await page.keyboard.press("Enter");
      await expect(heading(tool, "How is your child feeling?")).toBeFocused();
    });

    test("the slider follows a finger, and is high enough for one", async ({ openTool }) => {
      const { tool, page } = await openTool(place, "emotional-checkin");
      await press(tool, "Start Check-In");
      await tool.getByRole("radio", { name: "Worried" }).check();
      const slider = tool.getByRole("slider");
      await slider.scrollIntoViewIfNeeded();
      const box = await slider.boundingBox();
      if (!box) throw new Error("The slider has no place.");
      expect(box.height).toBeGreaterThanOrEqual(44);
      const devtools = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
        devtools.send("Input.dispatchTouchEvent", {
          type,
          touchPoints:
            type === "touchEnd" ? [] : [{ x: box.x + box.width * share, y: box.y + box.height / 2 }],
        });
      await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
      await touch("touchStart", 0.5);
      await touch("touchMove", 0.8);
      await touch("touchMove", 0.98);
      await touch("touchEnd", 0.98);
      await expect(slider).toHaveAttribute("aria-valuetext", "Very Strong (5 of 5)");
    });

    test("shows where help is at once for what is typed, and beside the report", async ({ openTool }) => {
      const { tool } = await openTool(place, "emotional-checkin");
      await press(tool, "Start Check-In");
      await tool.getByRole("radio", { name: "Sad" }).check();
      await tool.getByLabel(/^Notes/).fill("He says he wants to die.");
      await expect(tool.getByRole("alert").filter({ hasText: "call or text 988" })).toBeVisible();
      await tool.getByLabel(/^Notes/).fill("He is dying to go to the zoo.");
      await expect(tool.getByText("988")).toBeHidden();
      await save(tool, { emotion: "Sad", triggers: "talks of suicide" });
      await expect(tool.getByText("If someone could get hurt right now")).toBeVisible();
    });

    test("goes on to the letter, and back to check-ins that are still there", async ({ openTool }) => {
      const { tool, page } = await openTool(place, "emotional-checkin");
      await saveThree(tool);
      await press(tool, "Write a letter for a first evaluation");
      await expect(letterList(tool)).toHaveValue("initial_evaluation");
      await expect(letterField(tool, "socialEmotionalConcerns")).toHaveValue(
        /^I wrote down how my child felt 3 times, .*\n2 were hard feelings: sad \(1 time\) and overwhelmed \(1 time\)\./,
      );
      if (place === "hub") await page.goBack();
      else await press(tool, "Back to Emotional Check-In");
      await expect(tool.getByText("Of 3 check-ins,")).toBeVisible();
      await press(tool, "Write a letter for an IEP meeting");
      await expect(letterList(tool)).toHaveValue("iep_meeting");
      await expect(letterField(tool, "urgencyReason")).toHaveValue(/math test \(2 times\)/i);
    });

    test("a reload forgets everything, and nothing is stored", async ({ openTool }) => {
      const { tool, page } = await openTool(place, "emotional-checkin");
      const stored = () =>
        page.evaluate(async () =>
          JSON.stringify([
            { ...sessionStorage },
            { ...localStorage },
            document.cookie,
            (await indexedDB.databases()).length,
            (await caches.keys()).length,
            history.state,
          ]),
        );
      const before = await stored();
      await tool.getByLabel(/^Your child's name/).fill("Zqx");
      await saveThree(tool);
      expect(await stored()).toBe(before);
      expect(before).not.toContain("emotional");
      await page.reload();
      await expect(heading(tool, "How is your child feeling?")).toBeVisible();
      await expect(tool.getByText("still here")).toBeHidden();
      await expect(tool.getByLabel(/^Your child's name/)).toHaveValue("");
    });

    test("starts over without losing what was saved, and clears it on demand", async ({ openTool }) => {
      const { tool } = await openTool(place, "emotional-checkin");
      await press(tool, "Start Check-In");
      await save(tool, { emotion: "Sad" });
      await press(tool, "Add New Check-In");
      await press(tool, "Start Over");
      await expect(heading(tool, "How is your child feeling?")).toBeFocused();
      await expect(tool.getByText("Your check-in is still here.")).toBeVisible();
      await press(tool, "Clear all check-ins");
      await press(tool, "Yes, clear them");
      await expect(heading(tool, "How is your child feeling?")).toBeFocused();
      await expect(tool.getByText("still here")).toBeHidden();
    });
  });
}
