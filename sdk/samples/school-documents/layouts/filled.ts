import type { SampleData } from "../sampleSchema.ts";

const countWords = "zero one two three four five six seven eight nine ten".split(" ");

/**
 * Puts what a discipline notice says into an office's own sentences.
 *
 * @param words text with `{incident}`, `{days}`, `{days in words}`, `{meeting}`, `{returns}` or `{incident date}`
 * @param day how the office writes a day
 * @throws {Error} if a name in braces is none of these, or the notice has no value for it
 */
export function filled(
  words: string,
  { discipline, dates }: SampleData,
  day: (iso: string) => string,
): string {
  const count = discipline?.days ?? null;
  const dayOf = (iso: string | null | undefined) => (iso ? day(iso) : null);
  const values: Readonly<Record<string, string | null | undefined>> = {
    incident: discipline?.incident,
    days: count === null ? null : String(count),
    "days in words": count === null ? null : (countWords[count] ?? String(count)),
    meeting: dayOf(discipline?.manifestationMeeting),
    returns: dayOf(discipline?.returns),
    "incident date": dayOf(dates.incident),
  };
  return words.replaceAll(/\{([^}]*)\}/g, (_, name: string) => {
    const value = values[name];
    if (!value) throw new Error(`The notice has no "${name}".`);
    return value;
  });
}
