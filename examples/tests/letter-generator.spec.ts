import {
  fullAnswers,
  type LetterAnswers,
  leastAnswers,
  markedAnswers,
} from "@iep-insider/widgets/letter-generator/samples";
import type { Page } from "@playwright/test";
import { violations } from "./fixtures/axe.ts";
import {
  changeAnswers,
  fillLetter,
  letterField,
  letterList,
  letterSheet,
  writeLetter,
} from "./fixtures/letters.ts";
import { clipboard, press } from "./fixtures/localTools.ts";
import { expectNoSidewaysScroll } from "./fixtures/looks.ts";
import { opened } from "./fixtures/opened.ts";
import { tagOf } from "./fixtures/pages.ts";
import { printedPages } from "./fixtures/printedPages.ts";
import { takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, forbidden, recordTraffic } from "./fixtures/traffic.ts";
import { tabToSeen } from "./fixtures/walk.ts";
import { onlyTheKey } from "./fixtures/wallet.ts";

/** The words of a letter, however its lines are broken and its lists are marked. */
const wordsOf = (text: string) => text.replace(/^- /gm, "").split(/\s+/).filter(Boolean).join(" ");

/** Everything a page can leave behind in a browser. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));

/** What is typed, the chosen state and its rule, and the kind of letter, in every form in which they could be sent. */
const canaries = /zqx|texas|\bTX\b|\bTAC\b|disagreement|initial[_ ]|first special education|2019-02-17/i;

test("by keyboard on a partner page: to the letter and its Word file, with nothing typed sent or stored", {
  tag: "@full",
}, async ({ openTool, page, context, origins }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { tool } = await openTool("write-to-the-school.html", "letter-generator");
  const traffic = recordTraffic(page);
  const fill = async (label: string | RegExp, value: string) => {
    await tabToSeen(page, label);
    await page.keyboard.type(value);
  };
  await fill(/^Which letter do you need/, "Letter");
  await expect(letterList(tool)).toHaveValue("disagreement");
  await fill("Child's name *", "Zqxmaria Lopez");
  await fill("School *", "Zqx Elementary School");
  await fill("Principal *", "Dr. Zqxadams");
  await fill(/^State/, "Tex");
  await expect(letterField(tool, "state")).toHaveValue("TX");
  await fill("Your name *", "Zqxana Lopez");
  // The list of what is missing leads to the field.
  await press(page, "What you do not agree with");
  await expect(letterField(tool, "specificConcerns")).toBeFocused();
  await page.keyboard.type("October 14, 2026: the IEP gives 30 minutes zqx; she needs 60");
  await press(page, "Write my letter");
  await expect(tool.getByRole("heading", { name: "Your letter is ready" })).toBeFocused();
  await expect(letterSheet(tool)).toContainText("Dear Dr. Zqxadams:");
  await press(page, "Copy");
  await expect(tool.getByRole("button", { name: "Copied!" })).toBeFocused();
  expect(await clipboard(page)).toContain("she needs 60");
  const coming = page.waitForEvent("download");
  await press(page, "Download for Word");
  expect((await coming).suggestedFilename()).toBe("disagreement_letter.docx");
  expect(await violations(page, tagOf["letter-generator"])).toEqual([]);

  await press(page, "Change “Your phone”");
  await expect(letterField(tool, "parentPhone")).toBeFocused();
  await page.keyboard.type("(413) 555-0134");
  await press(page, "More for the letterhead");
  await fill("Child's date of birth (optional)", "02172019");
  await expect(letterField(tool, "childBirthDate")).toHaveValue("2019-02-17");
  await press(page, "Write my letter");
  await expect(letterSheet(tool)).toContainText("You can reach me at (413) 555-0134.");
  await expect(letterSheet(tool)).toContainText("Date of birth: February 17, 2019");

  // The start, and the first letter.
  await expectNothingTold(traffic, canaries, origins, 2);
  const nothing = { local: onlyTheKey, session: {}, cookies: "", databases: [], caches: [] };
  // The letter in progress is there, encrypted, in this tab alone.
  const left = await leftBehind(page);
  expect({ ...left, session: {} }).toEqual(nothing);
  expect(Object.keys(left.session)).toEqual(["iep-sealed"]);
  // Words long enough that random letters do not spell them.
  expect(JSON.stringify(left)).not.toMatch(/zqxmaria|zqxadams|zqxana|disagreement/i);
  expect(await context.cookies([origins.product, origins.partner])).toEqual([]);
  await expectNoSidewaysScroll(page, "the letter");
  await page.reload();
  await opened(tool, "letter-generator");
  await expect(letterList(tool)).toHaveValue("disagreement");
  await expect(letterField(tool, "childName")).toHaveValue("Zqxmaria Lopez");
  await press(page, "Start Over");
  await expect(letterList(tool)).toHaveValue("");
  await expect.poll(() => leftBehind(page)).toEqual(nothing);
});

test("by mouse in the hub: all that can be done with a letter, and the draft after a reload", {
  tag: "@full",
}, async ({ openTool, page, context, origins, consoleMessages }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // The rules of a state are cited for a year after they were read.
  await page.clock.setFixedTime("2026-11-21T10:00:00");
  const { tool } = await openTool("hub", "letter-generator");
  const traffic = recordTraffic(page);
  const button = (name: string | RegExp) => tool.getByRole("button", { name, exact: true });
  const answers: LetterAnswers = {
    ...markedAnswers,
    date: "2026-11-21",
    childBirthDate: "2019-02-17",
    state: "TX",
    parentEmail: `${"a".repeat(60)}@example.com`,
  };
  await letterList(tool).selectOption("initial_evaluation");
  await expect(button("Write my letter")).toBeDisabled();
  await button("Academic concerns").click();
  await expect(letterField(tool, "academicConcerns")).toBeFocused();
  await fillLetter(tool, "initial_evaluation", answers);
  await expectNoSidewaysScroll(page, "the form");
  await writeLetter(tool);
  await expect(letterSheet(tool)).toContainText("Under the rules of Texas, the school has 45 school days");
  await expectNoSidewaysScroll(page, "the letter");
  // On a phone the actions are one row, the last ones behind "More".
  const topOf = async (name: string) => (await button(name).boundingBox())?.y ?? Number.NaN;
  expect(await topOf("More")).toBeCloseTo(await topOf("Print"), 0);
  await button("More").click();

  await button("Copy").click();
  await expect(button("Copied!")).toBeVisible();
  const copied = await clipboard(page);
  expect(wordsOf(copied)).toBe(wordsOf(await letterSheet(tool).innerText()));
  const text = await takeText(page, button("Download"));
  expect(text).toEqual({ name: "initial_evaluation_letter.txt", text: `\uFEFF${copied}` });
  const word = await takeWord(page, button("Download for Word"));
  expect(word.name).toBe("initial_evaluation_letter.docx");
  for (const part of ["ZqxchildName zqx", "34 CFR 300.301(b)", "19 TAC", "Sincerely,"])
    expect(word.text.replace(/<[^>]+>/g, "")).toContain(part);
  const draft = page.waitForRequest(/^mailto:/);
  await button("Open as an E-mail").click();
  await expect(tool.getByText("Your letter is copied. Paste it into the e-mail.")).toBeVisible();
  const subject = /^Re: (.+)$/m.exec(copied)?.[1] ?? "";
  expect(subject).toContain("ZqxchildName zqx");
  expect((await draft).url()).toBe(`mailto:?subject=${encodeURIComponent(subject)}`);
  const event = await takeText(page, button(/in my calendar/));
  expect(event.name).toBe("initial_evaluation_answer.ics");
  expect(event.text).toContain("DTSTART;VALUE=DATE:20261211");

  await changeAnswers(tool);
  await letterField(tool, "principalName").fill("Mr. Zqxokafor");
  await writeLetter(tool);
  await expect(letterSheet(tool)).toContainText("Dear Mr. Zqxokafor:");
  const sent = (await traffic.sent()).filter(({ url }) => !url.startsWith("mailto:"));
  expect(forbidden(sent, origins).map(({ url }) => url)).toEqual([]);
  expect(sent.filter(({ everything }) => canaries.test(everything)).map(({ url }) => url)).toEqual([]);
  const states = sent.filter(({ url }) => /\/allStates-[\w-]+\.js$/.test(url));
  expect(states, "one file for all states").toHaveLength(1);

  await page.reload();
  await expect(letterList(tool)).toHaveValue("initial_evaluation");
  await expect(letterField(tool, "principalName")).toHaveValue("Mr. Zqxokafor");
  for (const field of ["childName", "behaviorConcerns", "state", "childBirthDate"])
    await expect(letterField(tool, field)).toHaveValue(answers[field] ?? "");
  // In this tab and in the letters of this device, and nowhere else.
  const { session, local, ...others } = await leftBehind(page);
  for (const kept of [session, local]) expect(JSON.stringify(kept)).toContain("ZqxchildName");
  expect(JSON.stringify(others)).not.toMatch(canaries);
  await button("Start Over").click();
  await expect(tool.getByRole("heading", { name: "Write a letter to the school" })).toBeFocused();
  await expect(letterList(tool)).toHaveValue("");
  await tool.getByRole("button", { name: /^Open it again: Your letter to .*Zqx/ }).click();
  await expect(letterSheet(tool)).toContainText("Dear Mr. Zqxokafor:");
  await button("Forget all").click();
  await button("Yes, forget all").click();
  await expect(letterList(tool)).toHaveValue("");
  expect(JSON.stringify(await leftBehind(page))).not.toMatch(canaries);
  // Some browsers note on the console what they have handed to the e-mail program.
  consoleMessages.allow(/mailto:/);
});

/** The rest of the tool is fetched with the first touch; waits until all of it has been loaded. */
async function untilResultLoaded(page: Page): Promise<void> {
  const isLoaded = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType("resource").map(({ name }) => name);
      const part = files.find((name) => /\/ResultScreen-[\w-]+\.js$/.test(name));
      return part !== undefined && (await import(part)) !== undefined;
    });
  await expect.poll(isLoaded).toBe(true);
}

test("without a network once loaded: the letter is written; what needs the network says so, and can be tried again", async ({
  openTool,
  page,
  context,
  consoleMessages,
}) => {
  const { tool } = await openTool("write-to-the-school.html", "letter-generator");
  await letterList(tool).focus();
  await untilResultLoaded(page);
  await context.setOffline(true);
  await fillLetter(tool, "initial_evaluation", { ...leastAnswers, state: "MA" });
  await writeLetter(tool);
  await expect(letterSheet(tool)).toContainText("Dear Dr. Adams:");
  await expect(letterSheet(tool)).not.toContainText("Massachusetts");
  const text = await takeText(page, tool.getByRole("button", { name: "Download", exact: true }));
  expect(text.text).toContain("Dear Dr. Adams:");
  const word = tool.getByRole("button", { name: "Download for Word" });
  await word.click();
  await expect(tool.getByText("We could not make the Word file.").first()).toBeVisible();
  await expect(tool.getByText("We could not load the next part.")).toBeVisible();

  await context.setOffline(false);
  // With the connection the part comes by itself, and asks for the state's rules.
  await expect(tool.getByRole("heading", { name: "What happens next" })).toBeVisible();
  await expect(letterSheet(tool)).toContainText("Under the rules of Massachusetts");
  await expect(tool.getByText("We could not load the state rules.")).toBeHidden();
  expect((await takeWord(page, word)).text).toContain("Massachusetts");
  consoleMessages.allow(/ERR_INTERNET_DISCONNECTED/);
});

test("printed by keyboard on a hostile page: US Letter, one page for the shortest and two for the longest letter", {
  tag: "@full",
}, async ({ openTool, page }) => {
  const { tool } = await openTool("hostile-host.html", "letter-generator");
  const print = async () => {
    const printed = await printedPages(page, () => press(page, "Print"));
    await expect(tool.getByRole("button", { name: "Print" })).toBeFocused();
    await expect(page.locator("iframe"), "the print frame").toHaveCount(0);
    // 8.5 by 11 inches, in points, and no page of another size.
    const sizes = new Set(printed.pdf.toString("latin1").match(/\/MediaBox \[[^\]]*\]/g));
    expect([...sizes]).toEqual(["/MediaBox [0 0 612 792]"]);
    // On paper the letterhead is one row.
    const withoutSpaces = (text: string) => wordsOf(text).replaceAll(" ", "");
    expect(withoutSpaces(printed.text)).toBe(withoutSpaces(await letterSheet(tool).innerText()));
    return printed;
  };
  // The longest with the least in it, and the longest with everything filled in (logic.test.ts).
  await fillLetter(tool, "manifestation_determination", leastAnswers, "required");
  await writeLetter(tool);
  expect((await print()).pageCount).toBe(1);
  await changeAnswers(tool);
  await fillLetter(tool, "re_evaluation", fullAnswers);
  await writeLetter(tool);
  const long = await print();
  expect(long.pageCount).toBeLessThanOrEqual(2);
  for (const words of ["(413) 555-0134", "48 Elm Street, Apt. 2", "12 Maple Street", "November 21, 2026"])
    expect(long.text).toContain(words);
});
