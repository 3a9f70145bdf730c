import { type AttributeName, attributeTable } from "@iep-insider/sdk/embed";
import { meantName, readValue } from "../readAttributes.ts";

/**
 * What is wrong with the attributes of an element, for the site owner.
 * @param given its attributes, by name. @returns one sentence per mistake, with what to write instead.
 */
export function problemsIn(given: ReadonlyMap<string, string>): readonly string[] {
  const unreadable = attributeTable.flatMap((row) => {
    const text = given.get(row.name)?.trim();
    return text && readValue(row, text) === null ? [`${row.name}="${text}" ${corrections[row.name]}`] : [];
  });
  const unknown = [...given.keys()].flatMap((name) => {
    const meant = meantName(name);
    return meant ? [`there is no attribute "${name}". Did you mean "${meant}"?`] : [];
  });
  return [...unreadable, ...unknown];
}

const corrections: Readonly<Record<AttributeName, string>> = {
  "site-key": "is not a site key. A site key begins with site_.",
  "api-base": "is not a web address. Write it in full: https://…",
  state: "is not a state. Write its two letters, such as MA.",
  theme: "is not a theme. Write light, dark or auto.",
  render: "is not a way to render. Write inline or iframe.",
  mode: "is not a mode. Write inline or dialog.",
  "button-label": "is too long for a button. Write up to 60 characters.",
  background: "is not a background. Write paper, page or transparent.",
  accent: "is not a color that we can read. Write it as #rrggbb, such as #5b2a3c.",
  heading: "is too long for a heading. Write up to 120 characters.",
};
