import { setImmediate as nextTurn } from "node:timers/promises";
import { learnOutside } from "./charge/outsideOdds.ts";
import { learnPhrasings } from "./tools/chat/match/matchers.ts";
import { learnReasons } from "./tools/denial-decoder/rules/reasonMatcher.ts";

/**
 * Learns all phrasings now, so that no first question has to wait for it. It takes two seconds; requests are answered
 * between the steps. `npm run evaluate` prints its time and memory.
 */
export async function learn(): Promise<void> {
  for (const step of steps) {
    step();
    await nextTurn();
  }
}

const steps: readonly (() => void)[] = [
  () => learnPhrasings("en"),
  () => learnPhrasings("es"),
  learnOutside,
  () => learnReasons("en"),
  () => learnReasons("es"),
];
