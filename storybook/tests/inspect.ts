import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 AA, and the levels and versions it includes. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What another color scheme can break where the size stays the same. */
export const rulesOfColor = ["color-contrast", "link-in-text-block"];

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type Rules = { readonly runOnly: readonly string[]; readonly resultTypes: readonly string[] };

declare global {
  interface Window {
    axe?: { run(context: Document, rules: Rules): Promise<AxeResults> };
  }
}

/** The axe build that `@axe-core/playwright` uses. Its builder injects axe for every scan, which takes longer than the scan. */
const axe = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/**
 * @param runOnly tags of axe, or ids of its rules.
 * @returns one line per element of the page that breaks a rule, as it looks now.
 * @throws when the page has frames.
 */
export async function axeViolations(page: Page, runOnly: readonly string[] = tags): Promise<string[]> {
  if (page.frames().length > 1) throw new Error("axe, run in the page, does not scan its frames.");
  await untilAtRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(async (runOnly) => {
    if (!window.axe) throw new Error("axe was not injected.");
    // A sticky bar covers what scrolls below it, except at the end of the page, so scan there.
    const before = scrollY;
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const results = await window.axe.run(document, { runOnly, resultTypes: ["violations"] });
    scrollTo({ top: before, behavior: "instant" });
    return results;
  }, runOnly);
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

/** Waits for animations to end: colors fade over 150 ms, and a color measured midway is wrong. */
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
