import type { Goal } from "../reading/readGoal.ts";
import type { Finding } from "./Finding.ts";

export type TimeframeLevel = "full" | "loose" | "missing";

/** By when: 10 points. */
export function timeframe({ timeframes }: Goal): Finding<TimeframeLevel> {
  const exact = timeframes.find(({ text }) => !/^(?:this|next) (?:school )?year$/iu.test(text));
  if (exact) return { points: 10, level: "full", quote: exact.text };
  const [loose] = timeframes;
  return loose
    ? { points: 5, level: "loose", quote: loose.text }
    : { points: 0, level: "missing", quote: null };
}
