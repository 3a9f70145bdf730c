import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import MagicString, { type SourceMap } from "magic-string";
import type { Message } from "./findMessages.ts";
import type { Range } from "./joinedTexts.ts";

/** Where the functions that choose a plural or a word are imported from. */
export const choosers = "@iep-insider/sdk/locale";

/**
 * Replaces the messages of a module by their translations. A plural becomes a call of a function from {@link choosers}.
 * @param messages of this module, as `findMessages` gives them.
 * @param translationOf the Spanish of a message; undefined leaves it in English.
 * @throws if a translation is not valid ICU, or names a value that the message does not have.
 */
export function translate(
  code: string,
  messages: readonly Message[],
  translationOf: (id: string) => string | undefined,
): { readonly code: string; readonly map: SourceMap } {
  const used = new Set<string>();

  /** A part of the source with the translations of the messages in it. */
  const sliceOf = ({ start, end }: Range): string => {
    let at = start;
    let text = "";
    for (const message of outermost(messages, start, end)) {
      const written = writtenAs(message);
      if (written === undefined) continue;
      text += code.slice(at, message.start) + written;
      at = message.end;
    }
    return text + code.slice(at, end);
  };

  const writtenAs = (message: Message): string | undefined => {
    const translation = translationOf(message.id);
    // Its values may have messages of their own.
    if (translation === undefined) return undefined;
    const literal = literalOf(parseMessage(translation), message, sliceOf, used);
    return message.form === "jsx" || message.form === "attribute" ? `{${literal}}` : literal;
  };

  const edited = new MagicString(code);
  const replaceIn = (range: Range): void => {
    for (const message of outermost(messages, range.start, range.end)) {
      const written = writtenAs(message);
      if (written !== undefined) edited.overwrite(message.start, message.end, written);
      else for (const value of message.values.values()) replaceIn(value);
    }
  };
  replaceIn({ start: 0, end: code.length });
  if (used.size > 0)
    edited.prepend(
      `import { ${[...used].map((name) => `${name} as __${name}`).join(", ")} } from "${choosers}";`,
    );
  return { code: edited.toString(), map: edited.generateMap({ hires: "boundary" }) };
}

/** @throws for a text that is not valid ICU. */
export function parseMessage(text: string): MessageFormatElement[] {
  return parse(text, { ignoreTag: true });
}

function outermost(messages: readonly Message[], start: number, end: number): readonly Message[] {
  const inside = messages.filter((one) => one.start >= start && one.end <= end);
  return inside
    .filter(
      (one) => !inside.some((other) => other !== one && other.start <= one.start && other.end >= one.end),
    )
    .sort((one, other) => one.start - other.start);
}

/** The source of a string or template. @param counted the value that `#` means. */
function literalOf(
  elements: readonly MessageFormatElement[],
  message: Message,
  sliceOf: (range: Range) => string,
  used: Set<string>,
  counted = "",
): string {
  const sourceOf = (name: string) => {
    const range = message.values.get(name);
    if (!range) throw new Error(`"${message.id}" has no value {${name}}.`);
    return sliceOf(range);
  };
  const pieces = elements.map((element) => {
    if (isLiteralElement(element)) return { text: element.value };
    if (isPoundElement(element)) return { value: counted };
    if (isArgumentElement(element)) return { value: sourceOf(element.value) };
    if (!isPluralElement(element) && !isSelectElement(element))
      throw new Error(`"${message.id}": only plural and select are known.`);
    const chooser = isPluralElement(element) ? "plural" : "select";
    const value = sourceOf(element.value);
    const options = Object.entries(element.options).map(
      ([name, { value: inner }]) =>
        [name, literalOf(inner, message, sliceOf, used, isPluralElement(element) ? value : counted)] as const,
    );
    const [yes, no, ...others] = options;
    // Of a condition in the source: as there, any value may be one, and what was not chosen is not computed.
    if (yes?.[0] === "true" && no?.[0] === "other" && others.length === 0)
      return { value: `(${value}) ? ${yes[1]} : ${no[1]}` };
    used.add(chooser);
    const forms = options.map(([name, form]) => `${JSON.stringify(name)}: ${form}`);
    return { value: `__${chooser}(${value}, { ${forms.join(", ")} })` };
  });
  if (pieces.every(({ value }) => value === undefined))
    return JSON.stringify(pieces.map(({ text }) => text).join(""));
  return `\`${pieces.map(({ text, value }) => (text === undefined ? `\${${value}}` : escapeTemplate(text))).join("")}\``;
}

function escapeTemplate(text: string): string {
  return text.replace(/[`\\]|\$\{/g, "\\$&");
}
