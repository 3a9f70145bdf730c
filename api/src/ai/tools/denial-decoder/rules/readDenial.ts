import type { DenialToDecode } from "@iep-insider/sdk/contract";
import { oncePerInput } from "../../../matching/oncePerInput.ts";
import { outsideParty } from "../../../reading/outsideParty.ts";
import { leastOfSureTopic, likeliestTopic, understand } from "../../chat/match/understand.ts";
import type { Intent } from "../../chat/rules/Intent.ts";
import { topicsOf } from "./ReasonKind.ts";
import { type ReadReasons, readReasons } from "./readReasons.ts";

/** A refusal, read twice: by its reasons and by the chat's topics, which are learned from other texts. */
export interface ReadDenial extends ReadReasons {
  /** The chat's topic that is answered, because no reason was read that holds; null where a reason is answered. */
  readonly topic: Intent | null;
}

/** Reads a refusal. Where the chat is sure of a topic that no reason read is about, the topic is right more often. */
export const readDenial = oncePerInput(read);

function read(denial: DenialToDecode): ReadDenial {
  const reasons = readReasons(denial);
  if (denial.reasons !== undefined && reasons.isChosen) return { ...reasons, topic: null };
  const story = `${denial.denialReason}\n${denial.context ?? ""}`;
  if (reasons.isOutside || outsideParty(story) !== null)
    return { ...reasons, kinds: [], isOutside: true, topic: null };
  if (reasons.isChosen) return { ...reasons, topic: null };
  const { asked, choices } = understand({ question: story });
  const [topic = null] = asked;
  const isAbout = (topics: readonly (string | undefined)[]) =>
    reasons.kinds.some((kind) => topicsOf[kind].some((id) => topics.includes(id)));
  const [ofStory, ofReason] = [story, denial.denialReason].map(likeliestTopic);
  const isAgreed = isAbout([ofStory?.label, ofReason?.label]);
  const isReplaced =
    topic !== null &&
    (ofStory?.fit ?? 0) >= leastOfSureTopic &&
    !isAgreed &&
    !isAbout([...asked, ...choices].map(({ id }) => id));
  if (reasons.kinds.length === 0 || isReplaced) return { ...reasons, kinds: [], topic };
  return { ...reasons, topic: null };
}
