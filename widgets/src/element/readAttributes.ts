import { siteKeyPattern } from "@iep-insider/sdk/contract";
import {
  type AttributeName,
  type AttributeValues,
  attributeTable,
  type TableRow,
} from "@iep-insider/sdk/embed";

export interface ReadAttributes {
  readonly values: AttributeValues;
  /** The element's attributes, by name. */
  readonly given: ReadonlyMap<string, string>;
  /**
   * Whether the site owner has to be told something; `owner/problemsIn.ts` says what. The tool continues with the
   * defaults.
   */
  readonly hasProblems: boolean;
}

/** @param given the element's attributes, by name. */
export function readAttributes(given: ReadonlyMap<string, string>): ReadAttributes {
  let hasProblems = [...given.keys()].some(meantName);
  const entries = attributeTable.map((row: TableRow) => {
    const text = given.get(row.name)?.trim();
    const value = text ? readValue(row, text) : null;
    if (text && value === null) hasProblems = true;
    return [row.name, value ?? row.default ?? null];
  });
  return { values: Object.fromEntries(entries) as AttributeValues, given, hasProblems };
}

/** @returns null when it cannot be read. */
export function readValue({ type, values, atMost = 0 }: TableRow, text: string): string | null {
  if (type === "web address") return originAndPath(text);
  if (type === "state") return /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : null;
  const isRight =
    type === "site key"
      ? siteKeyPattern.test(text)
      : type === "background"
        ? /^(paper|(page|transparent)( #[\da-f]{6})?)$/i.test(text)
        : type === "color"
          ? /^#[\da-f]{6}$/i.test(text)
          : (values?.includes(text) ?? text.length <= atMost);
  return isRight ? text : null;
}

function originAndPath(text: string): string | null {
  try {
    const { protocol, origin, pathname } = new URL(text);
    return /^https?:$/.test(protocol) ? origin + pathname.replace(/\/+$/, "") : null;
  } catch {
    return null;
  }
}

/**
 * Our attribute that an unknown one was probably meant to be: the same letters, spelled differently (siteKey,
 * site_key). Any other unknown attribute belongs to the page or its framework, and is ignored.
 */
export function meantName(name: string): AttributeName | undefined {
  const letters = (text: string) => text.toLowerCase().replace(/^data-|[-_]/g, "");
  return attributeTable.find((row) => row.name !== name && letters(row.name) === letters(name))?.name;
}
