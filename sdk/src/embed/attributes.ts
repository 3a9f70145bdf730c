/** How an attribute's text is read. */
type AttributeType = "site key" | "background" | "web address" | "state" | "choice" | "color" | "text";

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
 * The attributes that every element takes, in the order in which snippets write them. Elements, snippets, types,
 * documentation and checks derive from it; what the documentation adds is in `widgets/src/element/reference`.
 */
export const attributeTable = [
  { name: "site-key", type: "site key" },
  { name: "api-base", type: "web address" },
  { name: "render", type: "choice", values: ["inline", "iframe"], default: "inline" },
  { name: "mode", type: "choice", values: ["inline", "dialog"], default: "inline" },
  { name: "button-label", type: "text", atMost: 60 },
  { name: "heading", type: "text", atMost: 120 },
  { name: "theme", type: "choice", values: ["auto", "light", "dark"], default: "auto" },
  { name: "background", type: "background", default: "paper" },
  { name: "accent", type: "color" },
  { name: "state", type: "state" },
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

type RowOf<Name extends AttributeName> = Extract<(typeof attributeTable)[number], { name: Name }>;

/** @returns the row of one attribute. */
export function attributeRow<Name extends AttributeName>(name: Name): RowOf<Name> {
  return attributeTable.find((row) => row.name === name) as RowOf<Name>;
}

/** The attributes of one element, read. */
export type AttributeValues = Readonly<Record<AttributeName, string | null>>;
