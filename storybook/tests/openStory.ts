import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Storybook's own; its phase ends with "finished" when the story was drawn and played. */
    __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  }
}

/** Opens a story alone, as it is after its play function. @throws what the story threw. */
export async function openStory(page: Page, storybook: string, id: string): Promise<void> {
  // Storybook's own axe would run at the same time as ours, and there can be only one.
  await page.goto(`${storybook}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  const end = await page.waitForFunction(() => {
    const { phase = "" } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    if (document.body.matches(".sb-show-errordisplay, .sb-show-nopreview")) return "errored";
    return ["finished", "errored", "aborted"].includes(phase) && phase;
  });
  if ((await end.jsonValue()) === "finished") return;
  throw new Error(`The story "${id}" failed:\n${await page.locator("body").innerText()}`);
}
