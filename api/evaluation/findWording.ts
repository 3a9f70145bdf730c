import type { Wording } from "./EvaluationCase.ts";

/** @returns the first place where the words have it, as they have it; null where they have not. */
export function findWording(words: string, wording: Wording): string | null {
  return pattern(wording).exec(words)?.[0] ?? null;
}

export function isSaid(words: string, ways: readonly Wording[]): boolean {
  return ways.some((way) => findWording(words, way) !== null);
}

/** The same, passing over places where it is denied, doubted or asked: "no law says that …", "whether you will win". */
export function findClaim(words: string, wording: Wording): string | null {
  const claim = [...words.matchAll(pattern(wording))].find(
    ({ index }) =>
      !denial.test(
        words
          .slice(0, index)
          .split(/[.!?;:,\n]/)
          .at(-1) ?? "",
      ),
  );
  return claim?.[0] ?? null;
}

const denial =
  /\b(no|not|never|cannot|nobody|nothing|neither|nor|none|whether|if|what|who|why|how)\b|n['’]t\b/i;

function pattern(wording: Wording): RegExp {
  const source =
    typeof wording === "string" ? wording.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") : wording.source;
  return new RegExp(source, "gi");
}
