import { fileURLToPath } from "node:url";
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { type PageFaults, watchFaults } from "./pageFaults.ts";
import { serveFolder } from "./serveFolder.ts";

export const builtStorybook = fileURLToPath(new URL("../dist/", import.meta.url));

interface Fixtures {
  /** What the browser has complained of on this page, and what the page asked of other hosts. */
  readonly faults: PageFaults;
}

interface WorkerFixtures {
  /** Stories keep nothing, so one context serves them all: Storybook's code is then fetched and compiled once. */
  readonly sharedContext: BrowserContext;
  /** One page for the stories, which are shown on it one after the other: Storybook and axe then start once. */
  readonly stage: Page;
  /** Where the built Storybook is served: below a path, as the example server does it. */
  readonly storybook: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the needed fixtures from here.
    async ({}, use) => {
      const { origin, close } = await serveFolder(builtStorybook, "/storybook/");
      await use(`${origin}/storybook/`);
      await close();
    },
    { scope: "worker" },
  ],
  sharedContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  stage: [
    async ({ sharedContext }, use) => {
      const page = await sharedContext.newPage();
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  page: async ({ sharedContext }, use) => {
    const page = await sharedContext.newPage();
    await use(page);
    await page.close();
  },
  faults: async ({ page, storybook }, use) => {
    const { faults, stop } = watchFaults(page, new URL(storybook).origin);
    await use(faults);
    stop();
  },
});

/** For tests that leave the page as they found it, but for the story that it shows. */
export const testOnStage = test.extend({ page: ({ stage }, use) => use(stage) });
