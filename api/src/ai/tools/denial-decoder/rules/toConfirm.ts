import type { Draft, Question } from "../../../AnswerTool.ts";
import { reasonTitle } from "../words/reasonTitles.ts";
import { reasonKinds, topicsOf } from "./ReasonKind.ts";
import { readDenial } from "./readDenial.ts";
import { likelyReasons } from "./readReasons.ts";

/**
 * Asks the parent to confirm the reasons that were read, followed by all others, the likeliest first.
 * @returns null where no reason was read and no model can read it: the rules' general steps are free.
 */
export function toConfirm(
  { input }: Question<"denials">,
  byRules: Draft<"denials">,
  hasModel: boolean,
): Draft<"denials"> | null {
  if (byRules.outcome === "declined") return null;
  const { kinds } = readDenial(input);
  if (kinds.length === 0) return hasModel ? nothingYet : null;
  const likely = likelyReasons(`${input.denialReason}\n${input.context ?? ""}`);
  const ordered = new Set([...kinds, ...likely, ...reasonKinds]);
  return {
    ...nothingYet,
    readAs: kinds.flatMap((kind) => topicsOf[kind]),
    reasonsRead: [...ordered].map((kind) => ({
      reason: kind,
      title: reasonTitle(kind),
      isRead: kinds.includes(kind),
    })),
  };
}

const nothingYet: Draft<"denials"> = {
  outcome: "to_confirm",
  success: true,
  citations: [],
  analysis: {
    isValidDenial: null,
    verdict: "unavailable",
    explanation: "",
    nextSteps: [],
    wouldChange: [],
    wouldMakeValid: [],
    send: null,
  },
};
