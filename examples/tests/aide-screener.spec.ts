import { type PlaceName, partnerPages } from "./fixtures/pages.ts";
import { takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { forbidden, recordTraffic } from "./fixtures/traffic.ts";
import { tabTo, walkToResult } from "./fixtures/walk.ts";

const places: readonly PlaceName[] = [...partnerPages, "hub"];

// What is ticked on the way, in all the ways it could travel: ids, labels, results.
const ticks = [/rescue medicine/, /Hits, kicks/, /between rooms/];
const canaries =
  /emergency-medication|aggression|transitions|rescue|kicks|between rooms|level|need:|strong reasons|health risk|moderate|medical|behavioral|instructional/i;

for (const place of places) {
  test.describe(place, () => {
    test("by mouse: to the result, the files, and back; nothing of it leaves the browser", async ({
      openTool,
      origins,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const { tool, page } = await openTool(place);
      const traffic = recordTraffic(page);
      await walkToResult(tool, ...ticks);
      await expect(tool.getByText("Level of need: high")).toBeVisible();
      await expect(tool.getByText("High health risk")).toBeVisible();

      await tool.getByRole("button", { name: "Copy Results" }).click();
      await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
      await expect(tool.getByRole("button", { name: "Copied!" })).toBeHidden();

      const textFile = await takeText(page, tool.getByRole("button", { name: "Download Results" }));
      expect(textFile.name).toBe("1-1-aide-needs-assessment.txt");
      const text = textFile.text;
      expect(text).toContain("1:1 AIDE NEEDS ASSESSMENT");
      expect(text.replace(/\s+/g, " ")).toContain("May need rescue medicine at school");

      const wordFile = await takeWord(page, tool.getByRole("button", { name: "Download for Word" }));
      expect(wordFile.name).toBe("1-1-aide-needs-assessment.docx");
      const word = wordFile.text;
      expect(word).toContain("May need rescue medicine at school");
      expect(word).toContain("34 CFR 300.42");

      await tool.getByRole("button", { name: "Change my answers" }).click();
      await expect(tool.getByText(/May need rescue medicine/)).toBeVisible();
      await tool.getByRole("button", { name: "Get Results" }).click();
      await tool.getByRole("button", { name: "Start Over" }).click();
      await expect(tool.getByRole("button", { name: "Start the screener" })).toBeVisible();

      const sent = await traffic.sent();
      expect(forbidden(sent, origins.product, origins.partner).map(({ url }) => url)).toEqual([]);
      expect(sent.filter(({ everything }) => canaries.test(everything)).map(({ url }) => url)).toEqual([]);
      expect(sent.length, "the test has seen requests at all: Word and counts").toBeGreaterThan(0);
    });

    test("by keyboard alone", async ({ openTool }) => {
      const { tool, page } = await openTool(place);
      await tabTo(page, "Start the screener");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("heading", { name: "Health or Physical Support at School" })).toBeFocused();
      await tabTo(page, /life at risk/);
      await page.keyboard.press("Space");
      await expect(tool.getByRole("checkbox", { name: /life at risk/ })).toBeChecked();
      await tabTo(page, "Next");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("heading", { name: "Behavioral Safety at School" })).toBeFocused();
      await tabTo(page, "Next");
      await page.keyboard.press("Space");
      await expect(tool.getByRole("heading", { name: "Learning & Classroom Support" })).toBeFocused();
      await tabTo(page, "Look over my answers");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("heading", { name: "Is this right?" })).toBeFocused();
      await tabTo(page, "Get Results");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("heading", { name: /strong reasons/ })).toBeFocused();
      await tabTo(page, "Start Over");
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("button", { name: "Start the screener" })).toBeVisible();
    });
  });
}

test("the search for leaks would find one", async ({ openTool, origins, consoleMessages }) => {
  const { page } = await openTool("partner-site.html");
  const traffic = recordTraffic(page);
  await page.evaluate(async (product) => {
    await fetch(`${product}/api/count`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ event: "tool_complete", subject: "emergency-medication" }),
    });
    await fetch(`/partner-site.css?note=${encodeURIComponent("May need rescue medicine")}`);
  }, origins.product);
  const sent = await traffic.sent();
  expect(sent.filter(({ everything }) => canaries.test(everything))).toHaveLength(2);
  // Our server refuses such a count, and the browser says so.
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("400")]);
});

test("prints the report alone, from a frame that is gone afterwards", async ({ openTool, page }) => {
  await page.addInitScript(() => {
    // The print dialog cannot be answered here; what would be printed can be read.
    window.print = () => {
      const top = window.top as Window & { printed?: string };
      if (top) top.printed = document.body.innerText;
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  const { tool } = await openTool("partner-site.html");
  await walkToResult(tool, ...ticks);
  await tool.getByRole("button", { name: "Print" }).click();
  const printed = await page.evaluate(() => (window as Window & { printed?: string }).printed);
  expect(printed).toContain("1:1 Aide Needs Assessment");
  expect(printed).toContain("34 CFR 300.42");
  expect(printed).not.toContain("Riverbend");
  await expect(page.locator("iframe")).toHaveCount(0);
});
