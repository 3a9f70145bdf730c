import { createServer, type Server } from "node:http";
import type { EmbedVersions } from "@iep-insider/sdk/contract";
import { leastAnswers } from "@iep-insider/widgets/letters/samples";
import type { Page } from "@playwright/test";
import { fillLetter, writeLetter } from "./fixtures/letters.ts";
import { opened } from "./fixtures/opened.ts";
import { portOf } from "./fixtures/ports.ts";
import type { Origins } from "./fixtures/servers.ts";
import { takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";

const tag = "iep-letter-generator";
let partner: Server;
let html = "";

/** A page whose policy names our server for scripts and for calls, and nobody for anything else. */
test.beforeAll(async ({ origins: { product } }) => {
  const policy = `default-src 'none'; script-src ${product}; connect-src ${product}; img-src data:`;
  partner = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html", "Content-Security-Policy": policy }).end(html);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => partner.once("listening", resolve));
});
test.afterAll(() => {
  partner.closeAllConnections();
  partner.close();
});

async function versionsOf({ product }: Origins): Promise<EmbedVersions> {
  return (await (await fetch(`${product}/embed/versions.json`)).json()) as EmbedVersions;
}

/** Opens a page that pins the self-contained file to an exact version and its hash. @returns the version's folder. */
async function openPinned(page: Page, origins: Origins): Promise<string> {
  const { current, versions } = await versionsOf(origins);
  const file = `${tag}.standalone.js`;
  const integrity = versions.find(({ version }) => version === current)?.files[file]?.integrity;
  const folder = `${origins.product}/embed/${current}/`;
  html = `<!doctype html><html lang="en"><title>Pinned</title><link rel="icon" href="data:,">
<script async src="${folder}${file}" integrity="${integrity}" crossorigin="anonymous"></script>
<${tag}><a href="/">Open the Letter Generator</a></${tag}>`;
  await page.goto(`http://localhost:${portOf(partner)}/`);
  return folder;
}

test("an exact version with its hash works under a strict policy, and fetches the rest from its own folder", async ({
  page,
  origins,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const folder = await openPinned(page, origins);
  const tool = page.locator(tag);
  await opened(tool, "letters");
  await fillLetter(tool, "initial_evaluation", leastAnswers);
  await writeLetter(tool);
  const word = await takeWord(page, tool.getByRole("button", { name: "Download for Word" }));
  expect(word.name).toMatch(/\.docx$/);
  const files = asked.filter((url) => url.includes("/embed/"));
  expect(files.filter((url) => !url.startsWith(folder))).toEqual([]);
  expect(files.some((url) => url.includes("/assets/word-"))).toBe(true);
});

test("a file of which one byte has changed is refused by the browser, and the link stays", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.route(`**/${tag}.standalone.js`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace("currentScript", "currentscript") });
  });
  await openPinned(page, origins);
  await expect.poll(() => consoleMessages).toEqual([expect.stringContaining("integrity")]);
  consoleMessages.splice(0);
  await expect(page.getByRole("link", { name: "Open the Letter Generator" })).toBeVisible();
  expect(await page.evaluate((tag) => customElements.get(tag) === undefined, tag)).toBe(true);
});

test("the loader of an exact version fetches its tools from the same folder", async ({ page, origins }) => {
  const { current } = await versionsOf(origins);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const loader = `${origins.product}/embed/${current}/loader.js`;
  await page.goto(origins.write(`<script async src="${loader}"></script><aide-screener></aide-screener>`));
  await opened(page);
  const files = asked.filter((path) => path.startsWith("/embed/"));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((path) => !path.startsWith(`/embed/${current}/`))).toEqual([]);
});
