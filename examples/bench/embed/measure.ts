import type { Browser, CDPSession, Frame, Page } from "@playwright/test";
import { type Wallet, withWallet } from "../../tests/fixtures/wallet.ts";
import { type Watched, watch } from "./watch.ts";

/** One visit of a page. Times in milliseconds. */
export interface Visit {
  /** From the start of the navigation until the intro's button was painted. */
  readonly screen: number;
  /** The same until the first question was painted, with the button pressed as soon as it appeared. */
  readonly question: number;
  /** From the press of the result's button until the result was painted. */
  readonly result: number;
  readonly longTasks: number;
  /** Their total duration. */
  readonly blocked: number;
  readonly shift: number;
  /** The second slowest of twenty answers. */
  readonly inp: number;
  /** While answering: frames over 50 ms. */
  readonly slowFrames: number;
}

/** The memory and time of a page once its first question is painted. */
export interface Weight {
  /** Bytes more than a page without a tool. */
  readonly heap: number;
  /** Milliseconds until ten more instances were painted; null if the tool is not an element. */
  readonly tenMore: number | null;
}

interface Visited {
  readonly address: string;
  readonly isFramed: boolean;
}

const questions = 18;
/** Two more than the questions: the one before them, and a changed answer. */
const answers = questions + 2;

/** One visit on a slow phone, from an empty cache. */
export async function visit(browser: Browser, wallet: Wallet, visited: Visited): Promise<Visit> {
  const { page, devtools, place } = await open(browser, wallet, visited, true);
  const noticed = async () => {
    const seen = await place.evaluate(() => (window as Watched).benchmark);
    if (!seen) throw new Error("The page was not watched.");
    return seen;
  };
  await place.waitForFunction(() => (window as Watched).benchmark?.question, null, { timeout: 60_000 });
  const began = await page.evaluate(() => performance.timeOrigin);
  const shifts = () => page.evaluate(() => (window as Watched).benchmark?.shift ?? 0);
  const { screen = Number.NaN, question = Number.NaN, longTasks } = await noticed();
  // Let the parts after the first screen load before the answers, as they would for a parent.
  await page.waitForTimeout(3000);
  const answering = await place.evaluate(() => performance.timeOrigin + performance.now());
  for (let index = 0; index < answers; index += 1) {
    const isChanged = index === answers - 1;
    const rows = place.locator("fieldset").nth(isChanged ? 0 : index);
    await rows
      .locator("label")
      .nth(isChanged ? 1 : 0)
      .click({ force: true });
  }
  await page.waitForTimeout(500);
  const { interactions, slowFrames } = await noticed();
  await place.locator("form button").last().click({ force: true });
  await place.waitForFunction(() => (window as Watched).benchmark?.result);
  const { result = Number.NaN, pressed = Number.NaN } = await noticed();
  const shift = await shifts();
  await devtools.detach();
  await page.context().close();
  return {
    screen: screen - began,
    question: question - began,
    result: result - pressed,
    longTasks: longTasks.count,
    blocked: longTasks.milliseconds,
    shift,
    inp: slowestButOne(interactions),
    slowFrames: slowFrames.filter((start) => start >= answering).length,
  };
}

/** Measures the heap with one instance, and the time of ten more, on a slow processor and a fast network. */
export async function weigh(
  browser: Browser,
  wallet: Wallet,
  visited: Visited & { readonly blank: string; readonly tag: string | null },
): Promise<Weight> {
  const { tag } = visited;
  const { page, devtools, place } = await open(browser, wallet, visited, false);
  await place.waitForFunction(() => (window as Watched).benchmark?.question);
  await page.waitForTimeout(3000);
  const heap = await heapOf(devtools);
  const tenMore = tag === null ? null : await page.evaluate(addTen, tag);
  await page.context().close();

  const empty = await open(browser, wallet, { address: visited.blank, isFramed: false }, false);
  // Waiting adds Playwright's own objects to a page, so wait in the blank page, too.
  await empty.page.waitForFunction(() => (window as Watched).benchmark);
  const nothing = await heapOf(empty.devtools);
  await empty.page.context().close();
  return { heap: heap - nothing, tenMore };
}

async function open(browser: Browser, wallet: Wallet, { address, isFramed }: Visited, isSlow: boolean) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  if (isSlow)
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await devtools.send("Performance.enable");
  await page.exposeBinding("benchPress", async ({ frame }, x: number, y: number) => {
    const around = frame === page.mainFrame() ? null : await (await frame.frameElement()).boundingBox();
    await page.mouse.click(x + (around?.x ?? 0), y + (around?.y ?? 0));
  });
  await page.addInitScript(...withWallet(wallet));
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: "commit" });
  return { page, devtools, place: isFramed ? await frameIn(page) : page.mainFrame() };
}

/** Our iframe, once its page has started loading. */
async function frameIn(page: Page): Promise<Frame> {
  const isOurs = (frame: Frame) => frame.url().includes("/frame/");
  return page.frames().find(isOurs) ?? page.waitForEvent("framenavigated", { predicate: isOurs });
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
}

/** Runs in the page. */
function addTen(tag: string): Promise<number> {
  const start = performance.now();
  const added = Array.from({ length: 10 }, () => document.createElement(tag));
  document.body.append(...added);
  return new Promise((resolve) => {
    const look = () => {
      if (added.every((element) => element.shadowRoot?.querySelector("button")))
        setTimeout(() => resolve(performance.now() - start));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The 95th percentile of twenty. The browser does not report interactions under 16 ms. */
function slowestButOne(interactions: readonly number[]): number {
  return [...interactions].sort((one, other) => other - one)[1] ?? 16;
}
