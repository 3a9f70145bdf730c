import { type Area, areas, completeAreas } from "../i18n/areas.ts";
import { readCatalog } from "../i18n/catalog.ts";
import { messagesOf } from "../i18n/messagesOf.ts";
import { problemsOf } from "../i18n/problemsOf.ts";
import { fernandezHuerta } from "../src/reading-grade/fernandezHuerta.ts";
import type { DataSet } from "./shared.ts";

/** Every area that is declared complete has all of its messages, without faults, in plain Spanish (ADR 92). */
export const translations: DataSet<readonly string[]> = {
  name: "translations",
  data: completeAreas,
  problems: (names) => names.flatMap(problemsOfArea),
};

const plainEnough = 60;

function problemsOfArea(name: string): readonly string[] {
  const area = areas.find((one) => one.name === name);
  if (!area) return [`${name} is no area`];
  return [...untranslated(area), ...faults(area)].map((problem) => `${name} › ${problem}`);
}

function untranslated(area: Area): readonly string[] {
  const { translations: known } = readCatalog(area.name);
  return messagesOf(area)
    .filter(({ id }) => !known.get(id))
    .map(({ id, files }) => `"${id}" of ${files[0]} has no Spanish (npm run i18n -- extract)`);
}

function faults({ name }: Area): readonly string[] {
  const texts = [...readCatalog(name).translations].filter(([, spanish]) => spanish !== "");
  const plainness = Math.round(fernandezHuerta(texts.map(([, spanish]) => spanish).join("\n")));
  return [
    ...texts.flatMap(([english, spanish]) =>
      problemsOf(english, spanish).map((problem) => `"${spanish}" ${problem}`),
    ),
    ...(plainness < plainEnough ? [`is hard to read: ${plainness}, and ${plainEnough} is the least`] : []),
  ];
}
