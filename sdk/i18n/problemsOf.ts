import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import { piecesOf } from "../src/locale/links.ts";
import { parseMessage } from "./translate.ts";

/** What is wrong with a translation whatever its words: its syntax, its values, its links, the spaces at its ends. */
export function problemsOf(english: string, spanish: string): readonly string[] {
  let values: ReadonlySet<string>;
  try {
    values = valuesIn(parseMessage(spanish));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const asked = parseMessage(english);
  const known = valuesIn(asked);
  const missing = [...valuesIn(asked, isArgumentElement)].filter((name) => !values.has(name));
  const unknown = [...values].filter((name) => !known.has(name));
  const [links, ours] = [english, spanish].map(targetsIn);
  return [
    ...missing.map((name) => `lacks {${name}}`),
    ...unknown.map((name) => `has an unknown {${name}}`),
    ...(links === ours ? [] : [`has other links: ${ours}`]),
    ...(spanish === spanish.trim() ? [] : ["has a space at its start or end"]),
  ];
}

/** Where the links lead, in any order. */
function targetsIn(text: string): string {
  return piecesOf(text)
    .flatMap((piece) => (typeof piece === "string" ? [] : [piece.to]))
    .sort()
    .join(" ");
}

/** The names of values. @param isCounted which elements count; what chooses a form may do so in one language only. */
function valuesIn(
  elements: readonly MessageFormatElement[],
  isCounted = (element: MessageFormatElement) => !isLiteralElement(element) && !isPoundElement(element),
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (isCounted(element) && "value" in element) names.add(String(element.value));
    if (isPluralElement(element) || isSelectElement(element))
      for (const { value } of Object.values(element.options))
        for (const name of valuesIn(value, isCounted)) names.add(name);
  }
  return names;
}
