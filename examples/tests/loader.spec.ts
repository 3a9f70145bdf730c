import { opened } from "./fixtures/opened.ts";
import { addressOf } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToReview } from "./fixtures/walk.ts";
import { loader, openPage } from "./fixtures/written.ts";

test.describe("the loader", () => {
  for (const how of ["", "async", "defer", 'type="module"']) {
    test(`works as <script ${how}>`, async ({ page, origins }) => {
      await openPage(page, origins, `${loader(origins, how)}<aide-screener></aide-screener>`);
      await opened(page);
    });
  }

  test("works twice on a page, with two tools on it", async ({ page, origins }) => {
    const tag = "<aide-screener></aide-screener>";
    await openPage(page, origins, `${loader(origins)}${tag}${tag}${loader(origins)}`);
    const [first, second] = [page.locator("aide-screener").first(), page.locator("aide-screener").last()];
    await opened(first);
    await opened(second);
    await walkToReview(first, /rescue medicine/);
    await opened(second);
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll("aide-screener")]
        .flatMap((element) => [...(element.shadowRoot?.adoptedStyleSheets ?? [])])
        .map((sheet, index, all) => all.indexOf(sheet) === index),
    );
    expect(sheets, "two sheets, shared by both elements").toEqual([true, true, false, false]);
  });

  test("fetches a tool's file and what it shares at the same time", async ({ page, origins }) => {
    const asked: string[] = [];
    const waiting: (() => void)[] = [];
    let isHolding = true;
    await page.route("**/embed/v1/assets/*", async (route) => {
      asked.push(route.request().url());
      if (isHolding) await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue();
    });
    const manifest = await page.request.get(`${origins.product}/embed/v1/manifest.json`);
    const { elements, asking } = (await manifest.json()) as {
      elements: Record<string, { first: string[] }>;
      asking: string[];
    };
    const own = (elements["aide-screener"]?.first ?? []).filter((file) => file.startsWith("assets/"));
    const first = [...new Set([...own, ...asking])];
    expect(first.length).toBeGreaterThan(1);
    await openPage(page, origins, `${loader(origins)}<aide-screener></aide-screener>`);
    // None has been answered yet, so none was asked for by another.
    await expect.poll(() => asked.length).toBe(first.length);
    expect(asked.map((url) => url.replace(/^.*\/embed\/v1\//, "")).sort()).toEqual([...first].sort());
    // What comes after them is not held up.
    isHolding = false;
    for (const go of waiting) go();
    await opened(page);
  });

  test("fetches nothing for a page without our tags", async ({ page, origins }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openPage(page, origins, `${loader(origins)}<my-own-tag></my-own-tag>`);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.startsWith("/embed"))).toEqual(["/embed/v1/loader.js"]);
  });

  test("finds tags that come later", async ({ page, origins }) => {
    await openPage(page, origins, `${loader(origins)}<div id="place"></div>`);
    await page.evaluate(() => {
      const place = document.querySelector("#place");
      if (place) place.innerHTML = "<section><aide-screener></aide-screener></section>";
    });
    await opened(page);
  });

  test("says in place that a tool could not load, with a link, and tries again for the next tag", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    await page.route("**/embed/v1/assets/*", (route) => route.abort());
    await openPage(page, origins, `${loader(origins)}<aide-screener></aide-screener>`);
    await expect(page.getByRole("note")).toContainText("This tool could not load.");
    const link = page.getByRole("link", { name: "Open it on our site" });
    await expect(link).toHaveAttribute("href", `${origins.product}/advanced-tools?tool=aide-screener`);
    // The owner is told where it was looked for.
    expect(
      consoleMessages.splice(0).filter((message) => !message.includes("Failed to load resource")),
    ).toEqual([
      `warning: <aide-screener> could not load: ${origins.product}/embed/v1/ is blocked, or is not our address.`,
    ]);
  });

  test("leads from a tool that could not load to that tool on our site", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    await page.route("**/embed/v1/assets/*", (route) => route.abort());
    await openPage(page, origins, `${loader(origins)}<iep-letter-generator></iep-letter-generator>`);
    await page.getByRole("link", { name: "Open it on our site" }).click();
    await opened(page.getByRole("main"), "letters");
    consoleMessages.splice(0);
  });

  test("asks once for today's files when its own are of a version that is gone", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    const stale = async (file: string) => {
      const response = await page.request.get(`${origins.product}/embed/v1/${file}`);
      return (await response.text()).replace(/-[\w-]{8}\.js/g, "-gonegone.js");
    };
    for (const file of ["loader.js", "aide-screener.js"]) {
      const body = await stale(file);
      // Without a query: from the browser's cache. With one, the server answers.
      await page.route(new RegExp(`/${file}$`), (route) =>
        route.fulfill({
          contentType: "text/javascript",
          headers: { "Access-Control-Allow-Origin": "*" },
          body,
        }),
      );
    }
    await page.goto(addressOf("partner-site.html", origins));
    await opened(page);
    expect(consoleMessages.splice(0).every((message) => message.includes("404"))).toBe(true);
  });

  test("does not try a blocked tool again with every change of the page", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    let asked = 0;
    await page.route("**/embed/v1/assets/*", (route) => {
      asked += 1;
      return route.abort();
    });
    await openPage(page, origins, `${loader(origins)}<aide-screener></aide-screener>`);
    await expect(page.getByRole("note")).toBeVisible();
    const before = asked;
    await page.evaluate(async () => {
      for (let change = 0; change < 20; change += 1) {
        document.body.append(document.createElement("i"));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    expect(asked).toBe(before);
    consoleMessages.splice(0);
  });

  test("leaves the link that the snippet holds where the loader itself is blocked", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    await page.route("**/embed/**", (route) => route.abort());
    await page.goto(addressOf("partner-site.html", origins));
    await expect(page.getByRole("link", { name: "Open the 1:1 Aide Screener" })).toBeVisible();
    expect(consoleMessages.splice(0)).toHaveLength(1);
  });

  test("says in place that a tag of ours is not known", async ({ page, origins }) => {
    await openPage(
      page,
      origins,
      `${loader(origins)}<aide-screner></aide-screner><iep-nothing></iep-nothing>`,
    );
    await expect(page.getByRole("note").first()).toContainText("There is no tool <aide-screner>.");
    await expect(page.getByRole("note").last()).toContainText("There is no tool <iep-nothing>.");
    await expect(page.getByRole("link", { name: "See all tools" })).toHaveCount(2);
  });
});
