import { glossary } from "../src/law/glossary/index.ts";
import { areas } from "./areas.ts";
import { readCatalog } from "./catalog.ts";

/** Fewer words may be a name. */
const fewest = 4;
/** What English code looks for in what a parent types, and in what the server says. */
const understood = ["la escuela dijo que no", "no se cobró nada"];

/**
 * @returns what finds texts of the catalogs: a translation, or a part of it between values. The Spanish names that a
 * school's papers give a term are on English screens, too.
 */
export function createSpanishFinder(): (text: string) => readonly string[] {
  const catalogs = areas.flatMap(({ name }) => [...readCatalog(name).translations]);
  const names = glossary.flatMap(({ inSpanish }) => inSpanish);
  const inEnglish = [...catalogs.map(([message]) => message), ...names, ...understood]
    .map((text) => wordsOf(text).join(" "))
    .join("|");
  const byStart = Map.groupBy(new Set(catalogs.flatMap(([, translation]) => partsOf(translation))), (part) =>
    part.split(" ", fewest).join(" "),
  );
  return (text) => {
    const words = wordsOf(text);
    return words.flatMap((_, place) =>
      (byStart.get(words.slice(place, place + fewest).join(" ")) ?? []).filter(
        (part) =>
          words.slice(place, place + part.split(" ").length).join(" ") === part && !inEnglish.includes(part),
      ),
    );
  };
}

function partsOf(message: string): readonly string[] {
  const parts = message.split(/[{}]/).map(wordsOf);
  return parts.filter(({ length }) => length >= fewest).map((words) => words.join(" "));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
