import {
  type AttributeName,
  type ElementAttributeName,
  elementAttributes,
  type TableRow,
} from "@iep-insider/sdk/embed";
import { isMisspelled, readValue } from "../readAttributes.ts";

/**
 * What is wrong with the attributes of an element, for the site owner.
 * @param given its attributes, by name. @returns one sentence per mistake, with what to write instead.
 */
export function problemsIn(given: ReadonlyMap<string, string>): readonly string[] {
  return mistakesIn(given, elementAttributes, readValue, corrections);
}

/**
 * The same for any rows of the table.
 * @param read gives null for what cannot be read. @param said the correction of each row that is not a list of values.
 */
export function mistakesIn<Name extends AttributeName>(
  given: ReadonlyMap<string, string>,
  rows: readonly TableRow<Name>[],
  read: (row: TableRow<Name>, text: string) => string | null,
  said: Readonly<Partial<Record<Name, string>>>,
): readonly string[] {
  const unreadable = rows.flatMap((row) => {
    const text = given.get(row.name)?.trim();
    return text && read(row, text) === null ? [`${row.name}="${text}" ${said[row.name] ?? oneOf(row)}`] : [];
  });
  const unknown = [...given.keys()].flatMap((name) => {
    const meant = rows.find((row) => isMisspelled(name, row));
    return meant ? [`there is no attribute "${name}". Did you mean "${meant.name}"?`] : [];
  });
  return [...unreadable, ...unknown];
}

function oneOf({ values = [] }: TableRow): string {
  return `is not known. Write ${values.slice(0, -1).join(", ")} or ${values.at(-1)}.`;
}

const corrections: Readonly<Partial<Record<ElementAttributeName, string>>> = {
  "site-key": "is not a site key. A site key begins with site_.",
  "api-base": "is not a web address. Write it in full: https://…",
  state: "is not a state. Write its two letters, such as MA.",
  background: "is not a background. Write paper, page or transparent.",
  accent: "is not a color that we can read. Write it as #rrggbb, such as #5b2a3c.",
  heading: "is too long for a heading. Write up to 120 characters.",
};
