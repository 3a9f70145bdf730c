import type { DocumentScore, FieldScore } from "./score.ts";

/** What the held-out samples have to reach, as shares (issue 23). */
export const limits = { precision: 0.95, recall: 0.9, kinds: 0.95 } as const;

/** A field over several documents. */
export interface FieldResult {
  readonly field: string;
  readonly right: number;
  readonly wrong: number;
  /** Questions whose answer is yes, and those whose answer is no. */
  readonly asked: number;
  readonly askedWrong: number;
  readonly missed: number;
  /** Of what was stated, the share that is right; 1 when nothing was stated. */
  readonly precision: number;
  /** Of what is there, the share that was stated or asked about; 1 when nothing is there. */
  readonly recall: number;
  /** At least half of the questions have to be right: to ask about everything is no reading. */
  readonly isMet: boolean;
}

/** Adds up each field of the documents. */
export function judge(scores: readonly DocumentScore[]): FieldResult[] {
  const fields = Map.groupBy(
    scores.flatMap((score) => score.fields),
    ({ field }) => field,
  );
  return [...fields].map(([field, parts]) => {
    const total = (count: (part: FieldScore) => number) => parts.reduce((sum, part) => sum + count(part), 0);
    const right = total((part) => part.right);
    const wrong = total((part) => part.wrong.length);
    const asked = total((part) => part.asked);
    const askedWrong = total((part) => part.askedWrong.length);
    const missed = total((part) => part.missed.length);
    const precision = share(right, wrong);
    const recall = share(right + asked, missed);
    const least = field === "kind" ? { precision: limits.kinds, recall: limits.kinds } : limits;
    return {
      field,
      right,
      wrong,
      asked,
      askedWrong,
      missed,
      precision,
      recall,
      isMet: precision >= least.precision && recall >= least.recall && asked >= askedWrong,
    };
  });
}

export const isEverythingMet = (results: readonly FieldResult[]) => results.every(({ isMet }) => isMet);

const share = (right: number, others: number) => (right + others === 0 ? 1 : right / (right + others));
