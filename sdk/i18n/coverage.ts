import type { Area } from "./areas.ts";
import { readCatalog } from "./catalog.ts";
import { messagesOf } from "./messagesOf.ts";
import { plainnessOf, plainnessProblems, wordsIn } from "./plainness.ts";
import { problemsOf } from "./problemsOf.ts";
import { ruledOut } from "./termTable.ts";

/**
 * @returns a line per area: messages, words, how many are translated, how plain the Spanish is (Fernández-Huerta), and
 * the native speaker who has read all of it.
 */
export function coverage(areas: readonly Area[]): string {
  const rows = areas.map((area) => {
    const messages = messagesOf(area);
    const { translations, reviewedBy } = readCatalog(area.name);
    const done = messages.filter(({ id }) => translations.get(id));
    return [
      area.name,
      messages.length,
      messages.reduce((sum, { id }) => sum + wordsIn(id), 0),
      done.length,
      plainnessOf(done.map(({ id }) => ({ spanish: translations.get(id) ?? "" }))) ?? "",
      reviewedBy ?? "nobody",
    ];
  });
  const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0);
  const reviewed = rows.filter((row) => row[5] !== "nobody").length;
  const all = [
    ["area", "messages", "words", "translated", "plainness", "reviewed by"],
    ...rows,
    ["all", sum(1), sum(2), sum(3), "", `${reviewed} of ${rows.length}`],
  ];
  return all
    .map((row) =>
      row
        .map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(12)))
        .join("")
        .trimEnd(),
    )
    .join("\n");
}

/**
 * A line for each message that is a part of a sentence, and each translation with a fault in its form, that is hard to
 * read, or with a word that the table of terms rules out.
 */
export function faultsIn(areas: readonly Area[]): readonly string[] {
  return areas.flatMap((area) => {
    const { name } = area;
    const texts = [...readCatalog(name).translations].filter(([, spanish]) => spanish !== "");
    return [
      ...messagesOf(area)
        .filter(({ isFragment }) => isFragment)
        .map(({ id, files }) => `${name}: "${id}" in ${files.join(", ")} is a part of a sentence`),
      ...texts.flatMap(([english, spanish]) =>
        [...problemsOf(english, spanish), ...plainnessProblems(english, spanish)].map(
          (problem) => `${name}: "${spanish}" ${problem}`,
        ),
      ),
      ...ruledOut(texts.map(([, spanish]) => [`${name}: "${spanish}"`, spanish])),
    ];
  });
}
