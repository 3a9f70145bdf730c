import type { LetterModel } from "./LetterModel.ts";
import { labels, mayFollow, rowOf, rowOfJoint, type Says } from "./labels.ts";
import { segmentsOf } from "./segments.ts";
import { type LetterParagraph, signsOf, signsOfJoint } from "./signs.ts";

/** What a letter says in one place. */
export interface Told {
  readonly says: Says;
  /** Index of its paragraph. */
  readonly paragraph: number;
  readonly text: string;
}

/**
 * Finds the decisions and reasons in a letter's text: the most likely labels of its pieces, taken together (a
 * linear-chain conditional random field, decoded by Viterbi's algorithm; ADR 102).
 */
export function tagLetter(paragraphs: readonly LetterParagraph[], model: LetterModel): Told[] {
  const segments = segmentsOf(paragraphs.map(({ text }) => text));
  const signs = signsOf(paragraphs, segments);
  const best = bestLabels(
    segments.map(({ joint }, at) => ({ joint, rows: (signs[at] ?? []).map(rowOf) })),
    model,
  );
  const told: (Omit<Told, "text"> & { start: number; end: number })[] = [];
  for (const [at, { paragraph, start, end }] of segments.entries()) {
    const label = labels[best[at] ?? 0];
    const last = told.at(-1);
    if (!label?.says) continue;
    if (label.isBegin || !last) told.push({ says: label.says, paragraph, start, end });
    else last.end = end;
  }
  return told.map(({ says, paragraph, start, end }) => ({
    says,
    paragraph,
    text: (paragraphs[paragraph]?.text ?? "").slice(start, end),
  }));
}

/** What is missed costs a parent more than a question that they answer with no, so what is uncertain is asked about. */
const eagerness = 1;

interface Piece {
  readonly joint: string;
  readonly rows: readonly number[];
}

function bestLabels(pieces: readonly Piece[], model: LetterModel): number[] {
  /** For each piece and label, the best label before it. */
  const came: number[][] = [];
  let scores: number[] = [];
  for (const [at, { joint, rows }] of pieces.entries()) {
    const own = labels.map(({ says }, label) =>
      rows.reduce((sum, row) => sum + model.weight(row, label), says === null ? -eagerness : 0),
    );
    const ways = labels.map((_, label) => {
      if (at === 0) return { score: mayFollow(0, label, joint) ? 0 : Number.NEGATIVE_INFINITY, before: 0 };
      const all = labels.map((_, before) => ({
        before,
        score: mayFollow(before, label, joint)
          ? (scores[before] ?? 0) + jointScore(joint, before, label, model)
          : Number.NEGATIVE_INFINITY,
      }));
      return all.reduce((best, way) => (way.score > best.score ? way : best));
    });
    came.push(ways.map(({ before }) => before));
    scores = ways.map(({ score }, label) => score + (own[label] ?? 0));
  }
  let label = scores.indexOf(Math.max(...scores));
  const path: number[] = [];
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    path.unshift(label);
    label = came[at]?.[label] ?? 0;
  }
  return path;
}

const jointScore = (joint: string, before: number, label: number, model: LetterModel) =>
  signsOfJoint(joint).reduce((sum, sign) => sum + model.weight(rowOfJoint(sign, before), label), 0);
