import { violations } from "./fixtures/axe.ts";
import { press, save, saveThree, saving } from "./fixtures/checkIns.ts";
import { atEveryWidth, expectNoSidewaysScroll, inEveryLook } from "./fixtures/looks.ts";
import { checkInPage, type PlaceName } from "./fixtures/pages.ts";
import { printedPages } from "./fixtures/printedPages.ts";
import { expect, test } from "./fixtures/test.ts";

const places: readonly PlaceName[] = [checkInPage, "hub"];

for (const place of places) {
  test.describe(place, () => {
    test("has no violation on any screen", async ({ openTool }) => {
      // Twenty looks.
      test.slow();
      const { tool, page } = await openTool(place, "emotional-checkin");
      const check = (screen: string) =>
        inEveryLook(page, async (look) => expect(await violations(page), `${screen}, ${look}`).toEqual([]));
      await check("intro");
      await press(tool, "Start Check-In");
      await saving(tool).focus();
      await page.keyboard.press("Enter");
      await check("something missing");
      await tool.getByRole("radio", { name: "Sad" }).check();
      await tool.getByLabel(/^Notes/).fill("She wants to die.");
      await check("form");
      await save(tool, { emotion: "Sad", strength: 5, triggers: "math test" });
      await press(tool, "Show as a table");
      await press(tool, "Clear all check-ins");
      await check("summary");
      await press(tool, /^Remove: Sad/);
      await check("no check-ins");
    });

    test("nothing scrolls sideways at any width", async ({ page, openTool }) => {
      const { tool } = await openTool(place, "emotional-checkin");
      await expectNoSidewaysScroll(page, "the beginning");
      await press(tool, "Start Check-In");
      await tool.getByRole("radio", { name: "Disappointed" }).check();
      await expectNoSidewaysScroll(page, "a feeling");
      await save(tool, { emotion: "Disappointed", context: "Social Situation", notes: "x".repeat(120) });
      await expectNoSidewaysScroll(page, "the table unseen");
      await press(tool, "Show as a table");
      await expectNoSidewaysScroll(page, "the table shown");
      await atEveryWidth(page, async (width) => {
        const beyond = await tool.getByRole("table").evaluate((table) => {
          const around = table.parentElement?.getBoundingClientRect();
          return table.getBoundingClientRect().right - (around?.right ?? 0);
        });
        expect(beyond, `the table beside its place, ${width}`).toBeLessThanOrEqual(0);
      });
    });
  });
}

test("prints the report alone", async ({ openTool, page }, info) => {
  const { tool } = await openTool(checkInPage, "emotional-checkin");
  await saveThree(tool);
  const { pdf, pageCount, text } = await printedPages(page, () => press(tool, "Print"));
  await info.attach("report.pdf", { body: pdf, contentType: "application/pdf" });
  expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 612 792\]/);
  expect(pageCount).toBeLessThanOrEqual(3);
  expect(text).toContain("Emotional Check-In Report");
  expect(text).toContain("Challenging: 2 of 3 (66.7%)");
  expect(text).not.toContain("Back Row");
  await expect(page.locator("iframe"), "the print frame").toHaveCount(0);
});
