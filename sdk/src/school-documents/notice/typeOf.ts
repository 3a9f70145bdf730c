import type { NoticeFindings } from "../findings.ts";

export type DecisionType = NoticeFindings["decisions"][number]["value"]["type"];

/** The type that the words of a label, a heading or a box say; null where they say neither or both. */
export function typeOf(words: string): DecisionType | null {
  const proposes = /\b(propos|accept|approv|agreed|agreeing|agree|grant|offer)/i;
  const refuses =
    /\b(refus|deni|deny|reject|declin|disapprov)|\bnot (be )?(\w+ing |able )?(to )?(propos|accept|approv|agree|grant|offer|do|provid)/i;
  const [will, willNot] = [/\bwill(?! not\b)/i.test(words), /\b(will not|won['’]t)\b/i.test(words)];
  if (will && willNot) return null;
  if (/^(what )?(we|the \w+) (will|will not|won['’]t)( do)?\s*[:?]?$/i.test(words))
    return will ? "proposes" : "refuses";
  if (/^(?:(?:we|the team) (?:said|say) )?(?:yes|no)(?: to)?[:.]?$/i.test(words))
    return /\byes\b/i.test(words) ? "proposes" : "refuses";
  const isRefused = refuses.test(words);
  const isProposed = proposes.test(words.replace(/\bnot \w+( to)?/gi, ""));
  if (isProposed === isRefused) return null;
  return isProposed ? "proposes" : "refuses";
}
