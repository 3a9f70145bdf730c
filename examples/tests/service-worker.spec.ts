import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tools } from "@iep-insider/sdk/catalog";
import { makePdf } from "@iep-insider/widgets/document-reader/make-pdf";
import type { Page } from "@playwright/test";
import { main } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { tryEverything } from "./fixtures/tryEverything.ts";

// Our own pages without a connection, after one visit (ADR 90).

test.use({ withServiceWorker: true });
// Each test has an empty browser, which stores everything first.
test.describe.configure({ timeout: 300_000 });

const localTools = tools.filter(({ id, payment }) => payment !== "ai_question" && id !== "document-reader");

const notice = (page: Page) => page.getByText("You are offline. What you typed is kept.");
const title = (page: Page) => main(page).getByRole("heading", { level: 1 });

/** Opens a page and waits until its service worker has stored everything. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
  });
}

test("after one visit every local tool, the case and the document reader work without a connection", async ({
  page,
  context,
  origins: { product },
  consoleMessages,
}) => {
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event("afterprint"));
  });
  await visit(page, `${product}/advanced-tools?tool=document-reader`);
  const read = async () => {
    const tool = main(page);
    await opened(tool, "document-reader");
    await tool.getByLabel("Choose a file").first().setInputFiles({
      name: "iep.pdf",
      mimeType: "application/pdf",
      buffer: iep,
    });
    await expect(tool.getByRole("heading", { name: "This looks like: IEP" })).toBeVisible();
  };
  await read();
  await context.setOffline(true);
  consoleMessages.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);

  await page.reload();
  await main(page).getByRole("button", { name: "Read another document" }).click();
  await read();
  const typed = ["Zqxpupil"];
  for (const { id, title: name } of localTools)
    await test.step(name, async () => {
      await page.goto(`${product}/advanced-tools?tool=${id}`);
      const area = main(page).locator(".iep-tool");
      await expect(area.locator(":is(button, select, input):visible").first()).toBeVisible();
      const entered = await tryEverything(area, page);
      expect(entered.taken.join(), `a result to take away from: ${await area.innerText()}`).toMatch(
        /Print|Download|Copy/,
      );
      typed.push(...entered.typed);
    });

  await page.goto(`${product}/case`);
  await expect(title(page)).toHaveText("My case");
  await page.goto(`${product}/case/log`);
  await main(page).getByLabel("What happened").fill("Zqxpupil was sent home.");
  await main(page).getByRole("button", { name: "Save this entry" }).click();
  await page.goto(`${product}/case/meeting`);
  await expect(main(page).getByRole("button", { name: "Start the meeting" })).toBeVisible();
  await page.goto(`${product}/case/log`);
  await expect(main(page).getByText("Zqxpupil was sent home.").first()).toBeVisible();

  expect(await storedWith(page, typed), "what was typed, in Cache Storage").toEqual([]);
  await page.evaluate(() =>
    caches.open("planted").then((cache) => cache.put("/x", new Response("zqxPUPIL"))),
  );
  expect(await storedWith(page, typed), "the same search finds what is planted").toHaveLength(1);
});

test("what needs the server says so in place, and goes on with the connection", { tag: "@full" }, async ({
  page,
  context,
  origins: { product },
  consoleMessages,
}) => {
  await visit(page, `${product}/advanced-tools`);
  await context.setOffline(true);
  consoleMessages.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);

  await page.goto(`${product}/advanced-tools?tool=chat`);
  await notice(page).click();
  await expect(page.getByText("paying, signing in, and sync between devices")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const question = main(page).getByRole("textbox").first();
  await question.fill("How do I ask for an evaluation?");
  await question.press("Enter");
  await expect(
    main(page)
      .getByText(/could not (reach|load|open)/)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(question).toHaveValue("How do I ask for an evaluation?");

  await page.goto(`${product}/pricing`);
  await expect(title(page)).toHaveText("This page did not load.");
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(title(page)).toHaveText(/Pricing/);
  await expect(notice(page)).toBeHidden();
});

test("a newer version is offered, an open page keeps the parts of its own, and all can be removed", {
  tag: "@full",
}, async ({ page, origins: { product, dashboard } }) => {
  await page.addInitScript(tellRegistration);
  await visit(page, `${product}/advanced-tools?tool=signing-advisor`);
  const word = release(dashboard);
  expect((await page.request.get(product + word)).status(), "the server no longer has it").toBe(404);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = page.getByRole("status").filter({ hasText: "A newer version of this site is ready." });
  await expect(offer).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // The page goes on, with a part that it had not loaded.
  await expect(page.evaluate((name) => fetch(name).then(({ status }) => status), word)).resolves.toBe(200);
  await offer.getByRole("button", { name: "Load it now" }).click();
  await expect(page.locator('script[type="module"][src*="NEXT0000"]')).toBeAttached();
  await opened(main(page), "signing-advisor");
  await expect(offer).toBeHidden();

  // As the server does with SERVICE_WORKER=off. Its pages then register nothing, which would undo the removal; this one
  // has to be done with that.
  await expect(page.locator("html[data-registered]")).toBeAttached();
  copyFileSync(join(dashboard, "no-service-worker.js"), join(dashboard, "service-worker.js"));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => [
        await caches.keys(),
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([[], 0]);
});

/** Runs in the page: its root element tells when the service worker is registered. */
function tellRegistration(): void {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...given) {
    const registration = await register.apply(this, given);
    document.documentElement.setAttribute("data-registered", "");
    return registration;
  };
}

/** Replaces the build by one with another first script and without one of the parts. @returns the part's address. */
function release(dashboard: string): string {
  const names = readdirSync(dashboard, { recursive: true, encoding: "utf8" });
  // Of the pages in English: those in Spanish have a service worker of their own.
  const read = (name: string) => readFileSync(join(dashboard, name), "utf8");
  const start = /\/(assets\/index-[^"]+\.js)"/.exec(read("index.html"))?.[1] ?? "";
  const next = start.replace(/-.{8}\.js$/, "-NEXT0000.js");
  const word = /\/(assets\/toWord-.{8}\.js)/.exec(read("service-worker.js"))?.[1] ?? "";
  for (const name of names.filter((name) => /\.html$|service-worker\.js$/.test(name))) {
    const file = join(dashboard, name);
    const text = read(name).replaceAll(start, next);
    writeFileSync(file, text.replace(new RegExp(`\\{url:.\\/${word}.,revision:null\\},`), ""));
  }
  for (const extension of ["", ".br", ".gz"]) {
    renameSync(join(dashboard, start + extension), join(dashboard, next + extension));
    rmSync(join(dashboard, word + extension));
    // The compressed copies are the old ones.
    if (extension) rmSync(join(dashboard, `service-worker.js${extension}`));
  }
  return `/${word}`;
}

/** @returns the addresses of what Cache Storage holds with any of these words, in address or content. */
async function storedWith(page: Page, words: readonly string[]): Promise<readonly string[]> {
  const stored = await page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        found.push({ url: request.url, text: text ?? "" });
      }
    }
    return found;
  });
  expect(stored.length).toBeGreaterThan(100);
  const isTold = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  return stored.filter(({ url, text }) => isTold(url) || isTold(text)).map(({ url }) => url);
}

const iep = makePdf({
  pages: [
    [
      { text: "INDIVIDUALIZED EDUCATION PROGRAM", x: 72, y: 720 },
      { text: "Date of meeting: 10/14/2026", x: 72, y: 700 },
      { text: "Zqxpupil will read 90 words per minute in 4 of 5 trials.", x: 72, y: 680 },
    ],
  ],
});
