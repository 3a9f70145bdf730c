import { stateNames } from "../src/law/index.ts";
import { areas } from "./areas.ts";
import { readCatalog } from "./catalog.ts";
import { englishWordsOf } from "./englishIn.ts";

/**
 * What stays English on a screen in Spanish: names of offices, laws and cases, whose words begin with capitals; what is
 * quoted or in parentheses as parents meet it on paper; addresses; and names of one word.
 */
const staysEnglish = new RegExp(
  [
    String.raw`\p{Lu}[\p{L}.’'-]*(,? ((v\.|of|and|for|the|on|with|in|to) )*\p{Lu}[\p{L}.’'-]*)+`,
    String.raw`“[^”]*”|\([^)]*\)|https?:\S+|\S*@\S+|[\w-]*_\w+|\w+\.\w+`,
    ...Object.values(stateNames),
    // A language's own name, an office, and what tests type.
    String.raw`Zqx\w*( in my words)?|Maria|Lopez|English|CADRE`,
  ].join("|"),
  "gu",
);
const citations = /\b(CFR|U\.S\.C\.|OSEP|Fed\. Reg\.)/;

let known: ReadonlySet<string> | null = null;

/**
 * The texts of a screen in Spanish that have a word which does not belong there: one that English sentences have and
 * Spanish ones do not, or one that no translation has.
 */
export function leftInEnglish(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => {
    if (citations.test(text)) return false;
    const rest = text.replaceAll(staysEnglish, " ");
    return englishWordsOf(rest).length > 0 || wordsOf(rest).some((word) => !wordsInSpanish().has(word));
  });
}

function wordsInSpanish(): ReadonlySet<string> {
  known ??= new Set(
    areas
      .flatMap(({ name }) => [...readCatalog(name).translations.values()])
      .map((translation) => translation.replaceAll(/“[^”]*”|\([^)]*\)/g, " "))
      .concat(daysInSpanish())
      .flatMap(wordsOf),
  );
  return known;
}

/** Every weekday and every month, as dates have them. */
function daysInSpanish(): readonly string[] {
  const format = new Intl.DateTimeFormat("es-US", { dateStyle: "full", timeZone: "UTC" });
  return Array.from({ length: 365 }, (_, day) => format.format(Date.UTC(2026, 0, 1 + day)));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\d*\p{L}[\p{L}\d]+/gu) ?? [];
}
