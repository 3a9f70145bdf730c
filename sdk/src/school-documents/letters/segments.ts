import { sentencesOf } from "../lines/sentences.ts";

/** A piece of a paragraph between two places where a decision or a reason may begin or end. */
export interface Segment {
  /** Index of its paragraph. */
  readonly paragraph: number;
  /** Its place in the paragraph's text. */
  readonly start: number;
  readonly end: number;
  /** What joins it to the piece before: "^" begins a paragraph, "." a sentence; else the mark and the conjunction. */
  readonly joint: string;
}

const conjunctions =
  "and|but|so|because|since|as|for|given|due|while|although|though|which|who|where|until|unless|if|when|instead|rather|with|without|based|after|before|in order|in light";
/** "The team met and will not …" has one subject. */
const auxiliary = "(?:will|is|are|was|were|has|have|had|can|cannot|does|do|did|would)";
/** Between two pieces: behind a mark, around a dash, or before a conjunction. */
const between = new RegExp(
  String.raw`(?<=[,;:])\s+(?:and |but |so |yet |or )?|\s[–—-]{1,2}\s+|\s+(?=(?:${conjunctions})\b)(?!and ${auxiliary}\b)`,
  "gi",
);
const opensWithConjunction = new RegExp(`^(?:${conjunctions})\\b`, "i");
/** Letters of a piece, at least. */
const shortest = 3;

/** @param paragraphs the texts of a letter. @returns their pieces in order. */
export const segmentsOf = (paragraphs: readonly string[]): Segment[] => paragraphs.flatMap(piecesOf);

function piecesOf(text: string, paragraph: number): Segment[] {
  const pieces: Segment[] = [];
  let from = 0;
  for (const sentence of sentencesOf(text)) {
    const first = Math.max(from, text.indexOf(sentence, from));
    const last = first + sentence.length;
    let start = first;
    let joint = pieces.length === 0 ? "^" : ".";
    for (const match of sentence.matchAll(between)) {
      const end = first + match.index;
      const next = end + match[0].length;
      if (next - start < shortest || last - next < shortest) continue;
      pieces.push({ paragraph, start, end, joint });
      joint = jointOf(text, end, match[0], next);
      start = next;
    }
    pieces.push({ paragraph, start, end: last, joint });
    from = last;
  }
  return pieces;
}

/** ", and", "- ", "_because" */
function jointOf(text: string, end: number, matched: string, next: number): string {
  const mark = /[,;:]/.exec(text[end - 1] ?? "")?.[0] ?? (/[–—-]/.test(matched) ? "-" : "_");
  const conjunction = matched.replace(/[^a-z]/gi, "") || opensWithConjunction.exec(text.slice(next))?.[0];
  return mark + (conjunction ?? "").toLowerCase();
}
