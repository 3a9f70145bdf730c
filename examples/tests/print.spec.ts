import type { Locator } from "@playwright/test";
import { press } from "./fixtures/checkIns.ts";
import { type PlaceName, signingPage, type ToolName } from "./fixtures/pages.ts";
import { printedPages } from "./fixtures/printedPages.ts";
import { answerAll } from "./fixtures/signing.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToResult } from "./fixtures/walk.ts";

/** One tool for each kind of printed document. */
const documents: readonly {
  readonly kind: string;
  readonly place: PlaceName;
  readonly tool: ToolName;
  readonly prepare: (tool: Locator) => Promise<void>;
  readonly fewest: number;
  readonly most: number;
  readonly says: readonly string[];
  /** Of the page around the tool. */
  readonly not: string;
}[] = [
  {
    kind: "a questionnaire's report",
    place: "partner-site.html",
    tool: "aide-screener",
    prepare: (tool) => walkToResult(tool, /rescue medicine/, /Hits, kicks/, /between rooms/),
    fewest: 2,
    most: 4,
    says: ["1:1 Aide Needs Assessment", "May need rescue medicine at school", "34 CFR 300.42"],
    not: "Riverbend",
  },
  {
    kind: "the statement of exceptions, on one page",
    place: signingPage,
    tool: "signing-advisor",
    prepare: async (tool) => {
      await press(tool, "Start the questions");
      await answerAll(tool, /starting point/, /refuse something/, /ready to sign/);
      await press(tool, "Get My Signing Recommendation");
      await tool.getByRole("radio", { name: /^Assertive/ }).check();
    },
    fewest: 1,
    most: 1,
    says: ["My exceptions to the IEP", "signature of parent or guardian"],
    not: "Bay Harbor",
  },
];

for (const { kind, place, tool: name, prepare, fewest, most, says, not } of documents) {
  test(`${kind} prints on US Letter without the page around it`, {
    tag: name === "aide-screener" ? [] : "@full",
  }, async ({ openTool, page }) => {
    const { tool } = await openTool(place, name);
    await prepare(tool);
    const { pdf, pageCount, text } = await printedPages(page, () =>
      tool.getByRole("button", { name: "Print" }).first().click(),
    );
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    // 8.5 by 11 inches, in points.
    expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 612 792\]/);
    expect(pageCount).toBeGreaterThanOrEqual(fewest);
    expect(pageCount).toBeLessThanOrEqual(most);
    for (const words of says) expect(text).toContain(words);
    expect(text, "the page around the tool").not.toContain(not);
    await expect(page.locator("iframe"), "the print frame").toHaveCount(0);
  });
}
