import { randomBytes } from "./bytes.ts";

/** Crockford's base 32, without letters that look like digits: https://www.crockford.com/base32.html */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 27 random letters are 135 bits; the last one is their check letter. */
const codeLength = 28;
const groupLength = 4;

/** What was typed as a recovery code. */
export type ReadCode =
  | { readonly kind: "code"; readonly code: string }
  /** `letters` were typed, of `codeLength`. */
  | { readonly kind: "length"; readonly letters: number }
  /** A letter is wrong, or two are swapped, or one is in no code. */
  | { readonly kind: "misread" };

/** @returns a new code in the form that `readRecoveryCode` returns: 28 letters without spaces. */
export function createRecoveryCode(): string {
  const values = Array.from(randomBytes(codeLength - 1), (byte) => byte & 31);
  return [...values, checkOf(values)].map((value) => letters.charAt(value)).join("");
}

/** The code as it is shown: seven groups of four. */
export function groupsOf(code: string): readonly string[] {
  return code.match(new RegExp(`.{1,${groupLength}}`, "g")) ?? [];
}

/** Reads a typed code. Spaces, dashes and lowercase do not matter; O is read as 0, I and L as 1. */
export function readRecoveryCode(typed: string): ReadCode {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  if (code.length !== codeLength) return { kind: "length", letters: code.length };
  const values = Array.from(code, (letter) => letters.indexOf(letter));
  const isRight = !values.includes(-1) && checkOf(values) === 0;
  return isRight ? { kind: "code", code } : { kind: "misread" };
}

/**
 * Damm's algorithm over the field of 32 elements (x^5 + x^2 + 1): any one wrong letter, and any two neighbors swapped,
 * change the result. It is 0 for letters with their check letter.
 */
function checkOf(values: readonly number[]): number {
  return values.reduce((interim, value) => {
    const doubled = (interim ^ value) << 1;
    return doubled < 32 ? doubled : doubled ^ 0b100101;
  }, 0);
}
