import type { Browser, CDPSession } from "@playwright/test";
import { type Wallet, withWallet } from "../../tests/fixtures/wallet.ts";
import { type Noticed, type Stage, type Told, type Watched, watch } from "./watch.ts";

/*
 * A page on a slow phone, observed by the browser's own protocol alone. Playwright's functions for a page (waiting,
 * locators, init scripts, bindings) run 140 kB of script in it: at a processor slowed four times, its evaluation alone
 * takes 90 ms, and each press is preceded by a few of its tasks. That would be measured as the page's own work.
 */

export interface Phone {
  /** Resolves once the page, or the frame in it that has the tool, has painted this. */
  readonly has: (stage: Stage) => Promise<void>;
  /** Evaluates in the frame that has the tool. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  /** The same in the page itself. */
  readonly evaluateInPage: <Value>(expression: string) => Promise<Value>;
  readonly noticed: () => Promise<Noticed>;
  /** Brings an element of the tool into view and presses it. @param index negative from the end. */
  readonly press: (selector: string, index: number) => Promise<void>;
  /** Bytes of scripts' objects and code that are still in use. */
  readonly heap: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Longest wait for a stage, in milliseconds. */
const longest = 60_000;

/**
 * Opens a page whose processor is slowed four times. The intro's button is pressed as soon as it is painted.
 * @param isSlow whether the network is slow as well.
 */
export async function openOnPhone(
  browser: Browser,
  wallet: Wallet,
  address: string,
  isSlow: boolean,
): Promise<Phone> {
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
  await devtools.send("Runtime.enable");
  await devtools.send("Runtime.addBinding", { name: "benchTell" satisfies keyof Watched });
  const [keep, kept] = withWallet(wallet);
  for (const source of [`(${keep})(${JSON.stringify(kept)})`, `(${watch})()`])
    await devtools.send("Page.addScriptToEvaluateOnNewDocument", { source });

  let isFrame = false;
  devtools.on("Page.frameAttached", () => {
    isFrame = true;
  });
  await devtools.send("Page.enable");
  const stages = {
    screen: Promise.withResolvers<void>(),
    question: Promise.withResolvers<void>(),
    result: Promise.withResolvers<void>(),
  };
  /** Of the frame that has the tool; before it has told anything, of the page. */
  let place: number | undefined;
  let failure: unknown = null;
  devtools.on("Runtime.bindingCalled", ({ payload, executionContextId }) => {
    const { stage, x, y }: Told = JSON.parse(payload);
    place = executionContextId;
    if (stage === "screen")
      click(devtools, x, y, isFrame).catch((error) => {
        failure = error;
      });
    stages[stage].resolve();
  });
  await page.goto(address, { waitUntil: "load" });

  const evaluateInPage = <Value>(expression: string) => evaluated<Value>(devtools, expression);
  const evaluate = <Value>(expression: string) => evaluated<Value>(devtools, expression, place);
  return {
    has: async (stage) => {
      const timer = setTimeout(
        () => stages[stage].reject(failure ?? new Error(`${address} never had its ${stage}.`)),
        longest,
      );
      await stages[stage].promise;
      clearTimeout(timer);
    },
    evaluate,
    evaluateInPage,
    noticed: () => evaluate<Noticed>("benchmark"),
    press: async (selector, index) => {
      const [x, y] = await evaluate<[number, number]>(`benchFind(${JSON.stringify(selector)}, ${index})`);
      await click(devtools, x, y, isFrame);
    },
    heap: async () => {
      await devtools.send("HeapProfiler.collectGarbage");
      const { metrics } = await devtools.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
    },
    close: async () => {
      await devtools.detach();
      await context.close();
    },
  };
}

async function evaluated<Value>(
  devtools: CDPSession,
  expression: string,
  contextId?: number,
): Promise<Value> {
  const { result, exceptionDetails } = await devtools.send("Runtime.evaluate", {
    expression,
    returnByValue: true,
    awaitPromise: true,
    ...(contextId === undefined ? {} : { contextId }),
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  // What was asked for is what the expression is.
  return result.value as Value;
}

/** @param isInFrame whether the place is in the coordinates of the page's only frame. */
async function click(devtools: CDPSession, x: number, y: number, isInFrame: boolean): Promise<void> {
  const box = "(({ x, y }) => [x, y])(document.querySelector('iframe').getBoundingClientRect())";
  const [left, top] = isInFrame ? await evaluated<[number, number]>(devtools, box) : [0, 0];
  const at = { x: x + left, y: y + top, button: "left", clickCount: 1 } as const;
  await devtools.send("Input.dispatchMouseEvent", { ...at, type: "mousePressed", buttons: 1 });
  await devtools.send("Input.dispatchMouseEvent", { ...at, type: "mouseReleased", buttons: 0 });
}
