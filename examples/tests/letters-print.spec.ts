import { writeFile } from "node:fs/promises";
import {
  citationsIn,
  covers,
  type LegalReference,
  loadStates,
  provisions,
  type StateRecord,
} from "@iep-insider/sdk/law";
import { fullAnswers, leastAnswers, letterTypes } from "@iep-insider/widgets/letters/samples";
import type { Locator, Page, TestInfo } from "@playwright/test";
import { changeAnswers, fillLetter, writeLetter } from "./fixtures/letters.ts";
import { type PrintedPages, printedPages } from "./fixtures/printedPages.ts";
import { expect, test } from "./fixtures/test.ts";

/** Prints the letter that stands there, and keeps the pages among the results of the tests. */
async function printLetter(page: Page, tool: Locator, info: TestInfo, name: string): Promise<PrintedPages> {
  const printed = await printedPages(page, () => tool.getByRole("button", { name: "Print" }).click());
  await writeFile(info.outputPath(`${name}.pdf`), printed.pdf);
  // 8.5 by 11 inches, in points, and no page of another size.
  const sizes = new Set(printed.pdf.toString("latin1").match(/\/MediaBox \[[^\]]*\]/g));
  expect([...sizes], "US Letter").toEqual(["/MediaBox [0 0 612 792]"]);
  return printed;
}

/** What a letter must not show: the remains of a slot that stayed empty. */
const emptySlots =
  /undefined|null|NaN|\[|\]|\{|\}|\.\.|\s[,.;:](\s|$)|,,|\(\s*\)| {2,}|\b(for|of|at|or|about) [.,]|^(Grade|Teacher|Date of birth|cc): *$/m;

/** A verified provision that holds the place named, or paragraphs that lie in it: (b)(4) for (b)(4)(i)-(iv). */
const isHeld = (reference: LegalReference) =>
  Object.values(provisions).some(
    ({ citation, status }) =>
      status === "verified" &&
      (covers(citation, reference) || citationsIn(citation).some((held) => covers(reference.text, held))),
  );

/** Law of Massachusetts, as its agency writes it: "603 CMR 28.04(1)(a)-(b)". */
const stateCitations = /\d+ CMR [\d.]+(?:\([^)]+\))*(?:-\([^)]+\))?/g;

const verifiedRulesOf = (record: StateRecord): readonly string[] =>
  Object.values(record).flatMap((fact) =>
    typeof fact === "object" &&
    fact !== null &&
    "citation" in fact &&
    fact.status === "verified" &&
    fact.citation !== null
      ? [fact.citation]
      : [],
  );

function expectCleanText({ text }: PrintedPages): void {
  expect(text).not.toMatch(emptySlots);
  expect(text, "the page around the tool").not.toMatch(/Bay Harbor|Helpline/);
  const references = citationsIn(text);
  expect(references.length, "every letter cites something").toBeGreaterThan(0);
  expect(references.filter((reference) => !isHeld(reference)).map((reference) => reference.text)).toEqual([]);
}

for (const type of letterTypes) {
  // The least that gives a letter is one page, everything filled in two at most; and every citation is one we hold.
  test(`${type}, printed`, async ({ openTool, page }, info) => {
    const { tool } = await openTool("write-to-the-school.html", "letters");
    // The page sets the state; a letter with the least in it has none.
    await fillLetter(tool, type, { ...leastAnswers, state: "" }, "required");
    await tool.locator('[name="letter-state"]').selectOption("");
    await writeLetter(tool);
    const short = await printLetter(page, tool, info, `${type}-least`);
    expect(short.pageCount).toBe(1);
    expectCleanText(short);
    expect(short.text).not.toContain("Massachusetts");

    await changeAnswers(tool);
    await fillLetter(tool, type, fullAnswers);
    await writeLetter(tool);
    const long = await printLetter(page, tool, info, `${type}-full`);
    expect(long.pageCount).toBeLessThanOrEqual(2);
    expectCleanText(long);
    for (const words of ["(413) 555-0134", "48 Elm Street, Apt. 2", "12 Maple Street", "November 21, 2026"])
      expect(long.text).toContain(words);
    const rules = verifiedRulesOf((await loadStates()).MA);
    for (const [cited] of long.text.matchAll(stateCitations)) expect(rules).toContain(cited);
    // Massachusetts has a verified rule on what the school does with a first request, and none on a meeting.
    expect(/Under the rules of Massachusetts/.test(long.text)).toBe(type === "initial_evaluation");
  });
}

test("the search finds a citation that nobody holds, and a slot that stayed empty", () => {
  const found = citationsIn("See 34 CFR 300.999 and 34 CFR 300.503(a).");
  expect(found.map(isHeld)).toEqual([false, true]);
  for (const text of ["Dear undefined:", "[date]", "Grade: ", "a meeting of .", "on , 2026", "()"])
    expect(text).toMatch(emptySlots);
  expect(
    "Under the rules of Massachusetts (603 CMR 28.04(1)(a)-(b)), the school".match(stateCitations),
  ).toEqual(["603 CMR 28.04(1)(a)-(b)"]);
});
