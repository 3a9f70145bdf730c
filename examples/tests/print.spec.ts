import { printedPages } from "./fixtures/printedPages.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToResult } from "./fixtures/walk.ts";

test("the aide screener's report prints on US Letter, without the page around it", async ({
  openTool,
  page,
}) => {
  const { tool } = await openTool("partner-site.html");
  await walkToResult(tool, /rescue medicine/, /Hits, kicks/, /between rooms/);
  const { pdf, pageCount, text } = await printedPages(page, () =>
    tool.getByRole("button", { name: "Print" }).click(),
  );
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  // 8.5 by 11 inches, in points.
  expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 612 792\]/);
  expect(pageCount).toBeGreaterThanOrEqual(2);
  expect(pageCount).toBeLessThanOrEqual(4);
  expect(text).toContain("1:1 Aide Needs Assessment");
  expect(text).toContain("May need rescue medicine at school");
  expect(text).toContain("34 CFR 300.42");
  expect(text, "the page around the tool").not.toContain("Riverbend");
  await expect(page.locator("iframe"), "the print frame").toHaveCount(0);
});

test("a press that prints nothing is a failure, not an empty page", async ({ openTool, page }) => {
  const { tool } = await openTool("partner-site.html");
  await expect(
    printedPages(page, () => tool.getByRole("button", { name: "Start the screener" }).click()),
  ).rejects.toThrow("printed 0 documents");
});
