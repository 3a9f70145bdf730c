import { readFile } from "node:fs/promises";
import { makePdf } from "@iep-insider/widgets/document-reader/make-pdf";
import type { Locator, Page } from "@playwright/test";
import { main } from "./fixtures/accounts.ts";
import { confirmRead, denials, goals } from "./fixtures/aiTools.ts";
import { fillRequired, letterSheet, writeLetter } from "./fixtures/letters.ts";
import { opened } from "./fixtures/opened.ts";
import { answerAll, statement } from "./fixtures/signing.ts";
import { takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";
import { buy } from "./fixtures/wallet.ts";

// From a document of the school to a day in the calendar, on a phone. What the AI tools send, the parent presses for;
// nothing else of a document or of the case leaves the device.

test.use({ viewport: { width: 390, height: 844 } });

const pdf = (...lines: readonly string[]) =>
  makePdf({ pages: [lines.map((text, index) => ({ text, x: 60, y: 740 - 22 * index }))] });

const iep = pdf(
  "INDIVIDUALIZED EDUCATION PROGRAM",
  "Date of IEP meeting: 10/14/2026",
  "PRESENT LEVELS OF ACADEMIC ACHIEVEMENT AND FUNCTIONAL PERFORMANCE",
  "Zqx reads slowly and guesses at long words.",
  "MEASURABLE ANNUAL GOALS",
  "Annual goal 1: The student will improve his reading.",
);

const letterOfDenial = pdf(
  "Zqx Elementary School",
  "October 20, 2026",
  "Dear parent,",
  "We are writing about your request for an evaluation of your child.",
  "The district has decided to deny your request for an evaluation,",
  "because your child is passing and has good grades.",
  "Sincerely, the principal",
);

test("an IEP is read, its goal checked, a part refused, and its review goes into the calendar", async ({
  openTool,
  origins,
  wallet,
}) => {
  await buy(origins, "goal-analyzer", wallet.key);
  const { page } = await openTool("hub", "document-reader");
  const tool = main(page);
  const traffic = recordTraffic(page);
  await read(page, "zqx-iep.pdf", iep);
  await expect(tool.getByText("Zqx reads slowly and guesses at long words.").first()).toBeVisible();
  await tool.getByRole("button", { name: "Put this into my case" }).click();
  await expect(tool.getByText("It is in your case.")).toBeVisible();

  await tool.getByRole("button", { name: /^Check this goal/ }).click();
  await opened(tool, "goal-analyzer");
  await expect(tool.getByRole("textbox", { name: goals.field })).toHaveValue(/improve his reading/);
  await tool.getByRole("button", { name: goals.button, exact: true }).click();
  await confirmRead(tool, goals);
  await expect(goals.answered(tool)).toHaveText(/: Weak$/);

  await page.goBack();
  await tool.getByRole("button", { name: "Show what it says" }).click();
  await tool.getByRole("button", { name: "Should I sign?" }).click();
  await opened(tool, "signing-advisor");
  await tool.getByRole("button", { name: "Start the questions" }).click();
  await tool.getByRole("radio", { name: "No, there was one before" }).check();
  await answerAll(tool, /starting point/);
  await tool.getByRole("button", { name: "Get My Signing Recommendation" }).click();
  await expect(statement(tool)).toBeVisible();

  const area = await openCase(page, origins.product);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    area.getByRole("button", { name: "Add all to my calendar" }).click(),
  ]);
  const calendar = (await readFile(await saved.path())).toString();
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20271014/);
  expect(calendar).not.toMatch(/zqx/i);
  await expectNotTold(traffic);
});

test("a letter of denial is read, answered, kept with its day, and comes with the packet of a state complaint", async ({
  openTool,
  origins,
  wallet,
}) => {
  await buy(origins, "denial-decoder", wallet.key);
  const { page } = await openTool("hub", "document-reader");
  const tool = main(page);
  const traffic = recordTraffic(page);
  await read(page, "zqx-letter.pdf", letterOfDenial);
  await tool.getByRole("button", { name: "Check the school's reason" }).click();
  await opened(tool, "denial-decoder");
  await expect(tool.getByRole("textbox", { name: denials.field })).toHaveValue(/^The school refused: /);
  await tool.getByRole("button", { name: denials.button, exact: true }).click();
  await tool.getByRole("button", { name: "Yes, explain this" }).click();
  await expect(denials.answered(tool)).toBeVisible();
  await tool.getByRole("button", { name: "Write this letter" }).first().click();
  await opened(tool, "letter-generator");
  await fillRequired(tool);
  await writeLetter(tool);
  await expect(letterSheet(tool)).toBeVisible();
  await tool.getByRole("button", { name: "Keep in my case" }).click();
  await tool.getByLabel("When did you send it?").fill("2026-10-26");
  await tool.getByRole("button", { name: "Save the day" }).click();
  await expect(tool.getByText("Your case says that you sent it on October 26, 2026.")).toBeVisible();

  const area = await openCase(page, origins.product);
  await expect(area.getByText(/^Sent on October 26, 2026\./)).toBeVisible();
  await area.getByRole("link", { name: "Open the evidence log" }).click();
  await area.getByText("Phone call").click();
  await area.getByLabel("What happened").fill("Zqx said no again.");
  await area.getByRole("button", { name: "Save this entry" }).click();
  await area.getByText("A state complaint").click();
  const { text } = await takeWord(page, area.getByRole("button", { name: "Download for Word" }));
  expect(text).toContain("Zqx said no again.");
  expect(text).toContain("what a state complaint must have");
  await expectNotTold(traffic);
});

/** Chooses the file, and shows what was found. */
async function read(page: Page, name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: "application/pdf", buffer };
  await page.getByLabel("Choose a file").first().setInputFiles(file);
  await main(page).getByRole("button", { name: "Show what it says" }).click();
}

/** Opens the case, which tools have written to before it was set up. */
async function openCase(page: Page, product: string): Promise<Locator> {
  await page.goto(`${product}/case`);
  const area = main(page);
  await area.getByRole("button", { name: "Set up my case" }).click();
  await area.getByRole("combobox", { name: /^State/ }).selectOption("OH");
  await area.getByRole("button", { name: "Save" }).click();
  await expect(area.getByRole("heading", { level: 1, name: "My case" })).toBeVisible();
  return area;
}

async function expectNotTold(traffic: ReturnType<typeof recordTraffic>): Promise<void> {
  const told = (await traffic.sent()).filter(({ everything }) => /zqx/i.test(everything));
  expect(told.map(({ url }) => url)).toEqual([]);
}
