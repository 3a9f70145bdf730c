import { type WeakPoint, weakPointRules } from "@iep-insider/sdk/school-documents/weak-points";

export type { WeakPoint };

/**
 * Parses the weak points that the document reader hands over: three lists of one length.
 * @returns [] for anything else.
 */
export function pointsFrom(given: unknown): readonly WeakPoint[] {
  const { points, asks, rules } =
    typeof given === "object" && given !== null ? { ...empty, ...given } : empty;
  const [titles, questions, ids] = [textsIn(points), textsIn(asks), textsIn(rules)];
  if (titles.length !== questions.length || titles.length !== ids.length) return [];
  return titles.map((title, index) => ({
    title,
    ask: questions[index] ?? "",
    provision: weakPointRules.find((id) => id === ids[index]) ?? null,
  }));
}

const empty: { readonly points: unknown; readonly asks: unknown; readonly rules: unknown } = {
  points: [],
  asks: [],
  rules: [],
};

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
}
