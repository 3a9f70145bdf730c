import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { Wallet } from "../../tests/fixtures/wallet.ts";
import { openOnPhone } from "./phone.ts";

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
  /** The second slowest press of the intro's button and twenty answers. */
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

const questions = 18;
/** Two more than the questions: the one before them, and a changed answer. */
const answers = questions + 2;
/** Milliseconds in which the parts after the first screen load, as they would for a parent. */
const later = 3000;

/** One visit on a slow phone, from an empty cache. */
export async function visit(browser: Browser, wallet: Wallet, address: string): Promise<Visit> {
  const phone = await openOnPhone(browser, wallet, address, true);
  await phone.has("question");
  const began = await phone.evaluateInPage<number>("performance.timeOrigin");
  await wait(later);
  const answering = await phone.evaluate<number>("performance.timeOrigin + performance.now()");
  for (let index = 0; index < answers; index += 1) {
    if (index < questions + 1) await phone.press("fieldset :nth-child(1 of label)", index);
    else await phone.press("label", 1);
  }
  await wait(500);
  const { interactions, slowFrames } = await phone.noticed();
  await phone.press("form button", -1);
  await phone.has("result");
  const {
    screen = Number.NaN,
    question = Number.NaN,
    result = Number.NaN,
    pressed = Number.NaN,
    longTasks,
  } = await phone.noticed();
  const { shift } = await phone.evaluateInPage<{ shift: number }>("benchmark");
  await phone.close();
  return {
    screen: screen - began,
    question: question - began,
    result: result - pressed,
    longTasks: longTasks.count,
    blocked: longTasks.milliseconds,
    shift,
    inp: slowestButOne(Object.values(interactions)),
    slowFrames: slowFrames.filter((start) => start >= answering).length,
  };
}

/**
 * Measures the heap with one instance, and the time of ten more, on a slow processor and a fast network.
 * @param visited `blank` is the same page without a tool; `tag` null for a tool that is no element.
 */
export async function weigh(
  browser: Browser,
  wallet: Wallet,
  { address, blank, tag }: { readonly address: string; readonly blank: string; readonly tag: string | null },
): Promise<Weight> {
  const phone = await openOnPhone(browser, wallet, address, false);
  await phone.has("question");
  await wait(later);
  const heap = await phone.heap();
  const tenMore = tag === null ? null : await phone.evaluateInPage<number>(`(${addTen})("${tag}")`);
  await phone.close();

  const empty = await openOnPhone(browser, wallet, blank, false);
  await wait(later);
  const nothing = await empty.heap();
  await empty.close();
  return { heap: heap - nothing, tenMore };
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

/** The 95th percentile of twenty-one. The browser does not report interactions under 16 ms. */
function slowestButOne(interactions: readonly number[]): number {
  return [...interactions].sort((one, other) => other - one)[1] ?? 16;
}
