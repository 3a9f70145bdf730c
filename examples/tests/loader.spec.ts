import { plainChoice, reservedHeight, scriptSnippet } from "@iep-insider/sdk/embed";
import { comeTo, opened } from "./fixtures/opened.ts";
import { addressOf } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";
import { scriptsAskedBy } from "./fixtures/traffic.ts";
import { walkToReview } from "./fixtures/walk.ts";
import { loader, openPage } from "./fixtures/written.ts";

test("the loader runs as every kind of script, in the head and the body", async ({ page, origins }) => {
  const element = "<aide-screener></aide-screener>";
  for (const [how, places] of [
    ["", ["head"]],
    ["async", ["head", "end"]],
    ["defer", ["end"]],
    ['type="module"', ["head", "end"]],
  ] as const) {
    const script = loader(origins, how);
    const at = (place: "head" | "end") => (places.some((one) => one === place) ? script : "");
    await page.goto(origins.write(element + at("end"), at("head")));
    await opened(page);
    await expect(page.getByRole("button", { name: "Start the screener" })).toHaveCount(1);
  }
});

test("tools share style sheets alone and are defined once", async ({ page, origins, consoleMessages }) => {
  const tag = "<aide-screener></aide-screener>";
  await openPage(page, origins, `${loader(origins)}${tag}${tag}${loader(origins)}`);
  const [first, second] = [page.locator("aide-screener").first(), page.locator("aide-screener").last()];
  await opened(first);
  await opened(second);
  await walkToReview(first, /rescue medicine/);
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll("aide-screener")]
      .flatMap((element) => [...(element.shadowRoot?.adoptedStyleSheets ?? [])])
      .map((sheet, index, all) => all.indexOf(sheet) === index),
  );
  expect(sheets, "two sheets, shared by both elements").toEqual([true, true, false, false]);
  await page.addScriptTag({ url: `${origins.product}/embed/v1/aide-screener.standalone.js` });
  await expect.poll(() => consoleMessages.splice(0)).toEqual([expect.stringContaining("is defined twice")]);
  await expect(first.getByText(/May need rescue medicine/)).toBeVisible();
  await opened(second);
});

test("the first of several tools has all its modules fetched at the same time", async ({ page, origins }) => {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let isHolding = true;
  await page.route("**/embed/v1/assets/*", async (route) => {
    asked.push(route.request().url());
    if (isHolding) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  const tags = ["aide-screener", "iep-rights-guide"];
  const module = await page.request.get(`${origins.product}/embed/v1/${tags[0]}.module.js`);
  const first = [...new Set((await module.text()).match(/assets\/[\w-]+\.js/g))].sort();
  expect(first.length).toBeGreaterThan(1);
  await openPage(page, origins, loader(origins) + tags.map((tag) => `<${tag}></${tag}>`).join(""));
  // None has been answered yet, so none was requested by another.
  const names = () => asked.map((url) => url.replace(/^.*\/embed\/v1\//, "")).sort();
  await expect.poll(names).toEqual(expect.arrayContaining(first));
  isHolding = false;
  for (const go of waiting) go();
  await opened(page.locator("aide-screener"));
  await opened(page.locator("iep-rights-guide"), "rights-guide");
});

test("a tool's code comes once it is near the window, that of the topmost tool first", async ({
  page,
  origins,
}) => {
  const asked = scriptsAskedBy(page);
  const codeOf = (tag: string) => asked.findIndex((url) => url.includes(`/assets/${tag}-`));
  const [top, next] = ["aide-screener", "iep-504-screener"];
  const [far, last] = ["iep-evaluation-screener", "iep-chat"];
  const space = '<div style="height: 3000px"></div>';
  const body = [top, next].map((tag) => `<${tag}></${tag}>`).join("");
  await openPage(page, origins, `${loader(origins)}${body}${space}<${far}></${far}><${last}></${last}>`);
  await expect.poll(() => codeOf(next)).toBeGreaterThan(codeOf(top));
  expect(codeOf(top)).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await expect(page.locator(far).getByRole("button")).toBeAttached();
  expect([far, last].map(codeOf)).toEqual([-1, -1]);
  await opened(page.locator(far), "evaluation-screener");
  await expect.poll(() => codeOf(far)).toBeGreaterThan(0);
  await opened(page.locator(last), "chat");
});

test("tags added later open, unknown ones are named, none costs nothing", async ({ page, origins }) => {
  const asked = scriptsAskedBy(page);
  await openPage(page, origins, `${loader(origins)}<my-own-tag></my-own-tag><div id="place"></div>`);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([`${origins.product}/embed/v1/loader.js`]);
  await page.locator("#place").evaluate((place) => {
    place.innerHTML =
      "<p><aide-screener></aide-screener></p><aide-screner></aide-screner><iep-nothing></iep-nothing>";
  });
  await opened(page);
  await expect(page.getByRole("note").first()).toContainText("There is no tool <aide-screner>.");
  await expect(page.getByRole("note").last()).toContainText("There is no tool <iep-nothing>.");
  await expect(page.getByRole("link", { name: "See all tools" })).toHaveCount(2);
});

test("a blocked loader or tool leaves a link to the tool", async ({ page, origins, consoleMessages }) => {
  await page.route("**/embed/**", (route) => route.abort());
  await page.goto(addressOf("partner-site.html", origins));
  await expect(page.getByRole("link", { name: "Open the 1:1 Aide Screener" })).toBeVisible();
  await expect.poll(() => consoleMessages.splice(0)).toHaveLength(1);
  // After a while the snippet's reserved space collapses, and only the fallback link is left.
  await openPage(page, origins, scriptSnippet(plainChoice("aide-screener"), { server: origins.product }));
  const element = page.locator("aide-screener");
  const height = () => element.evaluate((tool) => tool.getBoundingClientRect().height);
  expect(await height()).toBe(reservedHeight("aide-screener").at(-1)?.height);
  await element.evaluate((tool) => {
    for (const animation of tool.getAnimations()) animation.finish();
  });
  expect(await height()).toBeLessThan(60);
  await expect.poll(() => consoleMessages.splice(0)).toHaveLength(1);

  await page.unroute("**/embed/**");
  const asked = scriptsAskedBy(page);
  await page.route("**/embed/v1/iep-letter-generator.js*", (route) => route.abort());
  await openPage(page, origins, `${loader(origins)}<iep-letter-generator></iep-letter-generator>`);
  await expect(page.getByRole("note")).toContainText("This tool could not load.");
  const told = () => consoleMessages.filter((message) => !message.includes("Failed to load resource"));
  await expect
    .poll(told)
    .toEqual([
      `warning: <iep-letter-generator> could not load: ${origins.product}/embed/v1/ is blocked, or is not our address.`,
    ]);

  // Changes of the page do not start another attempt. A request sent after them shows that none is on its way.
  const before = asked.length;
  await page.evaluate(async () => {
    for (let change = 0; change < 20; change += 1) {
      document.body.append(document.createElement("i"));
      await Promise.resolve();
    }
    await fetch(location.href);
  });
  expect(asked).toHaveLength(before);
  const link = page.getByRole("link", { name: "Open it on our site" });
  await expect(link).toHaveAttribute("href", `${origins.product}/advanced-tools?tool=iep-letter-generator`);

  // A tag that comes later does, once the files can be had.
  await page.unroute("**/embed/v1/iep-letter-generator.js*");
  await page.evaluate(() => document.body.append(document.createElement("iep-letter-generator")));
  await opened(page.locator("iep-letter-generator").last(), "letter-generator");
  consoleMessages.allow(/./);
});

test("tools of separate scripts run what they share once", async ({ page, origins }) => {
  const tags = ["aide-screener", "iep-meeting-checklist"];
  const scripts = tags.map(
    (tag) => `<script async src="${origins.product}/embed/v1/${tag}.js?v=2"></script>`,
  );
  const asked = scriptsAskedBy(page);
  await openPage(page, origins, scripts.join("") + tags.map((tag) => `<${tag}></${tag}>`).join(""));
  await opened(page.locator("aide-screener"));
  await opened(page.locator("iep-meeting-checklist"), "meeting-checklist");
  const countSheets = () =>
    page.evaluate((tags) => {
      const sheets = tags.map((tag) => document.querySelector(tag)?.shadowRoot?.adoptedStyleSheets[0]);
      return new Set(sheets).size;
    }, tags);
  // A pre-rendered screen has a sheet of its own until the tool's code has come.
  await expect.poll(countSheets, "one runtime makes one sheet").toBe(1);
  // What comes with the first touch of a question takes from the scripts what they brought.
  await page.getByRole("button", { name: "Start the screener" }).click();
  await page.locator("aide-screener label").first().click();
  await expect.poll(() => asked.some((url) => url.includes("/ResultScreen-"))).toBe(true);
  expect(asked.filter((url) => url.includes("/runtime-")).length).toBeLessThan(2);
});

test("in Spanish no English is shown, not even before the rest comes, and English loads none of it", {
  tag: "@full",
}, async ({ page, origins, consoleMessages }) => {
  const asked = scriptsAskedBy(page);
  const tags = ["iep-504-screener", "iep-rights-guide", "iep-letter-generator"];
  const tools = tags.map((tag) => `<${tag}></${tag}>`).join("");
  await openPage(page, origins, loader(origins) + tools);
  await opened(page, "504-screener");
  await expect(page.locator("iep-504-screener").getByRole("button", { name: "Español" })).toBeVisible();
  expect(asked.filter((url) => url.includes("/es/"))).toEqual([]);

  await page.route("**/embed/v1/es/iep-letter-generator*", (route) => route.abort());
  const held = Promise.withResolvers<void>();
  await page.route("**/embed/v1/es/loader.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("body > div > *")]
        .map((tool) => tool.shadowRoot?.textContent ?? tool.textContent)
        .join(),
    );
  asked.length = 0;
  await openPage(page, origins, `${loader(origins)}<div lang="es">${tools}<iep-nothing></iep-nothing></div>`);
  await expect.poll(() => asked).toContain(`${origins.product}/embed/v1/es/loader.js`);
  expect(await shown()).toBe(",,,");
  held.resolve();
  await expect(
    page.locator("iep-504-screener").getByRole("button", { name: "Empezar el cuestionario" }),
  ).toBeVisible();
  await expect(page.locator("iep-rights-guide").getByRole("combobox", { name: /^Su estado/ })).toBeVisible();
  await expect(page.locator("iep-nothing")).toContainText("No hay ninguna herramienta <iep-nothing>.");
  const note = page.locator("iep-letter-generator").getByRole("note");
  await comeTo(page.locator("iep-letter-generator"), note);
  await expect(note).toContainText("Esta herramienta no se pudo cargar.");
  await expect(note.getByRole("link")).toHaveAttribute(
    "href",
    `${origins.product}/es/advanced-tools?tool=iep-letter-generator`,
  );
  expect(
    asked.filter((url) => /v1\/(?!loader)[\w-]+(\.module)?\.js/.test(url)),
    "no tool in English",
  ).toEqual([]);
  consoleMessages.allow(/Failed to load|could not load/);

  // What a site's own language button does.
  await page.locator("body > div").evaluate((place) => place.setAttribute("lang", "en"));
  await opened(page, "504-screener");
});
