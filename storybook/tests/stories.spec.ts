import { existsSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { builtStorybook, testOnStage as test } from "./fixtures.ts";
import { axeViolations, overflowOf } from "./inspect.ts";
import { openStory, switchToStory } from "./openStory.ts";

const narrow = { width: 320, height: 720 };
const wide = { width: 1280, height: 900 };
/** What is drawn once is looked at four times; only what changes from one look to the next is set. */
const looks = [
  { name: "320 px, light", size: narrow, colorScheme: "light" },
  { name: "320 px, dark", size: narrow, colorScheme: "dark" },
  { name: "1280 px, dark", size: wide, colorScheme: "dark" },
  { name: "1280 px, light", size: wide, colorScheme: "light" },
] as const;

for (const { id, title, name } of readStories()) {
  test(`${title}: ${name}`, async ({ page, storybook, faults }) => {
    await page.setViewportSize(looks[0].size);
    await page.emulateMedia({ colorScheme: looks[0].colorScheme, reducedMotion: "reduce" });
    // Elements are defined once and for all on a page: each is seen as on a page that has just been opened.
    const isFresh = title.startsWith("Elements/") || !page.url().startsWith(storybook);
    await (isFresh ? openStory(page, storybook, id) : switchToStory(page, id));
    for (const look of looks) {
      await test.step(look.name, async () => {
        await page.setViewportSize(look.size);
        await page.emulateMedia({ colorScheme: look.colorScheme });
        expect.soft(await axeViolations(page), look.name).toEqual([]);
        expect.soft(await overflowOf(page), `wider than the window by, ${look.name}`).toBe(0);
      });
    }
    expect(faults).toEqual([]);
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
