import { hostileFiles } from "@iep-insider/widgets/document-reader/hostile-files";
import { makePdf } from "@iep-insider/widgets/document-reader/make-pdf";
import type { Page } from "@playwright/test";
import { darkPixels } from "./fixtures/darkPixels.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { forbidden, recordTraffic } from "./fixtures/traffic.ts";
import { loader, openPage } from "./fixtures/written.ts";

// A document is read on the device, in a worker with limits (ADR 79).

const choose = (page: Pick<Page, "getByLabel">, name: string, buffer: Buffer) =>
  page
    .getByLabel("Choose a file")
    .first()
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });

const line = (text: string, y: number) => ({ text, x: 72, y });
const iep = makePdf({
  pages: [
    [line("INDIVIDUALIZED EDUCATION PROGRAM", 720), line("Date of meeting: 10/14/2026", 700)],
    [
      line("ANNUAL GOALS", 720),
      line("By October 2027, Zqxmark will read 90 words correctly per minute in 4 of 5 trials.", 700),
    ],
  ],
});

test("reads an IEP on our site: offline once it has loaded, and nothing of it leaves", async ({
  openTool,
  origins,
}) => {
  const { tool, page } = await openTool("hub", "document-reader");
  const traffic = recordTraffic(page);
  await choose(page, "iep.pdf", iep);
  await expect(tool.getByRole("heading", { name: "This looks like: IEP" })).toBeVisible();
  await tool.getByRole("button", { name: "Show what it says" }).click();
  await expect(tool.getByText(/Zqxmark will read 90 words/).first()).toBeVisible();
  await tool.getByRole("button", { name: /^Page 2 ?: .*Zqxmark/ }).click();
  await tool.getByRole("button", { name: "Show the page" }).click();
  const drawn = tool.getByRole("img", { name: /^Page 2 of your document, with the words above marked/ });
  await expect(drawn).toBeVisible();
  // The page's letters are dark, and the frame lies around them.
  expect(await drawn.evaluate(darkPixels)).toBeGreaterThan(200);
  await page.context().setOffline(true);
  await tool.getByRole("button", { name: "Read another document" }).click();
  await choose(page, "again.pdf", iep);
  await expect(tool.getByRole("heading", { name: "This looks like: IEP" })).toBeVisible();
  await page.context().setOffline(false);
  const sent = await traffic.sent();
  expect(sent.filter(({ everything }) => /Zqxmark/i.test(everything)).map(({ url }) => url)).toEqual([]);
  expect(forbidden(sent, origins).map(({ url }) => url)).toEqual([]);
});

test("hostile files get a clear message within ten seconds, and the page answers meanwhile", {
  tag: "@full",
}, async ({ openTool }) => {
  test.setTimeout(240_000);
  const { tool, page } = await openTool("hub", "document-reader");
  for (const { name, bytes, problem } of hostileFiles)
    await test.step(name, async () => {
      await choose(page, name, bytes());
      // The page's own thread: a press opens the fold while the worker reads.
      const fold = tool.getByText("Paste the text instead");
      if (await fold.isVisible()) await fold.click({ timeout: 2_000 });
      const read = tool.getByRole("button", { name: "Read another document" });
      const told = tool.getByRole("alert");
      await expect(problem === null ? read : told).toBeVisible({ timeout: 10_000 });
      if (problem === null) await read.click();
      else await page.reload();
      await opened(tool, "document-reader");
    });
  expect(await page.evaluate(() => Reflect.get(globalThis, "ran"))).toBeUndefined();
});

test("reads a photo", async ({ openTool, page: picture }) => {
  test.setTimeout(120_000);
  await picture.setContent(
    '<body style="font: 20px Georgia; margin: 60px"><h2>Prior Written Notice</h2><p>The team refuses a one-to-one aide.</p><p>Reason: there is not enough staff at the school.</p></body>',
  );
  const photo = await picture.screenshot({ type: "jpeg" });
  const { tool, page } = await openTool("hub", "document-reader");
  await choose(page, "photo.jpg", photo);
  await expect(tool.getByText(/^One page is a picture/)).toBeVisible({ timeout: 90_000 });
});

test("is in an iframe on a partner's page, whose scripts cannot read the document", async ({
  page,
  origins,
}) => {
  await openPage(page, origins, `${loader(origins)}<iep-document-reader></iep-document-reader>`);
  const frame = page.locator("iep-document-reader iframe");
  await expect(frame).toHaveAttribute("src", new RegExp(`^${origins.product}/frame/document-reader`));
  const inside = page.frameLocator("iep-document-reader iframe");
  await choose(inside, "iep.pdf", iep);
  await expect(inside.getByRole("heading", { name: "This looks like: IEP" })).toBeVisible();
});
