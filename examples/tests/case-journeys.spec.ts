import { readFile } from "node:fs/promises";
import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { makePdf } from "@iep-insider/widgets/document-reader/make-pdf";
import type { Locator, Page } from "@playwright/test";
import { confirmedAccount, main } from "./fixtures/accounts.ts";
import { answerOf, denials } from "./fixtures/aiTools.ts";
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
  "Zqxmark reads slowly and guesses at long words.",
  "MEASURABLE ANNUAL GOALS",
  "Annual goal 1: The student will improve his reading.",
  "Annual goal 2: The student will improve his behavior.",
);

/** As a parent photographs it. */
const letterOfDenial = `<body style="font: 30px/1.6 Georgia; margin: 60px; color: black; background: white">
<p>Zqxmark Elementary School</p><p>October 20, 2026</p><p>Dear parent,</p>
<p>We are writing about your request for an evaluation of your child.</p>
<p>The district has decided to deny your request for an evaluation, because your child is passing and has good grades.</p>
<p>Sincerely, the principal</p>`;

test("an IEP is read, its goal checked, a part refused, and its review goes into the calendar", async ({
  openTool,
  origins,
  wallet,
}) => {
  await buy(origins, "goal-analyzer", wallet.key);
  const { page } = await openTool("hub", "document-reader");
  const tool = main(page);
  const traffic = recordTraffic(page);
  await read(page, "zqxmark-iep.pdf", iep);
  await expect(tool.getByText("Zqxmark reads slowly and guesses at long words.").first()).toBeVisible();
  await tool.getByRole("button", { name: "Put this into my case" }).click();
  await expect(tool.getByText("It is in your case.")).toBeVisible();

  await tool.getByRole("button", { name: "Check all goals" }).click();
  await expect(tool.getByRole("checkbox", { name: /improve his reading/ })).toBeChecked();
  await tool.getByRole("button", { name: "Analyze these goals" }).click();
  await tool.getByRole("button", { name: "Yes, score these goals" }).click();
  await expect(tool.getByRole("heading", { name: "What we found in 2 goals: 2 weak." })).toBeVisible();
  await tool.getByText(/^Goal 2: \d+ out of 100: Weak/).click();
  await expect(tool.getByText("What to ask for").last()).toBeVisible();

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
  expect(calendar).not.toMatch(/zqxmark/i);
  await expectNotTold(traffic);
});

test("a photo of a denial is read and answered, the answer is reminded of by email, and a state complaint has its packet", async ({
  context,
  openTool,
  origins,
  wallet,
}) => {
  test.setTimeout(180_000);
  await buy(origins, "denial-decoder", wallet.key);
  const picture = await context.newPage();
  await picture.setViewportSize({ width: 1000, height: 1000 });
  await picture.setContent(letterOfDenial);
  const photo = await picture.screenshot({ type: "jpeg", quality: 90 });
  await picture.close();
  const { page } = await openTool("hub", "document-reader");
  const tool = main(page);
  const traffic = recordTraffic(page);
  await read(page, "zqxmark-letter.jpg", photo);
  const right = tool.getByRole("button", { name: /^Yes, it is right/ });
  await right.first().click();
  while (await right.count()) await right.first().click();
  await tool.getByRole("button", { name: "Check the school's reason" }).click();
  await opened(tool, "denial-decoder");
  await expect(tool.getByRole("textbox", { name: denials.field })).toHaveValue(/^The school refused: /);
  await tool.getByRole("button", { name: denials.button, exact: true }).click();
  await tool.getByRole("button", { name: "Yes, explain this" }).click();
  await expect(answerOf(tool, denials)).toBeVisible();
  await tool.getByRole("button", { name: "Write this letter" }).first().click();
  await opened(tool, "letter-generator");
  await fillRequired(tool);
  await writeLetter(tool);
  await expect(letterSheet(tool)).toBeVisible();
  await tool.getByRole("button", { name: "Keep in my case" }).click();
  const today = dateOf(new Date());
  await tool.getByLabel("When did you send it?").fill(today);
  await tool.getByRole("button", { name: "Save the day" }).click();
  await expect(tool.getByText(`Your case says that you sent it on ${dayInWords(today)}.`)).toBeVisible();

  // Reminders need an account with a confirmed address.
  const { token } = await confirmedAccount(page, origins);
  await page.evaluate((it) => localStorage.setItem("auth_token", it), token);
  const area = await openCase(page, origins.product);
  await expect(area.getByText(new RegExp(`^Sent on ${dayInWords(today)}\\.`))).toBeVisible();
  await area.getByRole("button", { name: "Email me the day before" }).click();
  await expect(area.getByText(/^Reminders are on, for [1-9]/)).toBeVisible();
  const put = (await traffic.sent()).find(
    ({ method, url }) => method === "POST" && url.endsWith("/api/reminders"),
  );
  expect(put?.body).toMatch(/^\{"reminders":\[(\{"subject":"[a-z-]+","day":"[\d-]{10}"\},?)+\]\}$/);
  await area.getByRole("link", { name: "Open the evidence log" }).click();
  await area.getByText("Phone call").click();
  await area.getByLabel("What happened").fill("Zqxmark said no again.");
  await area.getByRole("button", { name: "Save this entry" }).click();
  await area.getByText("A state complaint").click();
  const { text } = await takeWord(page, area.getByRole("button", { name: "Download for Word" }));
  expect(text).toContain("Zqxmark said no again.");
  expect(text).toContain("what a state complaint must have");
  await expectNotTold(traffic);
});

/** Chooses the file, and shows what was found. */
async function read(page: Page, name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: "application/octet-stream", buffer };
  await page.getByLabel("Choose a file").first().setInputFiles(file);
  // A photo is recognized on the device, which takes its time.
  await main(page).getByRole("button", { name: "Show what it says" }).click({ timeout: 90_000 });
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
  const told = (await traffic.sent()).filter(({ everything }) => /zqxmark/i.test(everything));
  expect(told.map(({ url }) => url)).toEqual([]);
}
