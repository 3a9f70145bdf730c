import { existsSync, readFileSync } from "node:fs";
import { textsLostWhenSpaced } from "@iep-insider/sdk/tests/text-spacing";
import { expect } from "@playwright/test";
import { builtStorybook, testOnStage as test } from "./fixtures.ts";
import { axeViolations, overflowOf, rulesOfColor } from "./inspect.ts";
import { openStory, switchToStory } from "./openStory.ts";

const phone: Look = { size: { width: 390, height: 844 }, colorScheme: "light" };
/**
 * What is drawn once is looked at several times; only what changes from one look to the next is set. All rules are
 * checked once at each size.
 */
const allLooks: readonly Look[] = [
  phone,
  { size: { width: 320, height: 720 }, colorScheme: "dark" },
  { size: { width: 1280, height: 900 }, colorScheme: "dark" },
  { size: { width: 1280, height: 900 }, colorScheme: "light", rules: rulesOfColor },
];

interface Look {
  readonly size: { readonly width: number; readonly height: number };
  readonly colorScheme: "light" | "dark";
  /** All of WCAG 2.2 AA without. */
  readonly rules?: readonly string[];
}

const stories = readStories();
const firstOfEachTool = new Set(
  [...Map.groupBy(stories, ({ title }) => title)].flatMap(([title, [first]]) =>
    title.startsWith("Tools/") && first ? first.id : [],
  ),
);

for (const { id, title, name } of stories) {
  // The kit's stories have every look. Tools are made of the kit, so one story per tool is enough for its layout.
  const looks = title.startsWith("Kit/") || firstOfEachTool.has(id) ? allLooks : [phone];
  test(`${title}: ${name}`, async ({ page, storybook, faults }) => {
    await page.setViewportSize(phone.size);
    await page.emulateMedia({ colorScheme: phone.colorScheme, reducedMotion: "reduce" });
    // Elements are defined once and for all on a page: each is seen as on a page that has just been opened.
    const isFresh = title.startsWith("Elements/") || !page.url().startsWith(storybook);
    await (isFresh ? openStory(page, storybook, id) : switchToStory(page, id));
    for (const { size, colorScheme, rules } of looks) {
      const look = `${size.width} px, ${colorScheme}`;
      await test.step(look, async () => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeViolations(page, rules), look).toEqual([]);
        expect.soft(await overflowOf(page), `wider than the window by, ${look}`).toBe(0);
        expect.soft(await page.evaluate(textsLostWhenSpaced), `wider spacing, ${look}`).toEqual([]);
      });
    }
    expect(faults).toEqual([]);
    // What an element still has to send is no fault of the next story.
    if (title.startsWith("Elements/")) await page.goto("about:blank");
  });
}

interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** @throws when Storybook has not been built, or has no stories: then these tests would pass for nothing. */
function readStories(): StoryEntry[] {
  const index = `${builtStorybook}index.json`;
  if (!existsSync(index)) throw new Error("Build Storybook first: npm run build -- storybook");
  const { entries }: { entries: Record<string, StoryEntry> } = JSON.parse(readFileSync(index, "utf8"));
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  if (stories.length === 0) throw new Error("The built Storybook lists no stories.");
  return stories;
}
