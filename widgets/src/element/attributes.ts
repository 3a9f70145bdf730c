/** How an attribute's text is read. */
export type AttributeType = "site key" | "background" | "web address" | "state" | "choice" | "color" | "text";

interface AttributeShape {
  /** As a partner writes it in HTML. */
  readonly name: string;
  readonly type: AttributeType;
  /** Of a choice: what can be chosen. */
  readonly values?: readonly string[];
  /** Of a text: the most characters. */
  readonly atMost?: number;
  /** The value when the attribute is missing or invalid; null if omitted. */
  readonly default?: string;
}

/**
 * The attributes that every element takes, as far as a browser needs to know them. Their descriptions are in
 * `reference/attributes.ts`, row by row, for the docs, types, Storybook and checks.
 */
export const attributeTable = [
  { name: "site-key", type: "site key" },
  { name: "api-base", type: "web address" },
  { name: "state", type: "state" },
  { name: "theme", type: "choice", values: ["light", "dark", "auto"], default: "auto" },
  { name: "render", type: "choice", values: ["inline", "iframe"], default: "inline" },
  { name: "mode", type: "choice", values: ["inline", "dialog"], default: "inline" },
  { name: "button-label", type: "text", atMost: 60 },
  { name: "background", type: "background", default: "paper" },
  { name: "accent", type: "color" },
  { name: "heading", type: "text", atMost: 120 },
] as const satisfies readonly AttributeShape[];

export type AttributeName = (typeof attributeTable)[number]["name"];

/** A row as every reader of the table sees it. */
export type TableRow = AttributeShape & { readonly name: AttributeName };

/** @returns what a script sets on an element in place of the attribute: `siteKey` for `site-key`. */
export function propertyOf<Name extends AttributeName>(name: Name): PropertyOf<Name> {
  return name.replace(/-./, (letter) => letter.charAt(1).toUpperCase()) as PropertyOf<Name>;
}

type PropertyOf<Name extends string> = Name extends `${infer First}-${infer Second}`
  ? `${First}${Capitalize<Second>}`
  : Name;

export type AttributeProperty = PropertyOf<AttributeName>;

/** The attributes of one element, read. */
export type AttributeValues = Readonly<Record<AttributeName, string | null>>;
