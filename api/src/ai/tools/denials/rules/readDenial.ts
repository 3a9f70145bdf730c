import type { DenialToDecode } from "@iep-insider/sdk/contract";
import { oncePerInput } from "../../../matching/oncePerInput.ts";
import { mayBeOutside, outsideParty } from "../../../reading/outsideParty.ts";
import { understand } from "../../chatbot/match/understand.ts";
import type { Intent } from "../../chatbot/rules/Intent.ts";
import { topicsOf } from "./ReasonKind.ts";
import { type ReadReasons, readReasons } from "./readReasons.ts";

/** A refusal, read twice: by its reasons and by the chat's topics, which are learned from other texts. */
export interface ReadDenial extends ReadReasons {
  /** The chat's topic that is answered, because no reason was read that holds; null where a reason is answered. */
  readonly topic: Intent | null;
}

/**
 * Reads a refusal. Two readings that agree are rarely both wrong, so only those are sure; where they differ and the reason
 * is not sure, the chat's topic is right more often.
 */
export const readDenial = oncePerInput(read);

function read(denial: DenialToDecode): ReadDenial {
  const reasons = readReasons(denial);
  if (reasons.isChosen) return { ...reasons, topic: null };
  const story = `${denial.denialReason}\n${denial.context ?? ""}`;
  if (reasons.isOutside || outsideParty(story) !== null)
    return { ...reasons, kinds: [], isSure: false, isOutside: true, topic: null };
  const { asked, choices } = understand({ question: story });
  const [topic = null] = asked;
  const likely = new Set([...asked, ...choices].map(({ id }) => id));
  const isAgreed = reasons.kinds.some((kind) => topicsOf[kind].some((id) => likely.has(id)));
  const isReplaced = topic !== null && !reasons.isSure && !isAgreed;
  if (reasons.kinds.length === 0 || isReplaced) return { ...reasons, kinds: [], isSure: false, topic };
  return { ...reasons, isSure: reasons.isSure && isAgreed && !mayBeOutside(story), topic: null };
}
