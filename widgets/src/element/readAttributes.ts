import { siteKeyPattern } from "@iep-insider/sdk/contract";
import { type AttributeValues, elementAttributes, type TableRow } from "@iep-insider/sdk/embed";

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
  let hasProblems = false;
  const entries = elementAttributes.map((row: TableRow) => {
    const text = given.get(row.name)?.trim();
    const value = text ? readValue(row, text) : null;
    if ((text && value === null) || [...given.keys()].some((name) => isMisspelled(name, row)))
      hasProblems = true;
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
 * Whether an unknown attribute was probably meant to be this one: the same letters, spelled differently (siteKey,
 * site_key). Any other unknown attribute belongs to the page or its framework, and is ignored.
 */
export function isMisspelled(name: string, row: Pick<TableRow, "name">): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/^data-|[-_]/g, "");
  return row.name !== name && letters(row.name) === letters(name);
}
