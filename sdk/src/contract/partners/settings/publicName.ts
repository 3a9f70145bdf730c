import { productName } from "../../../catalog/index.ts";

/**
 * Why parents must not read a name on our pages, such as that of a site asking for a subscription (`/connect`):
 * control, format and bidirectional characters (Unicode TR 36) hide or reorder text beside it, and a name like ours
 * would impersonate us.
 * @param name normalized (NFKC).
 * @returns a sentence for the name's owner; null if it is fine.
 */
export function publicNameProblem(name: string): string | null {
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(name)) return "Please use letters, digits and signs that can be seen.";
  const skeleton = skeletonOf(name);
  if (!reserved.some((word) => skeleton.includes(word))) return null;
  return `Please use your own name. "${productName}" and "Stripe" cannot be part of it.`;
}

/** Replaces look-alikes, so that "1EP lnsider" and Cyrillic "ІЕР" match our name. */
function skeletonOf(name: string): string {
  const plain = name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  return [...plain]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The reserved names' letters in Cyrillic and Greek, and digits and symbols read as them (Unicode TR 39). */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ i: "1l|!ıіιӏ", e: "3еєε", p: "рρ", n: "пηո" },
    ...{ s: "5$ѕ", d: "ԁ", r: "г", t: "тτ" },
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** Names that partners must not impersonate. */
const reserved = [productName, "Stripe"].map(skeletonOf);
