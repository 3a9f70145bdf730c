import { isOnlyObserved, namesTool, saysHowOften } from "../reading/clauses.ts";
import type { Goal } from "../reading/readGoal.ts";
import type { Finding } from "./Finding.ts";

export type MethodLevel = "full" | "tool" | "observation" | "words" | "who" | "missing";

/** How progress is measured, and by whom or how often: 15 points. */
export function method({ tools, people }: Goal): Finding<MethodLevel> {
  const tool = tools.find(namesTool);
  if (tool) {
    if (isOnlyObserved(tools) && !saysHowOften(tools))
      return { points: 8, level: "observation", quote: tool.text };
    return people.length > 0 || saysHowOften(tools)
      ? { points: 15, level: "full", quote: tool.text }
      : { points: 10, level: "tool", quote: tool.text };
  }
  const [words] = tools;
  if (words) return { points: 8, level: "words", quote: words.text };
  const [who] = people;
  return who ? { points: 5, level: "who", quote: who.text } : { points: 0, level: "missing", quote: null };
}
