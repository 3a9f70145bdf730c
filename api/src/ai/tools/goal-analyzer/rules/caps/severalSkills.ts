import type { Action } from "../reading/actions.ts";
import type { Goal } from "../reading/readGoal.ts";
import { growth, skillOfVerb, starters, vague } from "../reading/verbs.ts";

/** Where two or more skills are measured as one: the words of the first, to keep; null where there is one skill. */
export function severalSkills(goal: Goal): { readonly action: Action; readonly first: string } | null {
  for (const action of goal.ofChild) {
    const [first = "", ...others] = itemsOf(action);
    if (others.length > 0) return { action, first };
  }
  const [action] = goal.ofChild;
  if (!action) return null;
  const kinds = new Set(goal.ofChild.flatMap(({ verb }) => skillOfVerb(verb ?? "") ?? []));
  if (kinds.size > 1 || goal.numberedGoals > 1) return { action, first: firstClause(action.fromVerb) };
  return null;
}

/** The parts of a phrase that name skills of different kinds, the first whatever its kind; one where all is one skill. */
function itemsOf({ verb, fromVerb }: Action): readonly string[] {
  if (verb === null) return [];
  const items = fromVerb.split(/\s*(?:,\s*(?:and\s+|then\s+)?|;\s*|\band\b(?:\s+then\b)?)\s*/iu);
  if (skillOfVerb(verb) === null && (growth.has(verb) || vague.has(verb))) {
    const subjects = items.map((item) => subjectIn(item.split(/ to (?=\d)| by | as /u)[0] ?? ""));
    if (new Set(subjects.filter((kind) => kind !== null)).size > 1) return items;
  }
  if (isPacked(items)) return items;
  const kinds = items.map((item) => ({ item, kind: kindOf(item) }));
  const known = kinds.filter(({ kind }) => kind !== null);
  if (new Set(known.map(({ kind }) => kind)).size < 2) return [];
  return isOneTask(known.map(({ item }) => item)) ? [] : items;
}

/** "Take turns, stay on topic, use a calm voice and respect space": whatever their kind, four actions are more than one skill. */
function isPacked(items: readonly string[]): boolean {
  const actions = items.filter((item) => starters.has(firstWord(item)));
  return (
    new Set(actions.map(firstWord)).size >= leastActions &&
    !/\b(?:steps?|routine|task analysis)\b/iu.test(items.join(" "))
  );
}

const leastActions = 4;

/** By its verb; by its subject where the verb only promises a change of it: "improve handwriting". */
function kindOf(item: string): string | null {
  const verb = firstWord(item);
  return skillOfVerb(verb) ?? (growth.has(verb) ? subjectIn(item) : null);
}

/**
 * "Read the passage and write a summary", "write the equation and solve it", "write and solve equations": the second
 * step works on what the first one made.
 */
function isOneTask(items: readonly string[]): boolean {
  const [first = "", second = "", ...others] = items;
  if (others.length > 0 || /\d/u.test(first)) return false;
  // "Write the number sentence and solve": the second works on the first.
  if (!second.trim().includes(" ")) return true;
  const isRead = skillOfVerb(firstWord(first)) === "reading";
  return (
    isRead || !first.includes(" ") || /^\p{L}+(?: \p{L}+ly)? (?:it|them|that|this|these)\b/iu.test(second)
  );
}

function firstWord(item: string): string {
  return /^(?:(?:to|also|\p{L}+ly)\s+)*([\p{L}-]+)/iu.exec(item)?.[1]?.toLowerCase() ?? "";
}

const subjects: readonly (readonly [string, RegExp])[] = [
  ["reading", /\b(?:reading|phonics|decoding|fluency)\b/iu],
  ["writing", /\b(?:writing|written|spelling|handwriting)\b/iu],
  ["math", /\b(?:math\p{L}*|calculation|number sense)\b/iu],
  ["behavior", /\b(?:behaviou?r|attention|self-control|conduct)\b/iu],
  ["speech", /\b(?:speech|articulation|language|communication)\b/iu],
  ["social", /\b(?:social|friendships?|peer)\b/iu],
  ["motor", /\b(?:motor|coordination)\b/iu],
  ["organization", /\b(?:organi[sz]ation\p{L}*|homework|study)\b/iu],
];

function subjectIn(text: string): string | null {
  return subjects.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function firstClause(phrase: string): string {
  return phrase.split(/\s*(?:[,;.]|\band\b)/iu)[0] ?? phrase;
}
