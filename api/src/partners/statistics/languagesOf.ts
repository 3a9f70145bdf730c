import {
  fewestShown,
  type Language,
  languages,
  type StatisticsEvent,
  type StatisticsFigures,
  type StatisticsLanguage,
  statisticsEvents,
} from "@iep-insider/sdk/contract";
import type { Block } from "./givenBlocks.ts";
import { type Days, periodsOf } from "./periods.ts";

/** How often something happened in Spanish in a month, over all tools and all keys of a partner. */
export interface SpanishCount {
  readonly month: string;
  readonly event: StatisticsEvent;
  readonly count: number;
}

/** What may be known of the languages of each whole month in these days that is over. @param days whole periods. */
export function languagesOf(
  blocks: readonly Block[],
  spanish: readonly SpanishCount[],
  days: Days,
  today: string,
): readonly StatisticsLanguage[] {
  const months = periodsOf("month", days).filter(
    ({ from, to }) => from >= days.from && to <= days.to && to < today,
  );
  return months.flatMap(({ from, to }) => {
    const shown = statisticsEvents.map((event) => {
      const ofMonth = blocks.filter((block) => block.event === event && block.from >= from && block.to <= to);
      const given = ofMonth.reduce((sum, { count }) => sum + count, 0);
      const inSpanish = spanish.find((one) => one.event === event && one.month === from.slice(0, 7));
      return [event, shownLanguages(given, inSpanish?.count ?? 0)] as const;
    });
    return languages.flatMap((language): StatisticsLanguage[] => {
      const figures = Object.fromEntries(
        shown.map(([event, figuresOf]) => [event, figuresOf[language]]),
      ) as StatisticsFigures;
      const isAnyShown = statisticsEvents.some((event) => figures[event] !== null);
      return isAnyShown ? [{ language, from, figures }] : [];
    });
  });
}

/**
 * Divides by language what the figures of all tools already tell, so the two together tell nothing new but how much was
 * in Spanish, and that only from {@link fewestShown} on. English is what is left of the given sum, so it takes nothing
 * from what is hidden in that sum. Where one language is small, the other is shown as if the small one had all it could
 * have: the difference tells nothing. `languagesOf.test.ts` tries every pair.
 *
 * @param given what the blocks of the month add up to: at most the true sum.
 * @param spanish the true count.
 * @returns for each language "at least" so many, or null.
 */
export function shownLanguages(given: number, spanish: number): Readonly<Record<Language, number | null>> {
  const rest = given - spanish;
  if (spanish >= fewestShown && rest >= fewestShown) return { en: rest, es: spanish };
  const larger = given - (fewestShown - 1);
  if (larger < fewestShown) return { en: null, es: null };
  return spanish < fewestShown ? { en: larger, es: null } : { en: null, es: larger };
}
