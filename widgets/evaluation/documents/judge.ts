import type { DocumentScore } from "./score.ts";

/** What the held-out samples have to reach, as shares (issue 23). */
export const limits = { precision: 0.95, recall: 0.9, kinds: 0.95 } as const;

/** A field over several documents. */
export interface FieldResult {
  readonly field: string;
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  /** Of what was found, the share that is right; 1 when nothing was found. */
  readonly precision: number;
  /** Of what is there, the share that was found; 1 when nothing is there. */
  readonly recall: number;
  readonly isMet: boolean;
}

/** Adds up each field of the documents. */
export function judge(scores: readonly DocumentScore[]): FieldResult[] {
  const fields = Map.groupBy(
    scores.flatMap((score) => score.fields),
    ({ field }) => field,
  );
  return [...fields].map(([field, parts]) => {
    const right = parts.reduce((sum, part) => sum + part.right, 0);
    const wrong = parts.reduce((sum, part) => sum + part.wrong.length, 0);
    const missed = parts.reduce((sum, part) => sum + part.missed.length, 0);
    const precision = share(right, wrong);
    const recall = share(right, missed);
    const least = field === "kind" ? { precision: limits.kinds, recall: limits.kinds } : limits;
    return {
      field,
      right,
      wrong,
      missed,
      precision,
      recall,
      isMet: precision >= least.precision && recall >= least.recall,
    };
  });
}

export const isEverythingMet = (results: readonly FieldResult[]) => results.every(({ isMet }) => isMet);

const share = (right: number, others: number) => (right + others === 0 ? 1 : right / (right + others));
