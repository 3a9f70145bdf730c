import type { Goal } from "../reading/readGoal.ts";
import type { Finding } from "./Finding.ts";

export type ConditionLevel = "full" | "help" | "missing";

/** Where, with what, and with which help: 10 points. */
export function condition({ conditions, helps }: Goal): Finding<ConditionLevel> {
  const found = conditions.find(({ text }) => !tellsNothing.test(text));
  if (found) return { points: 10, level: "full", quote: found.text };
  const [help] = helps;
  return help ? { points: 5, level: "help", quote: help.text } : { points: 0, level: "missing", quote: null };
}

/** A blank that was not filled in, or "when appropriate". */
const tellsNothing =
  /_{2,}|^given (?:the )?(?:supports?|help|accommodations?|instruction|prompts?)\s*$|^when (?:appropriate|needed|possible|applicable|required)\b/iu;
