import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePdf } from "@iep-insider/widgets/document-reader/make-pdf";
import { darkPixels } from "../tests/fixtures/darkPixels.ts";
import { someAddress } from "../tests/fixtures/gates.ts";
import { tagOf } from "../tests/fixtures/pages.ts";
import { cards } from "../tests/fixtures/payments.ts";
import { download } from "./downloads.ts";
import type { Session } from "./Engine.ts";
import { type Screen, screenOf } from "./screen.ts";
import { expect, test } from "./test.ts";

// What depends on an engine's storage, tabs, frames and files, rather than on one tool.

const aide = tagOf["aide-screener"];

/** Up to the gate of the aide screener, with one box checked. */
async function passFirstStep(tool: Screen): Promise<void> {
  await tool.press("Start the screener");
  await tool.check(/rescue medicine/);
  await tool.press("Next");
}

/** Pays at the gate of a partner's page, in the tab that it opens. */
async function payInNewTab(session: Session, gate: Screen): Promise<void> {
  await gate.press("See how to open it");
  await gate.type("Email Address", someAddress());
  await gate.press("Pay $4.99");
  await expect.poll(async () => (await session.opened()).length, "tabs that opened").toBe(1);
  const [tab] = await session.opened();
  if (tab) await pay(screenOf(tab));
  await session.tab.show();
}

async function pay(page: Screen): Promise<void> {
  await fillCard(page);
  await page.press(/^Pay \$/);
  await page.get("text", /^Go back to the page where you started/);
}

async function fillCard(form: Screen): Promise<void> {
  await (await form.get("textbox", "Card number")).type(cards.good);
  await (await form.get("textbox", "Expires (MM / YY)")).type("12 / 40");
  await (await form.get("textbox", "Security code")).type("123");
}

test("a purchase on a partner's page opens the tool there, and a reload keeps it and the answers", async ({
  session,
  openElements,
}) => {
  await openElements([aide]);
  const tool = screenOf(session.tab, aide);
  await passFirstStep(tool);
  await payInNewTab(session, tool);
  await tool.get("heading", "Behavioral Safety at School");
  await session.tab.reload();
  await tool.get("heading", "Behavioral Safety at School");
  await tool.press("Previous");
  expect(await isChecked(tool, /rescue medicine/)).toBe(true);
});

const isChecked = async (tool: Screen, name: RegExp) =>
  (await tool.get("checkbox", name)).evaluate((box) => (box as HTMLInputElement).checked, null);

test("the document reader reads a PDF in an iframe, is bought there, and draws the page", async ({
  session,
  openElements,
}) => {
  await openElements([tagOf["document-reader"]]);
  const outside = screenOf(session.tab, tagOf["document-reader"]);
  const reader = screenOf(await (await outside.get("frame")).content());
  const line = (text: string, y: number) => ({ text, x: 72, y });
  const file = join(session.downloads, "iep.pdf");
  writeFileSync(
    file,
    makePdf({
      pages: [
        [line("INDIVIDUALIZED EDUCATION PROGRAM", 720), line("Date of meeting: 10/14/2026", 700)],
        [
          line("ANNUAL GOALS", 720),
          line("By October 2027, Zqxmark will read 90 words correctly per minute in 4 of 5 trials.", 700),
        ],
      ],
    }),
  );
  await (await reader.get("file", /^Choose a file/)).chooseFile(file);
  await reader.get("heading", "This looks like: IEP");
  await reader.press("Show what it says");
  await payInNewTab(session, reader);
  await reader.get("text", /Zqxmark will read 90 words/);
  await reader.press(/^Page 2 ?: .*Zqxmark/);
  await reader.press("Show the page");
  const canvas = await reader.get("picture", /^Page 2 of your document/);
  expect(await canvas.evaluate(darkPixels, null)).toBeGreaterThan(200);
});

test("an iframe is as tall as its tool, and a long choice makes no phone scroll sideways", async ({
  session,
  origins,
}) => {
  await session.tab.open(
    origins.write(`<script async src="${origins.product}/embed/v1/resize.js"></script>
    <iframe title="Letters" style="width: 320px; height: 300px; border: 0" src="${origins.product}/frame/letter-generator"></iframe>`),
  );
  const frame = await screenOf(session.tab).get("frame");
  const inside = await frame.content();
  const tool = screenOf(inside);
  await tool.choose(/^Which letter do you need/, "initial_evaluation");
  await tool.get("textbox", /^Child's name/);
  await expect
    .poll(
      () => inside.evaluate(() => document.documentElement.scrollHeight - innerHeight, null),
      "what scrolls",
    )
    .toBe(0);
  expect(await frame.evaluate((element) => element.getBoundingClientRect().height, null)).toBeGreaterThan(
    300,
  );
  expect(
    await inside.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      null,
    ),
  ).toBe(0);
});

test("on our site a reload keeps answers, and dark mode is dark there and in an element", async ({
  session,
  origins,
  openElement,
}) => {
  const { tab } = session;
  await tab.open(`${origins.product}/advanced-tools?tool=aide-screener`);
  const tool = screenOf(tab, "main");
  await passFirstStep(tool);
  await tool.get("heading", /^Open 1:1 Aide Screener/);
  await tab.reload();
  await tool.get("text", /^Your answers from before are still here/);
  expect(await lightness(tool)).toBeGreaterThan(200);
  expect(await lightness(await openElement(aide))).toBeGreaterThan(200);
});

/** How light a heading's letters are, from 0 to 255. */
const lightness = async (screen: Screen): Promise<number> =>
  (await screen.get("heading")).evaluate(
    (heading) => Number(/\d+/.exec(getComputedStyle(heading).color)?.[0]),
    null,
  );

test("the payment page takes a card in the provider's frame, and opens the tool", async ({
  session,
  origins,
}) => {
  await session.tab.open(`${origins.product}/pay-per-use`);
  const page = screenOf(session.tab, "main");
  await page.check(/^Assessment Quiz Access/, "radio");
  await page.type("Email Address", someAddress());
  await page.press("Pay $4.99");
  const frame = await page.get("frame", "Card");
  await fillCard(screenOf(await frame.content()));
  await page.press("Complete Payment");
  await screenOf(session.tab).get("text", /^You have a paid use: Assessment Quiz Access/);
});

test("a case: kept over a reload, saved as a file, deleted, and opened from the file", async ({
  session,
  origins,
}) => {
  const { tab, downloads } = session;
  await tab.open(`${origins.product}/case`);
  const area = screenOf(tab, "main");
  await area.press("Set up my case");
  await area.type("Email Address", someAddress());
  await area.press("Get Free Access Now");
  await area.type(/call your child/, "Zqxmark");
  await area.press("Save");
  await area.get("heading", "Zqxmark’s case");
  await tab.reload();
  await area.get("heading", "Zqxmark’s case");
  const saved = await download(session, () => area.press("Save my case as a file"));
  expect(saved.bytes.toString()).toContain("Zqxmark");
  await area.press("Delete my case");
  await area.press("Yes, forget all");
  await area.get("button", "Undo");
  await tab.reload();
  await area.press("Set up my case");
  await (await area.get("file")).chooseFile(join(downloads, saved.name));
  await area.get("heading", "Zqxmark’s case");
});
