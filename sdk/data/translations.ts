import { type Area, areas, completeAreas } from "../i18n/areas.ts";
import { readCatalog } from "../i18n/catalog.ts";
import { faultsIn } from "../i18n/coverage.ts";
import { messagesOf } from "../i18n/messagesOf.ts";
import { plainEnough, plainnessOf, unusedExceptions } from "../i18n/plainness.ts";
import { articlesInSpanish, ruledOut, termRows } from "../i18n/termTable.ts";
import { glossary } from "../src/law/glossary/index.ts";
import type { GlossaryTerm } from "../src/law/glossary/Term.ts";
import type { DataSet } from "./shared.ts";

/**
 * Every area that is declared complete has all of its messages, without faults, in plain Spanish (ADR 92). Texts and
 * glossary use the terms of docs/translation.md.
 */
export const translations: DataSet<readonly string[]> = {
  name: "translations",
  data: completeAreas,
  problems: (names) => [
    ...names.flatMap(problemsOfArea),
    ...unusedExceptions(areas.flatMap((area) => messagesOf(area).map(({ id }) => id))),
    ...ruledOut(articlesInSpanish()),
    ...termProblems(termRows(), glossary),
  ],
};

function problemsOfArea(name: string): readonly string[] {
  const area = areas.find((one) => one.name === name);
  if (!area) return [`${name} is no area`];
  return [...untranslated(area), ...faultsIn([area]), ...hardToRead(area)];
}

function untranslated(area: Area): readonly string[] {
  const { translations: known } = readCatalog(area.name);
  return messagesOf(area)
    .filter(({ id }) => !known.get(id))
    .map(({ id, files }) => `${area.name}: "${id}" of ${files[0]} has no Spanish (npm run i18n -- extract)`);
}

function hardToRead({ name }: Area): readonly string[] {
  const texts = [...readCatalog(name).translations.values()].map((spanish) => ({ spanish }));
  const plainness = plainnessOf(texts) ?? 0;
  return plainness < plainEnough
    ? [`${name} is hard to read: ${plainness}, and ${plainEnough} is the least`]
    : [];
}

/**
 * Where the table of terms and the glossary name a thing differently. The glossary also has the other names that schools'
 * papers use: ours is the first for a term or what it is short for, and one of them for another name of it.
 */
export function termProblems(
  rows: ReturnType<typeof termRows>,
  terms: readonly Pick<GlossaryTerm, "term" | "longForm" | "alsoCalled" | "inSpanish">[],
): readonly string[] {
  return rows.flatMap(({ english, spanish }) =>
    english.flatMap((name, index) => {
      const is = (other: string | undefined) => other?.toLowerCase() === name;
      const term = terms.find((one) => is(one.term) || is(one.longForm) || one.alsoCalled.some(is));
      const ours = spanish[index] ?? spanish[0] ?? "";
      const isOwnName = is(term?.term) || (is(term?.longForm) && /^\p{Lu}+$/u.test(term?.term ?? ""));
      const known = term?.inSpanish.slice(0, isOwnName ? 1 : undefined) ?? [ours];
      return known.some((one) => one.toLowerCase() === ours)
        ? []
        : [`"${name}" is "${ours}" in docs/translation.md, and ${known.join(", ")} in the glossary`];
    }),
  );
}
