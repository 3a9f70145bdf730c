import { samePassphrase, shortestPassphrase } from "./keys.ts";

/** `short`: too short to be taken. `weak`: too easy to guess to be taken. */
export type PassphraseStrength = "short" | "weak" | "fair" | "strong";

/** A word chosen at random from a list of about 2,000, in bits. */
const bitsOfWord = 11;
const fairBits = 4 * bitsOfWord;
const strongBits = 6 * bitsOfWord;

/**
 * How hard a passphrase is to guess: by its words, and by its letters within a word. A rough measure with no list of
 * words, which would be larger than the rest of sync; so a known quotation counts as more than it is worth.
 */
export function passphraseStrength(typed: string): PassphraseStrength {
  const passphrase = samePassphrase(typed);
  if ([...passphrase].length < shortestPassphrase) return "short";
  const bits = bitsOf(passphrase.toLowerCase());
  if (bits < fairBits) return "weak";
  return bits < strongBits ? "fair" : "strong";
}

function bitsOf(passphrase: string): number {
  // A repeated word costs nothing to guess.
  const parts = new Set(passphrase.match(/\p{L}+|\p{N}+|[^\p{L}\p{N}\s]+/gu));
  return [...parts].reduce((sum, part) => sum + bitsOfPart(part), 0);
}

function bitsOfPart(part: string): number {
  // A letter that repeats the one before, or follows it in the alphabet or on the number row, adds nothing.
  const letters = Array.from(part).filter((letter, at, all) => {
    const step = (letter.codePointAt(0) ?? 0) - (all[at - 1]?.codePointAt(0) ?? -9);
    return Math.abs(step) > 1;
  }).length;
  if (/^\p{N}/u.test(part)) return Math.min(letters * 3.3, 20);
  if (!/^\p{L}/u.test(part)) return Math.min(letters * 3, 6);
  // A short word is one of few; a long run of letters is two or three words written together, or a random one.
  return letters <= 3 ? letters * 3 : bitsOfWord + Math.max(0, letters - 8) * 3;
}
