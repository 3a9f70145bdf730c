import { compareWords } from "../../../content/admin/usage.ts";

interface Sizes {
  /** Formats a figure. */
  readonly written: (figure: number) => string;
  /** Below this, the difference is shown instead of a percentage. */
  readonly few: number;
}

/**
 * Compares a figure with the previous period of the same length, in words.
 * @param before the words for that period: "the 30 days before".
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
