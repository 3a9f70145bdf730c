import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 AA, and all it rests on. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** @returns one line per element of the page that breaks a rule, as it looks now. */
export async function axeViolations(page: Page): Promise<string[]> {
  await untilAtRest(page);
  // Legacy mode leaves out only frames of other origins, and stories have none.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${oneLine(failureSummary)}`),
  );
}

/** @returns by how many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Colours fade over 150 ms; what is measured halfway is neither the one nor the other. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shadows = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const running = [document, ...shadows].flatMap((root) => root.getAnimations());
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
