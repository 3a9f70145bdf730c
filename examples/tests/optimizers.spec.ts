import type { Page } from "@playwright/test";
import { forgetWork } from "./fixtures/localTools.ts";
import { opened } from "./fixtures/opened.ts";
import { combined, withRocketLoader, withWpRocketDelay } from "./fixtures/optimizers.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { loader, openPage, start } from "./fixtures/written.ts";

// What the troubleshooting page of the documentation says about optimizers is what happens here.

/** The element as the snippet has it, with the link for where no script runs. */
const element = ({ product }: Origins) =>
  `<aide-screener><a href="${product}/advanced-tools?tool=aide-screener">Open the 1:1 Aide Screener</a></aide-screener>`;

/** The tool is not there, and the parent has the link that the owner pasted. */
async function expectLinkAlone(page: Page, { product }: Origins): Promise<void> {
  const link = page.getByRole("link", { name: "Open the 1:1 Aide Screener" });
  await expect(link).toHaveAttribute("href", `${product}/advanced-tools?tool=aide-screener`);
  await expect(page.getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("button")).toHaveCount(0);
}

test("a delayed loader leaves the link until it runs", async ({ page, origins }) => {
  for (const [name, delayed, how] of [
    ["Rocket Loader", withRocketLoader, "defer"],
    ["Rocket Loader", withRocketLoader, 'type="module"'],
    ["WP Rocket", withWpRocketDelay, "async"],
    ["WP Rocket", withWpRocketDelay, 'type="module"'],
  ] as const) {
    await openPage(page, origins, delayed(loader(origins, how) + element(origins)));
    // Rocket Loader runs everything by itself; the others wait for the visitor.
    if (name !== "Rocket Loader") {
      await page.waitForLoadState("networkidle");
      await expectLinkAlone(page, origins);
      await page.mouse.move(200, 200);
      await page.mouse.move(0, 0);
    }
    await opened(page);
    await start(page).click();
    await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
    await forgetWork(page);
  }
  // WP Rocket's delay is told in its settings, by a part of the address.
  await openPage(page, origins, withWpRocketDelay(loader(origins) + element(origins), "/embed/v1/"));
  await opened(page);
});

test("a combined or inlined loader tells the owner", async ({ page, origins, consoleMessages }) => {
  const theirs = "document.documentElement.dataset.theirs = 'ran';";
  const text = await (await page.request.get(`${origins.product}/embed/v1/loader.js`)).text();
  const served = `${theirs}${text};${theirs}`;
  const combinedFile = "/wp-content/cache/min/1/1f0e3dad99908345f7439f8ffabdffc4.js";
  await page.route(`**${combinedFile}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: served }),
  );
  const inlined = `${element(origins)}<script>${served}</script>`;
  for (const body of [combined(loader(origins) + element(origins), combinedFile), inlined]) {
    await openPage(page, origins, body);
    await expect(page.locator("[data-theirs=ran]")).toBeAttached();
    await expect(page.getByRole("note")).toContainText("This tool could not load.");
    await expectLinkAlone(page, origins);
    const said = /^warning: <aide-screener> could not load.*combine/;
    await expect.poll(() => [...consoleMessages]).toEqual([expect.stringMatching(said)]);
    consoleMessages.splice(0);
  }
});
