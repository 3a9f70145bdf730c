import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { builtStorybook, testOnStage as test } from "./fixtures.ts";
import { axeViolations, overflowOf } from "./inspect.ts";

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

const { entries }: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(`${builtStorybook}index.json`, "utf8"),
);
const pages = Object.values(entries).filter(
  ({ type, title }) => type === "docs" && title.startsWith("Embed our tools/"),
);

test("the documentation is built, and begins the list", () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(Object.values(entries)[0]?.title).toBe("Embed our tools/Quick start");
});

for (const { id, title } of pages) {
  test(`${title} reads well on a phone and on a desk, and leads to pages that are there`, async ({
    page,
    storybook,
    faults,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(`${storybook}iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await axeViolations(page), `${width} px`).toEqual([]);
      expect.soft(await overflowOf(page), `wider than the window by, ${width} px`).toBe(0);
    }
    const inside = await page
      .locator('a[href*="path=/docs/"]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute("href")?.replace(/^.*path=\/docs\//, "") ?? ""),
      );
    expect(inside.filter((path) => !(path in entries))).toEqual([]);
    // Without our server there is no list of versions.
    expect(faults.filter((fault) => !fault.includes("/embed/versions.json"))).toEqual([]);
  });
}
