import {
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import { parseMessage } from "./translate.ts";

/** What is wrong with a translation whatever its words: its syntax, its values, the spaces at its ends. */
export function problemsOf(english: string, spanish: string): readonly string[] {
  let values: ReadonlySet<string>;
  try {
    values = valuesIn(parseMessage(spanish));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const expected = valuesIn(parseMessage(english));
  const missing = [...expected].filter((name) => !values.has(name)).map((name) => `lacks {${name}}`);
  const unknown = [...values].filter((name) => !expected.has(name)).map((name) => `has an unknown {${name}}`);
  const edges = [/^\s*/, /\s*$/].every((edge) => edge.exec(english)?.[0] === edge.exec(spanish)?.[0]);
  return [...missing, ...unknown, ...(edges ? [] : ["has other spaces at its start or end"])];
}

function valuesIn(elements: readonly MessageFormatElement[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if ("value" in element && element.type !== 0) names.add(String(element.value));
    if (isPluralElement(element) || isSelectElement(element))
      for (const { value } of Object.values(element.options))
        for (const name of valuesIn(value)) names.add(name);
  }
  return names;
}
