import { siteKeyPattern } from "@iep-insider/sdk/contract";
import { type AttributeName, type AttributeType, type AttributeValues, attributes } from "./attributes.ts";

export interface ReadAttributes {
  readonly values: AttributeValues;
  /** One sentence per fault, for the site owner; the tool goes on with the default. */
  readonly problems: readonly string[];
}

/** @param given the attributes that stand on the element, by name. */
export function readAttributes(given: ReadonlyMap<string, string>): ReadAttributes {
  const problems: string[] = [];
  const entries = attributes.map((row) => {
    const text = given.get(row.name)?.trim();
    if (!text) return [row.name, row.default];
    const value = readers[row.type].read(text);
    if (value === null) problems.push(`${row.name}="${text}" ${readers[row.type].mend}`);
    return [row.name, value ?? row.default];
  });
  for (const name of given.keys()) {
    const meant = meantName(name);
    if (meant) problems.push(`there is no attribute "${name}". Did you mean "${meant}"?`);
  }
  return { values: Object.fromEntries(entries) as AttributeValues, problems };
}

const readers: Record<AttributeType, { read: (text: string) => string | null; mend: string }> = {
  "site key": {
    read: (text) => (siteKeyPattern.test(text) ? text : null),
    mend: "is not a site key. A site key begins with site_.",
  },
  "web address": { read: originAndPath, mend: "is not a web address. Write it in full: https://…" },
  state: {
    read: (text) => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : null),
    mend: "is not a state. Write its two letters, such as MA.",
  },
  theme: {
    read: (text) => (/^(light|dark|auto)$/.test(text) ? text : null),
    mend: "is not a theme. Write light, dark or auto.",
  },
};

function originAndPath(text: string): string | null {
  try {
    const { protocol, origin, pathname } = new URL(text);
    return /^https?:$/.test(protocol) ? origin + pathname.replace(/\/+$/, "") : null;
  } catch {
    return null;
  }
}

/**
 * The attribute of ours that an unknown one was probably meant to be: the same letters, written another way
 * (siteKey, site_key). Any other unknown attribute belongs to the page or its framework and is none of our business.
 */
function meantName(name: string): AttributeName | undefined {
  const letters = (text: string) => text.toLowerCase().replace(/^data-|[-_]/g, "");
  return attributes.find((row) => row.name !== name && letters(row.name) === letters(name))?.name;
}
