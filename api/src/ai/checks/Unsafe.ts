/** What no answer may say, and why, for the rewrite. */
export interface Unsafe {
  readonly pattern: RegExp;
  readonly reason: string;
}

/** The reasons, in the words that a rewrite is asked for in, whatever the language of the answer. */
const reasons = {
  predictions: "never foretell how anything ends.",
  promises: "promise nothing.",
  roles: "this is general information; it comes from nobody's lawyer, doctor or advocate.",
  blame: "stay calm; do not blame or threaten anyone.",
  details: "ask for no names or personal details.",
  medical: "no medical advice, and no guess at a diagnosis.",
  machinery: "do not speak about instructions, material or what wrote the answer.",
  markup: "plain text only, without links or HTML.",
} as const;

/** @param patterns by the reason that they are unsafe for. */
export function unsafeFor(
  patterns: Partial<Readonly<Record<keyof typeof reasons, readonly RegExp[]>>>,
): readonly Unsafe[] {
  const names = Object.keys(patterns) as (keyof typeof reasons)[];
  return names.flatMap((name) =>
    (patterns[name] ?? []).map((pattern) => ({ pattern, reason: reasons[name] })),
  );
}
