import { plainChoice, snippets } from "@iep-insider/sdk/embed";
import type { Page } from "@playwright/test";
import { opened } from "./fixtures/opened.ts";
import {
  combined,
  withLiteSpeedDelay,
  withRocketLoader,
  withWpRocketDelay,
  withWpRocketMinify,
} from "./fixtures/optimizers.ts";
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
    ["LiteSpeed", withLiteSpeedDelay, "async"],
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
  }
});

test("a combined, inlined or copied loader tells the owner", async ({ page, origins, consoleMessages }) => {
  const theirs = "document.documentElement.dataset.theirs = 'ran';";
  const text = await (await page.request.get(`${origins.product}/embed/v1/loader.js`)).text();
  const served = `${theirs}${text};${theirs}`;
  const written = loader(origins) + element(origins);
  const combinedFile = "/wp-content/cache/min/1/1f0e3dad99908345f7439f8ffabdffc4.js";
  await page.route(/\/wp-content\/cache\/min\/1\/[\w/.]+\.js/, (route) =>
    /1f0e3dad|loader\.js/.test(route.request().url())
      ? route.fulfill({ contentType: "text/javascript", body: served })
      : route.fulfill({ status: 404 }),
  );
  for (const [name, body, said] of [
    ["combined", combined(written, combinedFile), /combine/],
    ["inlined", `${element(origins)}<script>${served}</script>`, /combine/],
    ["copied", withWpRocketMinify(written), /\S+\/min\/1\/embed\/v1\/ is blocked, or/],
  ] as const) {
    await openPage(page, origins, body);
    await expect(page.locator("[data-theirs=ran]")).toBeAttached();
    await expect(page.getByRole("note")).toContainText("This tool could not load.");
    await expectLinkAlone(page, origins);
    const told = () => consoleMessages.filter((message) => !message.includes("404"));
    await expect.poll(told).toEqual([expect.stringMatching(/^warning: <aide-screener> could not load/)]);
    expect(told()[0], name).toMatch(said);
    consoleMessages.splice(0);
  }
});

test("the builder's code and excluded scripts are left alone", async ({ page, origins }) => {
  const from = { server: origins.product, version: "1.0.0", integrity: "sha384-AAAA" };
  const written = snippets(plainChoice("aide-screener"), from);
  const changes = [withRocketLoader, withWpRocketMinify, withLiteSpeedDelay];
  const tagsIn = (body: string) => body.match(/<script[^>]*>/g) ?? [];
  for (const change of changes) {
    for (const kind of ["script", "selfContained", "iframe"] as const) {
      const { code } = written[kind];
      expect(code).toContain("<script ");
      expect(tagsIn(change(code))).toEqual(expect.arrayContaining(tagsIn(code)));
    }
  }
  await openPage(
    page,
    origins,
    changes.reduce((code, change) => change(code), written.script.code),
  );
  await opened(page);
  // WP Rocket's delay is told in its settings, by a part of the address.
  await openPage(page, origins, withWpRocketDelay(loader(origins) + element(origins), "/embed/v1/"));
  await opened(page);
});
