/** How an attribute's text is read. */
export type AttributeType = "site key" | "web address" | "state" | "theme";

export interface AttributeRow {
  /** As a partner writes it in HTML. */
  readonly name: string;
  /** As a script sets it on the element. */
  readonly property: string;
  readonly type: AttributeType;
  /** What stands when the attribute is missing or cannot be read. */
  readonly default: string | null;
  /** One line for a site owner. */
  readonly meaning: string;
}

/**
 * The attributes every element takes. Docs, types, Storybook's controls and the checks all read this table;
 * nothing about an attribute stands anywhere else.
 */
export const attributes = [
  {
    name: "site-key",
    property: "siteKey",
    type: "site key",
    default: null,
    meaning: "Your public key (site_…). Without one the tool works too; it is then not counted as yours.",
  },
  {
    name: "api-base",
    property: "apiBase",
    type: "web address",
    default: null,
    meaning: "Where our server is. Only needed when you serve the script yourself or build it into your own.",
  },
  {
    name: "state",
    property: "state",
    type: "state",
    default: null,
    meaning: "The two-letter code of a state (MA, TX, DC) to start with, where a tool depends on it.",
  },
  {
    name: "theme",
    property: "theme",
    type: "theme",
    default: "auto",
    meaning: "light, dark, or auto: as your page is.",
  },
] as const satisfies readonly AttributeRow[];

export type AttributeName = (typeof attributes)[number]["name"];

/** The attributes of one element, read. */
export type AttributeValues = Readonly<Record<AttributeName, string | null>>;
