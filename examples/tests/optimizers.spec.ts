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
import { walkToReview } from "./fixtures/walk.ts";
import { loader, openPage } from "./fixtures/written.ts";

// What the page on troubleshooting of the documentation says of optimizers is what is seen here.

/** The element as the snippet has it, with the link for where no script runs. */
const element = ({ product }: Origins) =>
  `<aide-screener><a href="${product}/advanced-tools?tool=aide-screener">Open the 1:1 Aide Screener</a></aide-screener>`;

const link = (page: Page) => page.getByRole("link", { name: "Open the 1:1 Aide Screener" });

/** The tool does not stand there, and the parent has the way that the owner pasted. */
async function expectLinkAlone(page: Page, { product }: Origins): Promise<void> {
  await expect(link(page)).toBeVisible();
  await expect(link(page)).toHaveAttribute("href", `${product}/advanced-tools?tool=aide-screener`);
  await expect(page.getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("button")).toHaveCount(0);
}

const ways = ["async", "defer", 'type="module"'];

test.describe("Rocket Loader", () => {
  for (const how of ways) {
    test(`runs <script ${how}> once the page has loaded, and the tool comes by itself`, async ({
      page,
      origins,
    }) => {
      await openPage(page, origins, withRocketLoader(loader(origins, how) + element(origins)));
      await opened(page);
      await walkToReview(page.locator("aide-screener"), /rescue medicine/);
    });
  }

  test("leaves a script alone with data-cfasync", async ({ page, origins }) => {
    const written = loader(origins, 'async data-cfasync="false"');
    const body = withRocketLoader(written + element(origins));
    expect(body.startsWith(written)).toBe(true);
    await openPage(page, origins, body);
    await opened(page);
  });
});

for (const [name, delayed] of [
  ["WP Rocket", withWpRocketDelay],
  ["LiteSpeed", withLiteSpeedDelay],
] as const)
  test.describe(`${name}, delaying scripts until somebody does something`, () => {
    for (const how of name === "WP Rocket" ? ways : ["async"]) {
      test(`lets the link stand until then, and then the tool comes, as <script ${how}>`, async ({
        page,
        origins,
      }) => {
        await openPage(page, origins, delayed(loader(origins, how) + element(origins)));
        await page.waitForLoadState("networkidle");
        await expectLinkAlone(page, origins);
        await page.mouse.move(200, 200);
        await opened(page);
        await walkToReview(page.locator("aide-screener"), /rescue medicine/);
      });
    }
  });

test("what the documentation says to exclude is not delayed: WP Rocket", async ({ page, origins }) => {
  await openPage(page, origins, withWpRocketDelay(loader(origins) + element(origins), "/embed/v1/"));
  await opened(page);
});

test("what the documentation says to write is not delayed: LiteSpeed", async ({ page, origins }) => {
  await openPage(
    page,
    origins,
    withLiteSpeedDelay(loader(origins, 'async data-no-optimize="1"') + element(origins)),
  );
  await opened(page);
});

test.describe("where a site runs our script from an address of its own", () => {
  const theirs = "document.documentElement.dataset.theirs = 'ran';";

  test("combined with others, it says so to the owner and leaves the link", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    const file = "/wp-content/cache/min/1/1f0e3dad99908345f7439f8ffabdffc4.js";
    const text = await (await page.request.get(`${origins.product}/embed/v1/loader.js`)).text();
    await page.route(`**${file}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: `${theirs}${text};${theirs}` }),
    );
    await openPage(page, origins, combined(loader(origins) + element(origins), file));
    await expect(page.locator("[data-theirs=ran]")).toBeAttached();
    await expectOwnerIsTold(consoleMessages);
    await expectLinkAlone(page, origins);
  });

  test("written into the page, it says so to the owner and leaves the link", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    const text = await (await page.request.get(`${origins.product}/embed/v1/loader.js`)).text();
    await openPage(page, origins, `${element(origins)}<script>${theirs}${text}</script>`);
    await expectOwnerIsTold(consoleMessages);
    await expectLinkAlone(page, origins);
  });

  async function expectOwnerIsTold(consoleMessages: string[]): Promise<void> {
    await expect.poll(() => consoleMessages.length).toBeGreaterThan(0);
    const said = consoleMessages.splice(0);
    expect(said).toEqual([expect.stringMatching(/^warning: <aide-screener> could not load.*combine/)]);
  }

  test("copied to the site, it names that address to the owner and leaves the link", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    const text = await (await page.request.get(`${origins.product}/embed/v1/loader.js`)).text();
    await page.route("**/cache/min/1/embed/v1/loader.js?ver=*", (route) =>
      route.fulfill({ contentType: "text/javascript", body: text }),
    );
    await openPage(page, origins, withWpRocketMinify(loader(origins) + element(origins)));
    await expect(page.getByRole("note")).toContainText("This tool could not load.");
    await expectLinkAlone(page, origins);
    const said = consoleMessages.splice(0).filter((message) => !message.includes("404"));
    expect(said).toEqual([
      expect.stringMatching(
        /^warning: <aide-screener> could not load: \S+\/min\/1\/embed\/v1\/ is blocked, or/,
      ),
    ]);
  });

  test("it is not copied with data-no-minify", async ({ page, origins }) => {
    const written = loader(origins, 'async data-no-minify="1"') + element(origins);
    expect(withWpRocketMinify(written)).toBe(written);
    await openPage(page, origins, written);
    await opened(page);
  });
});

test("what the builder writes is left alone by all who can be told in a script's tag", async ({
  origins,
}) => {
  const from = { server: origins.product, version: "1.0.0", integrity: "sha384-AAAA" };
  const written = snippets(plainChoice("aide-screener"), from);
  for (const change of [withRocketLoader, withWpRocketMinify, withLiteSpeedDelay])
    for (const kind of ["script", "selfContained", "iframe"] as const) {
      const { code } = written[kind];
      expect(code).toContain("<script ");
      expect(tagsIn(change(code))).toEqual(expect.arrayContaining(tagsIn(code)));
    }
});

/** Every script's tag as it is written. */
const tagsIn = (body: string) => body.match(/<script[^>]*>/g) ?? [];

test.describe("moved about in the page", () => {
  for (const how of ["", ...ways]) {
    test(`<script ${how}> works in the head, and again at the end of the body`, async ({ page, origins }) => {
      const written = loader(origins, how);
      await page.goto(origins.write(element(origins), written));
      await opened(page);
      await page.goto(origins.write(element(origins) + written, written));
      await opened(page);
      await expect(page.locator("aide-screener").getByRole("button")).toHaveCount(1);
    });
  }
});
