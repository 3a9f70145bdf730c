import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type FrameLocator, type Page } from "@playwright/test";
import { type Picture, type PictureName, pictures } from "../../../docs/site/content/pictures.ts";
import { type Origins, withServers } from "../../../examples/tests/fixtures/servers.ts";
import { addBlock, installPlugin, publishPage, saveServerAddress, signIn } from "../tests/owner.ts";
import { withSite } from "../tests/site.ts";

/*
 * `npm run pictures`, after `npm run build`: takes the pictures of the documentation for site owners again, from tools on
 * pages like those of a site builder, and from the plugin in a real WordPress.
 */

const folder = fileURLToPath(new URL("../../../docs/site/pages/public/pictures/", import.meta.url));
/** In bytes. */
const largest = 40_000;

await withServers(async (origins) => {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  await takeOfBuilders(browser, origins);
  await takeOfWordPress(browser, origins);
  await browser.close();
});

async function takeOfBuilders(browser: Browser, { product, write }: Origins): Promise<void> {
  const tool = `<script async src="${product}/embed/v1/aide-screener.js"></script>
    <style>aide-screener { display: block; min-height: 500px }</style><aide-screener></aide-screener>`;
  const inPage = await pageFor(browser, "in-your-page");
  await inPage.goto(write(parentCenter(tool)));
  await firstStep(inPage);
  await take(inPage, "in-your-page");

  const inBox = await pageFor(browser, "in-a-box");
  await inBox.goto(write(parentCenter(`<iframe title="1:1 Aide Screener" src="${write(tool)}"></iframe>`)));
  await firstStep(inBox.frameLocator("iframe"));
  await take(inBox, "in-a-box");
}

async function takeOfWordPress(browser: Browser, { product }: Origins): Promise<void> {
  await withSite(product, async (site) => {
    const editor = await pageFor(browser, "wordpress-editor");
    await signIn(editor, site);
    await installPlugin(editor, site);
    await saveServerAddress(editor, product);
    await addBlock(editor, site);
    await take(editor, "wordpress-editor");
    const address = await publishPage(editor);
    const visitor = await pageFor(browser, "wordpress-page");
    await visitor.goto(address);
    await firstStep(visitor);
    await take(visitor, "wordpress-page");
  });
}

/** A visitor of their own, with a window of the picture's size. */
async function pageFor(browser: Browser, name: PictureName): Promise<Page> {
  const { width, height } = pictures[name];
  const look = { colorScheme: "light", reducedMotion: "reduce" } as const;
  const page = await browser.newPage({ viewport: { width, height }, ...look });
  page.setDefaultTimeout(120_000);
  return page;
}

function firstStep(place: Page | FrameLocator): Promise<void> {
  return place.getByRole("button", { name: "Start the screener" }).waitFor();
}

/** As WebP, which Playwright's own pictures cannot be. @throws when the file is too large for a phone. */
async function take(page: Page, name: PictureName): Promise<void> {
  const { width, height }: Picture = pictures[name];
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 75 });
  const bytes = Buffer.from(data, "base64");
  if (bytes.length > largest) throw new Error(`${name} is larger than ${largest} bytes: ${bytes.length}.`);
  writeFileSync(`${folder}${name}.webp`, bytes);
  console.log(`${name}.webp: ${width} × ${height}, ${bytes.length} bytes`);
}

function parentCenter(tool: string): string {
  return `<style>
  body { margin: 0; font: 17px/1.5 Arial, sans-serif; color: #222; background: #fff }
  header { padding: 16px 40px; background: #2d3f63; color: #fff; font-weight: bold }
  main { padding: 8px 40px } h1 { font-size: 26px; margin: 16px 0 8px } p { margin: 0 0 16px }
  iframe { width: 100%; height: 520px; box-sizing: border-box; border: 1px solid #888 }
</style>
<header>Parent Center</header>
<main><h1>Does my child need an aide?</h1>
<p>Start with what you see at school. Then talk to us about the next step.</p>${tool}</main>`;
}
