import { readFile } from "node:fs/promises";
import { fullAnswers, leastAnswers } from "@iep-insider/widgets/letters/samples";
import type { Download, Locator } from "@playwright/test";
import {
  changeAnswers,
  fillLetter,
  letterField,
  letterList,
  letterSheet,
  writeLetter,
} from "./fixtures/letters.ts";
import { atEveryWidth, expectNoSidewaysScroll } from "./fixtures/looks.ts";
import { opened } from "./fixtures/opened.ts";
import { addressOf, letterPages, type PlaceName } from "./fixtures/pages.ts";
import { printedPages } from "./fixtures/printedPages.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabTo, tabToSeen } from "./fixtures/walk.ts";
import { loader, openPage } from "./fixtures/written.ts";
import { textInZip } from "./fixtures/zip.ts";

const places: readonly PlaceName[] = [...letterPages, "hub"];
const hint = "Please fill in all required fields marked with *";

const saved = async (file: Promise<Download>) => {
  const download = await file;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
};

/** The words of a letter, however its lines are broken and its lists are marked. */
const wordsOf = (text: string) => text.replace(/^- /gm, "").split(/\s+/).filter(Boolean).join(" ");

async function expectBlank(tool: Locator): Promise<void> {
  await expect(letterList(tool)).toHaveValue("");
  await expect(tool.getByRole("button", { name: "Write my letter" })).toBeHidden();
}

for (const place of places) {
  test.describe(place, () => {
    test("by mouse: from what is missing to the letter, all that can be done with it, and back", async ({
      openTool,
      page,
      context,
      consoleMessages,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      // The rules of a state are cited for a year after they were read.
      await page.clock.setFixedTime("2026-11-21T10:00:00");
      const { tool } = await openTool(place, "letters");
      await expect(tool.getByText(hint)).toBeHidden();
      await letterList(tool).selectOption({
        label: "Request for Special Education Evaluation (Initial Assessment)",
      });
      await expect(tool.getByText(hint)).toBeVisible();
      await expect(tool.getByRole("button", { name: "Write my letter" })).toBeDisabled();
      const missing = tool
        .locator("p", { hasText: "Still to fill in:" })
        .locator("xpath=..")
        .getByRole("button");
      await expect(missing).toHaveText([
        "Child's name",
        "Grade",
        "Teacher",
        "School",
        "Principal",
        "Your name",
        "Academic concerns",
        "Behavior concerns",
      ]);
      await missing.filter({ hasText: "Principal" }).click();
      await expect(letterField(tool, "principalName")).toBeFocused();

      await fillLetter(tool, "initial_evaluation", { ...fullAnswers, ...leastAnswers, state: "MA" });
      await expect(tool.getByText(hint)).toBeHidden();
      await writeLetter(tool);
      await expect(tool.getByRole("heading", { name: "Your letter is ready" })).toBeFocused();
      await expect(letterSheet(tool)).toContainText(
        "Under the rules of Massachusetts, the school has 5 school days",
      );

      await tool.getByRole("button", { name: "Copy", exact: true }).click();
      await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(wordsOf(copied)).toBe(wordsOf(await letterSheet(tool).innerText()));
      await expect(tool.getByRole("button", { name: "Copied!" })).toBeHidden();

      const text = saved(page.waitForEvent("download"));
      await tool.getByRole("button", { name: "Download", exact: true }).click();
      expect((await text).name).toBe("initial_evaluation_letter.txt");
      expect((await text).content.toString("utf8")).toBe(`\uFEFF${copied}`);

      const word = saved(page.waitForEvent("download"));
      await tool.getByRole("button", { name: "Download for Word" }).click();
      expect((await word).name).toBe("initial_evaluation_letter.docx");
      const inWord = textInZip((await word).content, "word/document.xml").replace(/<[^>]+>/g, "");
      for (const part of ["Maria Elena Lopez", "34 CFR 300.301(b)", "603 CMR 28.04", "Sincerely,"])
        expect(inWord).toContain(part);

      const printed = await printedPages(page, () => tool.getByRole("button", { name: "Print" }).click());
      // On paper the letterhead is one row.
      const withoutSpaces = (letter: string) => wordsOf(letter).replaceAll(" ", "");
      expect(withoutSpaces(printed.text)).toBe(withoutSpaces(copied));
      await expect(page.locator("iframe"), "the print frame").toHaveCount(0);

      await page.evaluate(() => navigator.clipboard.writeText("something else"));
      const draft = page.waitForRequest(/^mailto:/);
      await tool.getByRole("button", { name: "Open as an e-mail" }).click();
      await expect(tool.getByText("Your letter is copied. Paste it into the e-mail.")).toBeVisible();
      const [subject] = /^Re: (.+)$/m.exec(copied)?.slice(1) ?? [];
      expect(subject).toContain("Maria Elena Lopez");
      expect((await draft).url()).toBe(`mailto:?subject=${encodeURIComponent(subject ?? "")}`);
      // The browser notes on the console what it has handed to the e-mail program.
      await expect.poll(() => consoleMessages.splice(0)).toEqual([expect.stringContaining("mailto:")]);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);

      const event = saved(page.waitForEvent("download"));
      await tool.getByRole("button", { name: /in my calendar/ }).click();
      expect((await event).name).toBe("initial_evaluation_answer.ics");
      expect((await event).content.toString("utf8")).toContain("DTSTART;VALUE=DATE:20261211");
      await expect(tool.getByText(/answer by about December 11, 2026/)).toBeVisible();

      await changeAnswers(tool);
      await expect(letterList(tool)).toHaveValue("initial_evaluation");
      for (const field of [
        "childName",
        "academicConcerns",
        "childBirthDate",
        "parentAddress",
        "additionalInfo",
      ])
        await expect(letterField(tool, field)).toHaveValue({ ...fullAnswers, ...leastAnswers }[field] ?? "");
      await letterField(tool, "principalName").fill("Mr. Okafor");
      await writeLetter(tool);
      await expect(letterSheet(tool)).toContainText("Dear Mr. Okafor:");
      await tool.getByRole("button", { name: "Start Over" }).click();
      await expectBlank(tool);
      await expect(tool.getByRole("heading", { name: "Write a letter to the school" })).toBeFocused();
    });

    test("by keyboard alone", async ({ openTool, page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const { tool } = await openTool(place, "letters");
      const fill = async (label: string, value: string) => {
        await tabToSeen(page, label);
        await page.keyboard.type(value);
      };
      const press = async (name: string | RegExp) => {
        await tabToSeen(page, name);
        await page.keyboard.press("Enter");
      };
      await tabToSeen(page, /^Which letter do you need/);
      await page.keyboard.type("Letter");
      await expect(letterList(tool)).toHaveValue("disagreement");
      await fill("Child's name *", "Maria Elena Lopez");
      await fill("School *", "Lincoln Elementary School");
      await fill("Principal *", "Dr. Adams");
      await fill("Your name *", "Ana Lopez");
      // What is missing leads there, and the button that wrote nothing comes later in the order.
      await press("What you do not agree with");
      await expect(letterField(tool, "specificConcerns")).toBeFocused();
      await page.keyboard.type("October 14, 2026: the IEP gives 30 minutes; she needs 60");
      await press("Write my letter");
      await expect(tool.getByRole("heading", { name: "Your letter is ready" })).toBeFocused();
      await press("Copy");
      await expect(tool.getByRole("button", { name: "Copied!" })).toBeFocused();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("she needs 60");

      const printed = await printedPages(page, () => press("Print"));
      expect(printed.text).toContain("she needs 60");
      await expect(tool.getByRole("button", { name: "Print" })).toBeFocused();

      await press("Change my answers");
      await expect(tool.getByRole("heading", { name: "Write a letter to the school" })).toBeFocused();
      await expect(letterField(tool, "specificConcerns")).toHaveValue(/she needs 60/);
      await press("More for the letterhead");
      await fill("Child's date of birth (optional)", "05032017");
      await expect(letterField(tool, "childBirthDate")).toHaveValue("2017-05-03");
      await press("Write my letter");
      await expect(letterSheet(tool)).toContainText("Date of birth: May 3, 2017");

      await press("Change “Your phone”");
      await expect(letterField(tool, "parentPhone")).toBeFocused();
      await page.keyboard.type("(413) 555-0134");
      await press("Write my letter");
      await expect(letterSheet(tool)).toContainText("You can reach me at (413) 555-0134.");
      await tabTo(page, "Start Over");
      await page.keyboard.press("Space");
      await expect(tool.getByRole("heading", { name: "Write a letter to the school" })).toBeFocused();
      await expectBlank(tool);
    });
  });
}

test("warns before a letter that ends everything, and leads to a smaller step with all that was typed", async ({
  openTool,
}) => {
  const { tool } = await openTool("write-to-the-school.html", "letters");
  await fillLetter(tool, "revoke_consent", leastAnswers, "required");
  await expect(tool.getByText("This letter ends all special education for your child")).toBeVisible();
  await expect(tool.getByRole("link", { name: /34 CFR 300\.300/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.ecfr\.gov\//,
  );
  await expect(tool.getByLabel(/^Reason for Revoking Consent \*/)).toHaveValue(
    leastAnswers["urgencyReason"] ?? "",
  );
  await writeLetter(tool);
  await expect(letterSheet(tool)).toContainText("I withdraw my consent");
  await changeAnswers(tool);
  await tool.getByRole("button", { name: "Write the letter for specific services instead" }).click();
  await expect(letterList(tool)).toHaveValue("specific_services");
  await expect(tool.getByText("This letter ends all special education for your child")).toBeHidden();
  await expect(letterField(tool, "childName")).toHaveValue("Maria Elena Lopez");
  await letterField(tool, "requestedServices").fill("Speech therapy, twice a week");
  await writeLetter(tool);
  await expect(letterSheet(tool)).not.toContainText("I withdraw my consent");
});

test("two on one page share nothing, and keep what they have when the other goes", async ({
  page,
  origins,
}) => {
  const tag = (state: string) => `<iep-letter-generator state="${state}"></iep-letter-generator>`;
  await openPage(page, origins, `${loader(origins)}${tag("TX")}${tag("WA")}`);
  const [one, other] = [
    page.locator("iep-letter-generator").first(),
    page.locator("iep-letter-generator").last(),
  ];
  await opened(one, "letters");
  await opened(other, "letters");
  await fillLetter(one, "iep_meeting", leastAnswers);
  await expectBlank(other);
  await letterList(other).selectOption("follow_up");
  await expect(letterField(other, "childName")).toHaveValue("");
  await expect(letterField(one, "state")).toHaveValue("TX");
  await expect(letterField(other, "state")).toHaveValue("WA");
  await letterField(other, "childName").fill("Ben");
  await expect(letterField(one, "childName")).toHaveValue("Maria Elena Lopez");
  await writeLetter(one);
  await expect(letterSheet(one)).toContainText("Texas");
  await expect(letterList(other)).toHaveValue("follow_up");
  await one.evaluate((element) => element.remove());
  await expect(page.locator("iep-letter-generator")).toHaveCount(1);
  await expect(letterField(page.locator("iep-letter-generator"), "childName")).toHaveValue("Ben");
});

test("a self-contained file that is not the one the page knows does not run; the link stays", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.route("**/*.standalone.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
  });
  await page.goto(addressOf("self-contained-letter.html", origins));
  await expect.poll(() => consoleMessages).toEqual([expect.stringContaining("integrity")]);
  consoleMessages.splice(0);
  await expect(page.getByRole("link", { name: "Open the Letter Generator" })).toBeVisible();
});

for (const place of ["write-to-the-school.html", "self-contained-letter.html", "hub"] as const) {
  test(`${place}: nothing scrolls sideways, from the empty form to the letter`, async ({
    page,
    openTool,
  }) => {
    const { tool } = await openTool(place, "letters");
    await expectNoSidewaysScroll(page, "empty");
    await letterList(tool).selectOption("revoke_consent");
    await expectNoSidewaysScroll(page, "with the warning, and much missing");
    await fillLetter(tool, "re_evaluation", {
      ...fullAnswers,
      parentEmail: `${"a".repeat(60)}@example.com`,
    });
    await expectNoSidewaysScroll(page, "filled");
    await writeLetter(tool);
    await expect(tool.getByRole("heading", { name: "What happens next" })).toBeVisible();
    await expectNoSidewaysScroll(page, "the letter");
    // A letter in a long column has a readable measure, and never spills over its sheet.
    await atEveryWidth(page, async (width) => {
      const spilled = await letterSheet(tool).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
      expect(spilled, width).toBeLessThanOrEqual(0);
    });
  });
}
