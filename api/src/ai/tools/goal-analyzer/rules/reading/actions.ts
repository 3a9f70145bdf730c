import { modals } from "./modal.ts";
import type { Sentence } from "./sentences.ts";
import { growth, less, starters, unseen, vague } from "./verbs.ts";

/** One action in the text: a "will" clause, or a sentence that begins with its verb. */
export interface Action {
  /** The words right before "will": "sam", "his teacher"; empty where the text names no one. */
  readonly subject: string;
  /** All that comes after "will". */
  readonly phrase: string;
  /** Its first verb that says something, in small letters; null where there is none. */
  readonly verb: string | null;
  /** From the verb on. */
  readonly fromVerb: string;
  readonly isNegated: boolean;
  readonly isByStaff: boolean;
  readonly sentence: Sentence;
}

/** Every action of the text, in its order. */
export function actionsIn(sentences: readonly Sentence[]): readonly Action[] {
  const said = sentences.flatMap(withModal);
  if (said.length > 0) return said;
  return sentences.flatMap(withoutModal);
}

function withModal(sentence: Sentence): readonly Action[] {
  const parts = sentence.text.split(modals);
  return parts.slice(1).map((phrase, index) => action(subjectOf(parts[index] ?? ""), phrase, sentence));
}

/** "To read 90 words a minute", "Given a passage, increase …", "Student can …", "He reads …, by June". */
function withoutModal(sentence: Sentence): readonly Action[] {
  const can = /^(?:[^,;]*,)?\s*([^,;]{1,40}?)\s+(?:can|is able to)\s+(.*)$/iu.exec(sentence.text);
  if (can && !sentence.isPresentLevel) return [action(can[1] ?? "", can[2] ?? "", sentence)];
  const bare = sentence.text
    .split(/[,:]\s*/u)
    .map((part) => /^(?:to\s+)?(.*)$/iu.exec(part)?.[1] ?? "")
    .findIndex((part) => starters.has(/^[\p{L}-]+/u.exec(part.toLowerCase())?.[0] ?? ""));
  if (bare < 0 || sentence.isPresentLevel) return [];
  const phrase = sentence.text
    .split(/[,:]\s*/u)
    .slice(bare)
    .join(", ")
    .replace(/^to\s+/iu, "");
  return [action("", phrase, sentence)];
}

function subjectOf(before: string): string {
  const clause = before.split(/[,;:.()]|\b(?:and|that|when|while|then|so)\b/iu).at(-1) ?? "";
  return clause.trim().split(" ").slice(-4).join(" ").toLowerCase();
}

const staff =
  /\b(?:teachers?|school|staff|slp|therapists?|district|aides?|paraprofessionals?|team|manager|specialists?|counselors?|nurse|psychologist|providers?|interventionist|bcba|ot|pt|parents?|mom|dad|adults?|interpreter|progress|data|it|this|goals?|reports?|services?|therapy|supports?|accommodations?|minutes|instruction|measurement|probes?|they say)$/iu;

function action(subject: string, phrase: string, sentence: Sentence): Action {
  const isNegated = /^\s*(?:not|never|no longer)\b/iu.test(phrase);
  const fromVerb = fromItsVerb(phrase);
  const verb = /^[\p{L}-]+/u.exec(fromVerb.toLowerCase())?.[0] ?? null;
  return {
    subject,
    phrase: phrase.trim(),
    verb,
    fromVerb,
    isNegated,
    isByStaff: staff.test(subject),
    sentence,
  };
}

const opening = new RegExp(
  [
    "^(?:\\s|,)+",
    "^(?:not|never|no longer|also|then|first|to|and|always|often)\\b",
    "^be\\s+able\\s+to\\b",
    "^(?:\\p{L}{3,}ly)\\b(?=\\s)",
    "^(?:work\\s+(?:on|towards?)\\s+(?=\\p{L}+ing\\b)|learn(?:\\s+how)?\\s+to|begin\\s+to|start\\s+to|continue\\s+to|try\\s+to|attempt\\s+to)\\b",
    "^(?:increase|improve|demonstrate|show|develop|strengthen|build|have)\\s+(?:(?:his|her|their|the|an?)\\s+)?(?:\\p{L}+\\s+)?(?:ability|abilities|skills?|capacity)\\s+to\\b",
    // "will, when given a passage, read …"
    "^(?:when|given|with|after|during|while|using|by|in|at)\\b[^,]*,",
  ].join("|"),
  "iu",
);

/** The phrase without what may stand before the verb that tells. */
function fromItsVerb(phrase: string): string {
  let rest = phrase;
  for (let next = rest.replace(opening, ""); next !== rest; next = rest.replace(opening, "")) rest = next;
  return rest.trim();
}

/** "by answering", "through naming": the verb that says how a vague one will be seen; null without one. */
export function seenBy({ fromVerb }: Action): string | null {
  const gerund = /\b(?:by|through)\s+(?:\p{L}+ly\s+)?(\p{L}{2,})ing\b/iu.exec(fromVerb)?.[1]?.toLowerCase();
  if (!gerund) return null;
  if (/\braising (?:\p{L}+ )?(?:hand|card)/iu.test(fromVerb)) return "raising";
  const forms = [gerund, `${gerund}e`, gerund.replace(/(\p{L})\1$/u, "$1")];
  const isTelling = !forms.some((form) => [unseen, vague, growth, less].some((verbs) => verbs.has(form)));
  return isTelling ? `${gerund}ing` : null;
}
