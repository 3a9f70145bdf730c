import { textsLostWhenSpaced } from "@iep-insider/sdk/tests/text-spacing";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { axeViolations, overflowOf } from "./inspect.ts";
import { openStory } from "./openStory.ts";

test("the checks of the stories find planted faults", async ({ page, storybook, faults }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(`${storybook}iframe.html`);
  const before = faults.length;
  await page.setContent(`
    <html lang="en"><title>Planted</title>
    <img src="data:," width="400" height="10">
    <p style="color:#999;background:#fff">Too pale to read</p>
    <div id="host"></div>
    <div style="width: 24ch; font: 16px/1.2 monospace; white-space: nowrap; overflow: hidden">Fits until it is spaced</div>
    <div style="width: 90px; height: 40px; font: 16px/1.2 sans-serif">Two lines until spaced</div><div>Below</div>
    <script>
      host.attachShadow({ mode: "open" }).innerHTML = "<input>";
      console.warn("planted warning");
      fetch("http://127.0.0.1:9/elsewhere").catch(() => {});
      setTimeout(() => { throw new Error("planted error"); });
    </script>`);
  const rules = (await axeViolations(page)).map((line) => line.split(":")[0]);
  expect(rules.sort()).toEqual(["color-contrast", "image-alt", "label"]);
  expect(await overflowOf(page)).toBeGreaterThan(0);
  expect(await page.evaluate(textsLostWhenSpaced)).toEqual([
    "cut off: Fits until it is spaced",
    "over each other: Below | Two lines until spaced",
  ]);
  for (const planted of ["planted warning", "planted error", "request to http://127.0.0.1:9/elsewhere"])
    await expect.poll(() => faults.slice(before).join("\n")).toContain(planted);
});

test("a story that does not exist is a failure", async ({ page, storybook }) => {
  await expect(openStory(page, storybook, "kit-button--no-such-story")).rejects.toThrow();
});

test("Storybook itself opens under a subpath, without faults or requests to other hosts", async ({
  page,
  storybook,
  faults,
}) => {
  await page.goto(`${storybook}?path=/story/kit-button--primary`);
  await expect(
    page.frameLocator("#storybook-preview-iframe").getByRole("button", { name: "Write my letter" }),
    // This loads and compiles all of Storybook for the first time.
  ).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: /Theme/ })).toBeVisible();
  // Storybook warns about its own next version; ignore that.
  expect(faults.filter((fault) => !fault.startsWith("console warning"))).toEqual([]);
});

test("stories have their theme's background and button colors", async ({ page, storybook }) => {
  // sdk/src/theme/tokens.ts: paper and primary, light and dark. axe would not notice missing colors.
  const expected = {
    light: ["rgb(251, 248, 243)", "rgb(14, 90, 90)"],
    dark: ["rgb(18, 25, 29)", "rgb(111, 195, 188)"],
  };
  await page.emulateMedia({ colorScheme: "light" });
  await openStory(page, storybook, "kit-button--primary");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("body")).toHaveCSS("background-color", expected[colorScheme][0] ?? "");
    await expect(page.getByRole("button")).toHaveCSS("background-color", expected[colorScheme][1] ?? "");
  }
});
