import { type DenialReasonId, denialReasons } from "@iep-insider/sdk/contract";
import { type ReasonKind, reasonKinds } from "./ReasonKind.ts";
import { patterns } from "./reasonPatterns.ts";

/**
 * The reasons that a parent names: by the label or id of the list, or in own words.
 * @returns in the order of `reasonKinds`; empty where none is known.
 */
export function reasonsIn(denialReason: string, context: string): readonly ReasonKind[] {
  const kinds = reasonsNamed(denialReason, context);
  const story = plain(`${denialReason}. ${context}`);
  if (kinds.every((kind) => !ofAge.has(kind)) && is504Alone(story)) return ["plan_504"];
  return isParentPlaced(story) ? [...new Set(kinds.map(inPrivateSchool))] : kinds;
}

/** Whether a parent chose one of the reasons of the list, which needs no reading. */
export function isOfList(denialReason: string): boolean {
  return (chosenReason(denialReason)?.id ?? "other") !== "other";
}

function chosenReason(denialReason: string) {
  return denialReasons.find(({ id, label }) => [id, label].some((name) => same(name, denialReason)));
}

function reasonsNamed(denialReason: string, context: string): readonly ReasonKind[] {
  const chosen = chosenReason(denialReason);
  if (chosen && chosen.id !== "other") return [kindOf[chosen.id]];
  const named = chosen ? [] : kindsIn(denialReason);
  if (named.length > 0) return named;
  // "Other", or words that say nothing: the story may tell.
  const told = kindsIn(context);
  if (told.length > 0) return told;
  const saysNothing =
    chosen !== undefined || /^\W*(?:no|none|nothing|idk|n\/a|other)?\W*$/iu.test(denialReason);
  // A story that we cannot read holds a reason all the same: then we do not know it.
  return saysNothing && context.trim() === "" ? ["no_reason"] : [];
}

function kindsIn(text: string): readonly ReasonKind[] {
  const words = plain(text);
  const found = reasonKinds.filter((kind) => kind !== "plan_504" && patterns[kind].test(words));
  // The answer to a request for an independent evaluation has its own rule, whatever the reason.
  if (found.includes("iee_refused")) return ["iee_refused"];
  const telling = found.filter((kind) => !general.has(kind));
  return telling.length > 0 ? telling : found;
}

/** What is refused is help under Section 504, and nothing of IDEA is asked for. */
function is504Alone(story: string): boolean {
  return patterns.plan_504.test(story) && !asksForMore.test(story);
}

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
