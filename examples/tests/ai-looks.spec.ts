import { answerTools, fillForm, goals, pressAndReview, send } from "./fixtures/aiTools.ts";
import { violations } from "./fixtures/axe.ts";
import { doorOf } from "./fixtures/gates.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { opened } from "./fixtures/opened.ts";
import { askPage, denialPage, goalPage, type PlaceName, type ToolName, tagOf } from "./fixtures/pages.ts";
import { expect, type OpenTool, test } from "./fixtures/test.ts";

// The screens of the AI tools by axe: as a phone and as a wide screen, light and dark.

test.use({ hasPaid: false });

/** No violation in the tool, and nothing on the page that scrolls sideways. */
async function check({ tool, page }: OpenTool, name: ToolName, screen: string): Promise<void> {
  await expect(tool).toBeVisible();
  await inEveryLook(page, async (look) => {
    expect(await violations(page, tagOf[name]), `${screen}, ${look}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${screen}, ${look}`).toBe(0);
  });
}

for (const one of answerTools) {
  test(`${one.tool}: the form where something is missing, and the answer`, async ({ openTool, withUse }) => {
    // Many looks at long pages.
    test.slow();
    await withUse(one.tool);
    const open = await openTool(one.page, one.tool);
    const { tool } = open;
    // It looks disabled, and says what is missing all the same.
    await tool.getByRole("button", { name: one.button, exact: true }).click({ force: true });
    await check(open, one.tool, "something is missing");
    await fillForm(tool, one);
    await pressAndReview(tool, one);
    // The same screen for all.
    if (one === goals) await check(open, one.tool, "what is looked over");
    await send(tool);
    await expect(one.answered(tool)).toBeVisible();
    await expect(tool.getByText("Federation for Children with Special Needs").first()).toBeVisible();
    await check(open, one.tool, "the answer");
  });
}

test("jargon-translator: the form with a card", async ({ openTool }) => {
  test.slow();
  const open = await openTool(askPage, "jargon-translator");
  await open.tool.getByRole("button", { name: "FAPE", exact: true }).click();
  await expect(open.tool.getByRole("heading", { name: "FAPE", exact: true })).toBeFocused();
  await check(open, "jargon-translator", "a card");
});

/** Where each tool stands on a partner's page. The translator stands there open. */
const places = [
  [goalPage, "goals"],
  [askPage, "chatbot"],
  [askPage, "jargon-translator"],
  [denialPage, "denials"],
  [denialPage, "dispute-guide"],
] as const;

for (const width of [320, 768, 1280]) {
  test(`at ${width} px nothing on partners' pages shifts while a gate or a tool comes`, async ({
    page,
    origins,
    withUse,
  }) => {
    test.slow();
    const shift = await recordLayoutShift(page);
    // Late enough that the page has been painted without the tool.
    await page.route("**/embed/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await route.continue();
    });
    const open = async (place: PlaceName, name: ToolName) => {
      await page.goto(`${origins.partner}/${place}`);
      return page.locator(tagOf[name]);
    };
    // The whole page in sight.
    await page.setViewportSize({ width, height: 5000 });
    for (const [place, name] of places) {
      const tool = await open(place, name);
      if (name === "jargon-translator") await opened(tool, name);
      else await expect(doorOf(tool)).toBeVisible();
      await page.waitForTimeout(300);
      expect(await shift(), `${name}, to a stranger`).toBe(0);
    }
    // A form is longer than a screen: what comes after it may move where nobody looks.
    await page.setViewportSize({ width, height: 800 });
    for (const [place, name] of places) {
      await withUse(name);
      await opened(await open(place, name), name);
      await page.waitForTimeout(300);
      expect(await shift(), `${name}, to somebody who has bought it`).toBe(0);
    }
  });
}
