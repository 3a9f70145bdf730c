import { fileURLToPath } from "node:url";
import { type BrowserContext, test as base } from "@playwright/test";
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
  page: async ({ sharedContext }, use) => {
    const page = await sharedContext.newPage();
    await use(page);
    await page.close();
  },
  faults: async ({ page, storybook }, use) => {
    await use(watchFaults(page, new URL(storybook).origin));
  },
});
