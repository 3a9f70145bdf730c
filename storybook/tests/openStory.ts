import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Storybook's own; its phase ends with "finished" when the story was drawn and played. */
    __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly id?: string; readonly phase?: string } };
    /** How Storybook's frame tells the preview which story to show. */
    __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: "setCurrentStory", story: { storyId: string }): void };
  }
}

/** Opens a story alone, as it is after its play function. @throws what the story threw. */
export async function openStory(page: Page, storybook: string, id: string): Promise<void> {
  // Storybook's own axe would run at the same time as ours, and there can be only one.
  await page.goto(`${storybook}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await untilPlayed(page, id);
}

/** As `openStory`, in place of the story that the page shows: a tenth of the time. */
export async function switchToStory(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    if (!window.__STORYBOOK_ADDONS_CHANNEL__) throw new Error("The page does not show stories.");
    window.__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", { storyId });
  }, id);
  await untilPlayed(page, id);
}

async function untilPlayed(page: Page, id: string): Promise<void> {
  const end = await page.waitForFunction((id) => {
    const { id: shown, phase = "" } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    if (document.body.matches(".sb-show-errordisplay, .sb-show-nopreview")) return "errored";
    return shown === id && ["finished", "errored", "aborted"].includes(phase) && phase;
  }, id);
  if ((await end.jsonValue()) === "finished") return;
  throw new Error(`The story "${id}" failed:\n${await page.locator("body").innerText()}`);
}
