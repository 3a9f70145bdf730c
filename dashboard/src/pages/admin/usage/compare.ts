import { compareWords } from "../../../content/admin/usage.ts";

interface Sizes {
  /** What the figure is written as. */
  readonly written: (figure: number) => string;
  /** Below this, a share of it would say nothing, and the difference is said instead. */
  readonly few: number;
}

/**
 * Compares a figure with the same number of days before, in words.
 * @param before the words for those days: "the 30 days before".
 */
export function compare(now: number, was: number, before: string, { written, few }: Sizes): string {
  const difference = Math.abs(now - was);
  if (was === 0) return now === 0 ? compareWords.noneEither(before) : compareWords.none(before);
  if (difference === 0) return compareWords.same(before);
  if (now === 0) return compareWords.only(before, written(was));
  if (was >= few && now / was >= 10)
    return compareWords.times(Math.round(now / was).toLocaleString("en-US"), before, written(was));
  const share = Math.round((difference / was) * 100);
  if (was >= few && share === 0) return compareWords.about(before, written(was));
  const by = was >= few ? `${share}%` : written(difference);
  return (now > was ? compareWords.more : compareWords.less)(by, before, written(was));
}
