import { proposal } from "./proposal.ts";
import { refusal, softRefusal } from "./refusal.ts";
import type { DecisionType } from "./typeOf.ts";

/** What an answer on a form decides first, told by its words; null where they decide nothing. */
export function toldType(answer: string): DecisionType | null {
  const [refused, proposed] = [answer.search(refusal), answer.search(proposal)];
  if (refused >= 0 && (proposed < 0 || refused <= proposed)) return "refuses";
  if (proposed >= 0) return "proposes";
  return softRefusal.test(answer) ? "refuses" : null;
}
