import { type DenialReasonId, denialReasons } from "@iep-insider/sdk/contract";
import { languageOf } from "@iep-insider/sdk/safety";
import type { ReadDenialToDecode } from "../../../AnswerTool.ts";
import { likeliest, ranked } from "../../../matching/likelihoods.ts";
import { splitMessage } from "../../../matching/splitMessage.ts";
import { englishLabels } from "./englishLabels.ts";
import { type ReasonKind, reasonKinds } from "./ReasonKind.ts";
import { reasonLikelihoods } from "./reasonMatcher.ts";

/** What a parent says that the school gave as its reason. */
export interface ReadReasons {
  /** In the order of `reasonKinds`; empty where none is known. */
  readonly kinds: readonly ReasonKind[];
  /** Whether the parent chose the reasons: from the list, or of those that were read. */
  readonly isChosen: boolean;
  /** Whether the refusal is no matter of a school: an insurer's, a landlord's. */
  readonly isOutside: boolean;
}

/** Reads the reasons that a parent names: confirmed, found by a model, by the label or id of the list, or in own words. */
export function readReasons({ denialReason, context = "", reasons, found }: ReadDenialToDecode): ReadReasons {
  const chosen = reasonKinds.filter((kind) => reasons?.includes(kind));
  if (chosen.length > 0 || (reasons && !found))
    return { ...nothing, kinds: chosen, isChosen: chosen.length > 0 };
  if (found) return { ...nothing, kinds: reasonKinds.filter((kind) => found.reasons.includes(kind)) };
  const read = readNamed(denialReason, context);
  const story = plain(`${denialReason}. ${context}`);
  if (read.kinds.every((kind) => !ofAge.has(kind)) && is504Alone(story))
    return { ...read, kinds: ["plan_504"] };
  return isParentPlaced(story) ? { ...read, kinds: [...new Set(read.kinds.map(inPrivateSchool))] } : read;
}

/** Whether the reason is one of the list: there is nothing to read, and nothing to confirm. */
export function isListed(denialReason: string): boolean {
  const chosen = chosenReason(denialReason);
  return chosen !== undefined && chosen.id !== "other";
}

/** The reasons that the words may give, the likeliest first; `outside` is none of them. */
export function likelyReasons(text: string): readonly ReasonKind[] {
  return ranked(reasonLikelihoods(text, languageOf(text))).flatMap(
    ({ label }) => reasonKinds.find((kind) => kind === label && !general.has(kind)) ?? [],
  );
}

function chosenReason(denialReason: string) {
  return denialReasons.find(({ id, label }) =>
    [id, label, englishLabels.get(id) ?? id].some((name) => same(name, denialReason)),
  );
}

function readNamed(denialReason: string, context: string): ReadReasons {
  const chosen = chosenReason(denialReason);
  if (chosen && chosen.id !== "other") return { ...nothing, kinds: [kindOf[chosen.id]], isChosen: true };
  const named = chosen ? nothing : readWords(denialReason);
  if (named.kinds.length > 0 || named.isOutside) return named;
  // "Other", or words that say nothing: the story may tell.
  const told = readWords(context);
  if (told.kinds.length > 0) return told;
  const saysNothing =
    chosen !== undefined || /^\W*(?:no|none|nothing|idk|n\/a|other)?\W*$/iu.test(denialReason);
  // A story that we cannot read holds a reason all the same: then we do not know it.
  return saysNothing && context.trim() === "" ? { ...nothing, kinds: ["no_reason"] } : told;
}

const nothing: ReadReasons = { kinds: [], isChosen: false, isOutside: false };

/** Reads each sentence, and all of them together. */
function readWords(text: string): ReadReasons {
  const language = languageOf(text);
  const pieces = splitMessage(text).map((piece) => piece.text);
  const [whole, ...sentences] = [text, ...(pieces.length > 1 ? pieces : [])].map((one) =>
    likeliest(reasonLikelihoods(one, language)),
  );
  if (whole === undefined || text.trim() === "") return nothing;
  if (whole.label === "outside" && whole.fit >= leastToRead) return { ...nothing, isOutside: true };
  const found = [
    ...(whole.fit >= leastToRead ? [whole] : []),
    ...sentences.filter(({ fit }) => fit >= leastOfSentence),
  ];
  const held = reasonKinds.filter((kind) => found.some(({ label }) => label === kind));
  const telling = held.filter((kind) => !general.has(kind));
  const kinds = telling.length > 0 ? telling : held;
  return { ...nothing, kinds };
}

/** The reason that one sentence gives clearly; null where it gives none. */
export function reasonOfSentence(sentence: string): ReasonKind | null {
  const { label, fit } = likeliest(reasonLikelihoods(sentence, languageOf(sentence)));
  return fit >= leastOfSentence ? (reasonKinds.find((kind) => kind === label) ?? null) : null;
}

// Measured on the tuning half of the evaluation (ADR 32).
const leastToRead = 0.4;
const leastOfSentence = 0.6;

/** What is refused is help under Section 504, and nothing of IDEA is asked for. */
function is504Alone(story: string): boolean {
  return about504.test(story) && !asksForMore.test(story);
}

const about504 = new RegExp(
  [
    "\\b(?:den(?:y|ied|ies)|refus\\p{L}*|reject\\p{L}*|turned down|said no to|won'?t (?:give|do|write|make|follow)|not follow\\p{L}*|ignor\\p{L}*|asked for|want(?:ed)?|qualif\\p{L}*|eligible)\\b[^.;!?]{0,40}\\b504\\b",
    "\\b504\\b[^.;!?]{0,40}\\b(?:den(?:y|ied)|refus\\p{L}*|not follow\\p{L}*|(?:is|are)(?:n'?t| not) (?:being )?follow\\p{L}*|ignor\\p{L}*)\\b",
    "\\b(?:(?:only|just) has|has (?:only|just)) an? 504\\b",
  ].join("|"),
  "u",
);
const asksForMore =
  /\biep\b|\bspecial ed|\b(?:test(?:ed|ing)|evaluat|assess|(?:to|not|'t|will) test\b)|\b504\b[^.;!?]{0,40}\b(?:enough|instead|first|better|fine)\b|\b(?:offer|suggest|propos)/u;

/** A child whom the parents placed in private school has no right of their own to services (34 CFR 300.137). */
function isParentPlaced(story: string): boolean {
  return parentPlaced.test(story) && !districtPlaced.test(story);
}

const privateSchool = "(?:private|parochial|catholic|christian|religious|montessori) school";
const parentPlaced = new RegExp(
  `\\b(?:we|i) (?:pay for|chose|send (?:\\p{L}+ )?(?:\\p{L}+ )?to|put (?:\\p{L}+ )?(?:\\p{L}+ )?in|enrolled (?:\\p{L}+ )?(?:\\p{L}+ )?in)[^.;!?]{0,15}\\b${privateSchool}|\\b(?:he|she|they|child|son|daughter|kid)(?:'s| is| are)? (?:goes to|go to|in|at|attends|attending)[^.;!?]{0,15}\\b${privateSchool}|\\b(?:we|i) home ?-?school|\\bis home ?-?schooled`,
  "u",
);
const districtPlaced = /\b(?:district|iep team|team|county) (?:has )?(?:placed|pays|put|sent)\b/u;

function inPrivateSchool(kind: ReasonKind): ReasonKind {
  return ofServices.has(kind) ? "private_school" : kind;
}

const ofServices: ReadonlySet<ReasonKind> = new Set<ReasonKind>([
  "no_services",
  "budget_constraints",
  "policy",
  "no_need",
]);
const ofAge: ReadonlySet<ReasonKind> = new Set<ReasonKind>(["too_young_old", "recent_evaluation"]);

function plain(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'");
}

/** They say little: where another reason is named too, that one is meant. */
const general: ReadonlySet<ReasonKind> = new Set<ReasonKind>(["not_eligible", "policy", "no_reason"]);

function same(one: string, other: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");
  return letters(one) === letters(other);
}

const kindOf: Readonly<Record<Exclude<DenialReasonId, "other">, ReasonKind>> = {
  child_passing: "child_passing",
  no_services: "no_services",
  too_young_old: "too_young_old",
  try_other_interventions: "try_other_interventions",
  budget_constraints: "budget_constraints",
  no_significant_impact: "no_significant_impact",
  parent_concern_only: "parent_concern_only",
  recent_evaluation: "recent_evaluation",
};
