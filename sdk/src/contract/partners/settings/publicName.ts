import { productName } from "../../../catalog/index.ts";

/**
 * Why parents must not read a name on our pages, such as the one that asks for a membership (`/connect`): control, format
 * and bidirectional characters (Unicode TR 36) hide or turn around what stands beside it, and ours would speak for us.
 * @param name normalized (NFKC). @returns a sentence for who gave the name; null for one that is fine.
 */
export function publicNameProblem(name: string): string | null {
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(name)) return "Please use letters, digits and signs that can be seen.";
  const skeleton = skeletonOf(name);
  if (!reserved.some((word) => skeleton.includes(word))) return null;
  return `Please use your own name. "${productName}" and "Stripe" cannot be part of it.`;
}

/** Look-alikes as one letter, so that "1EP lnsider" and Cyrillic "ІЕР" count as ours. */
function skeletonOf(name: string): string {
  const plain = name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  return [...plain]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The letters of the reserved names in Cyrillic and Greek, and the digits and signs read as them (Unicode TR 39). */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ i: "1l|!ıіιӏ", e: "3еєε", p: "рρ", n: "пηո" },
    ...{ s: "5$ѕ", d: "ԁ", r: "г", t: "тτ" },
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** Names a partner must not borrow: it would speak to parents as one of these. */
const reserved = [productName, "Stripe"].map(skeletonOf);
