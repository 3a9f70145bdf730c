import { isInDanger } from "./isInDanger.ts";
import { type DoneSteps, readDone } from "./readDone.ts";

/** What a parent's account tells that changes a plan. */
export interface Account {
  readonly done: DoneSteps;
  /** Staff may be hurting the child. */
  readonly isInDanger: boolean;
  /** The school changes or takes away what the child has. */
  readonly isChange: boolean;
}

const nothing: Account = { done: new Map(), isInDanger: false, isChange: false };

/** @param today `YYYY-MM-DD`, to which a day without a year belongs. */
export function readAccount(words: string | undefined, today: string): Account {
  if (words === undefined) return nothing;
  return { done: readDone(words, today), isInDanger: isInDanger(words), isChange: change.test(words) };
}

const change =
  /\b(?:cut(?:s|ting)?|reduc\w+|remov\w+|took (?:away|off)|taking away|take away|dropp\w+|stopp\w+|end(?:ed|ing)|mov(?:e|ed|ing) (?:him|her|them|my|\[name)|chang(?:e|ed|ing) (?:his|her|the|their)|fewer minutes|less (?:time|minutes)|new minutes|down to|instead of \d+|noreps?|\d+ ?(?:min\w*|x|times|hours?|days?)?[^.!?]{0,60}\bto \d+ ?(?:min|x|times|hour|day))\b/i;
