import { expectAccessible } from "./fixtures/axe.ts";
import { press as click, heading, saveThree } from "./fixtures/checkIns.ts";
import { letterField, letterList } from "./fixtures/letters.ts";
import { chooseByKeyboard, clipboard, enter, expectOnlyTheKeyStored, press } from "./fixtures/localTools.ts";
import { checkInPage } from "./fixtures/pages.ts";
import { folded, takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";
import { tabToSeen } from "./fixtures/walk.ts";

// What the test types and chooses, in every form in which it could be sent.
const canaries =
  /zqx|math ?test|hallway|desk|sad\b|overwhelm|challenging|at school|at%20school|therapy|very (strong|mild)|moderate|\d of 5/i;

test("by keyboard on a partner's page: a check-in, its report and Word file; nothing is sent or stored", async ({
  openTool,
  origins,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { tool, page } = await openTool(checkInPage, "emotional-checkin");
  const traffic = recordTraffic(page);
  await tabToSeen(page, /^Your child's name/);
  await page.keyboard.type("Zqx/Mia");
  await page.keyboard.press("Enter");
  await expect(heading(tool, "A new check-in for Zqx/Mia")).toBeFocused();
  // The button looks disabled; a press moves the focus to what is missing.
  await press(page, "Save Check-In");
  await expect(tool.getByRole("radio", { name: "Happy" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tool.getByRole("radio", { name: "Annoyed" })).toBeChecked();
  await tabToSeen(page, "How strong is it?");
  for (const [key, value] of [
    ["ArrowRight", "Strong (4 of 5)"],
    ["End", "Very Strong (5 of 5)"],
    ["Home", "Very Mild (1 of 5)"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tool.getByRole("slider")).toHaveAttribute("aria-valuetext", value);
  }
  await chooseByKeyboard(page, tool.getByRole("radio", { name: "At School" }));
  await tabToSeen(page, /^What set it off/);
  await page.keyboard.type("math test");
  await press(page, "Save Check-In");
  await expect(heading(tool, "So far, there is one check-in.")).toBeFocused();
  await expect(tool.getByText("Very Mild (1 of 5), At School")).toBeVisible();
  await press(page, "Show as a table");
  await expect(tool.getByRole("columnheader", { name: "How strong, 1 to 5" })).toBeVisible();

  await press(page, "Copy Report");
  await expect(page.getByText("Emotional check-in report copied to clipboard.")).toBeVisible();
  expect(await clipboard(page)).toContain("Child: Zqx/Mia");
  await tabToSeen(page, "Download for Word");
  const file = await takeWord(page, enter(page));
  expect(file.name).toBe("emotional-checkin-report-Zqx-Mia.docx");
  expect(file.text).toContain("34 CFR 300.324");

  await press(page, /^Remove: Annoyed/);
  await expect(heading(tool, "No check-ins yet")).toBeVisible();
  await expect(tool.getByRole("button", { name: "Put it back" })).toBeFocused();
  await press(page, "Add First Check-In");
  // The focus moves a moment after the new screen is rendered.
  await expect(heading(tool, "A new check-in for Zqx/Mia")).toBeFocused();

  // Counted: the start and the first saved check-in.
  await expectNothingTold(traffic, canaries, origins, 2);
  await expectOnlyTheKeyStored(page);
});

test("by mouse on our site: report and letter; nothing is sent, and one press forgets everything that is kept", {
  tag: "@full",
}, async ({ openTool, origins }) => {
  const { tool, page } = await openTool("hub", "emotional-checkin");
  const traffic = recordTraffic(page);
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
  expect(await stored()).not.toContain("emotional");
  await expectAccessible(page, "the beginning");
  await tool.getByLabel(/^Your child's name/).fill("Zqx");
  await saveThree(tool);
  await expect(tool.getByText("Of 3 check-ins, 1 is positive, 0 are neutral and 2 are")).toBeVisible();
  await expect(
    tool.getByText("Sad or Overwhelmed was Very Strong in 2 check-ins within two weeks."),
  ).toBeVisible();
  await click(tool, "Show as a table");
  await expectAccessible(page, "the summary");

  const file = await takeText(page, tool.getByRole("button", { name: "Download Report" }));
  expect(file.name).toBe("emotional-checkin-report-Zqx.txt");
  expect(folded(file.text)).toContain("Challenging: 2 of 3 (66.7%)");
  expect(folded(file.text)).toContain("Notes: Zqx under the desk.");
  await click(tool, "Write a letter for an IEP meeting");
  await expect(letterList(tool)).toHaveValue("iep_meeting");
  await expect(letterField(tool, "urgencyReason")).toHaveValue(/math test \(2 times\)/i);
  // The part that keeps letters loads after the form.
  await expect.poll(stored).toContain("iep-kept-1:letters");
  await page.goBack();
  await expect(tool.getByText("Of 3 check-ins,")).toBeVisible();
  await expectNothingTold(traffic, canaries, origins, 2);

  await page.reload();
  await expect(tool.getByText("Your 3 check-ins are still here.")).toBeVisible();
  await expect(tool.getByLabel(/^Your child's name/)).toHaveValue("Zqx");
  await expectAccessible(page, "back again");
  await click(tool, "Forget all");
  await click(tool, "Yes, forget all");
  await expect(tool.getByText("still here")).toBeHidden();
  await expect(tool.getByLabel(/^Your child's name/)).toHaveValue("");
  // The letter that started from the check-ins is kept on its own.
  await page.goto(`${origins.product}/advanced-tools`);
  await click(page.getByRole("main"), "Forget everything");
  await expectAccessible(page, "asked whether to forget everything");
  await click(page.getByRole("main"), "Yes, forget all");
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    canaries,
  );
});

test("the slider follows a finger, and the form fits a phone", async ({ openTool }) => {
  const { tool, page } = await openTool(checkInPage, "emotional-checkin");
  await click(tool, "Start Check-In");
  await tool.getByRole("radio", { name: "Disappointed" }).check();
  await expectAccessible(page, "the form");
  await page.setViewportSize({ width: 320, height: 800 });
  const slider = tool.getByRole("slider");
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider is not displayed.");
  expect(box.height).toBeGreaterThanOrEqual(44);
  const devtools = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  for (const [type, share] of [
    ["touchStart", 0.5],
    ["touchMove", 0.8],
    ["touchMove", 0.98],
    ["touchEnd", null],
  ] as const) {
    const touchPoints = share === null ? [] : [{ x: box.x + box.width * share, y }];
    await devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
  await expect(slider).toHaveAttribute("aria-valuetext", "Very Strong (5 of 5)");
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: false });
});
