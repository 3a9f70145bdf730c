/** How an attribute's text is read. */
export type AttributeType = "site key" | "web address" | "state" | "choice" | "color" | "text";

interface AttributeShape {
  /** As a partner writes it in HTML. */
  readonly name: string;
  /** As a script sets it on the element. */
  readonly property: string;
  readonly type: AttributeType;
  /** Of a choice: what can be chosen. */
  readonly values?: readonly string[];
  /** Of a text: the most characters. */
  readonly atMost?: number;
  /** What stands when the attribute is missing or cannot be read. */
  readonly default: string | null;
}

/**
 * The attributes every element takes, as far as a browser needs to know them. What each is for stands in
 * `reference/attributes.ts`, row by row: docs, types, Storybook and the checks read it there.
 */
export const attributeTable = [
  { name: "site-key", property: "siteKey", type: "site key", default: null },
  { name: "api-base", property: "apiBase", type: "web address", default: null },
  { name: "state", property: "state", type: "state", default: null },
  { name: "theme", property: "theme", type: "choice", values: ["light", "dark", "auto"], default: "auto" },
  { name: "render", property: "render", type: "choice", values: ["inline", "iframe"], default: "inline" },
  { name: "mode", property: "mode", type: "choice", values: ["inline", "dialog"], default: "inline" },
  { name: "button-label", property: "buttonLabel", type: "text", atMost: 60, default: null },
  { name: "accent", property: "accent", type: "color", default: null },
  { name: "heading", property: "heading", type: "text", atMost: 120, default: null },
] as const satisfies readonly AttributeShape[];

export type AttributeName = (typeof attributeTable)[number]["name"];

/** A row as every reader of the table sees it. */
export type TableRow = AttributeShape & { readonly name: AttributeName };

/** The attributes of one element, read. */
export type AttributeValues = Readonly<Record<AttributeName, string | null>>;
