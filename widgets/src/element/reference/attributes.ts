import { type AttributeName, attributeTable, propertyOf, type TableRow } from "@iep-insider/sdk/embed";

/** One attribute, for documentation, types and controls. */
export interface AttributeRow extends TableRow {
  /** As a script sets it on the element. */
  readonly property: string;
  /** One line for a site owner. */
  readonly meaning: string;
}

const meanings: Readonly<Record<AttributeName, string>> = {
  "site-key": "Your public key (site_…). Optional; without it, usage is not counted for your site.",
  "api-base": "The URL of our server. Only needed if you serve the script yourself or bundle it.",
  state: "The two-letter code of the initial state (MA, TX, DC), for tools that depend on it.",
  theme: "light, dark, or auto: follows your page.",
  render:
    "inline: the tool is part of your page. iframe: the tool is in an iframe from our server, so that your page's scripts cannot read what a parent types.",
  mode: "inline: the tool is in the page. dialog: a button opens the tool over the page. The tool's files load when the button is about to be pressed.",
  "button-label":
    'The words on the button of mode="dialog", up to 60 characters. Without them: Open the tool\'s name.',
  background:
    "The background. paper: the tool's own. page: your page's color, with a border. transparent: your page, without border or margin. On a picture, or if text would be hard to read, the tool keeps paper. In a plain iframe, add the color: page #f7f3ea.",
  accent:
    "Your color for buttons and marks, as #rrggbb. A readable shade is used where it is too light or too dark. --iep-accent in your style sheet overrides it.",
  heading: "Your own heading above the tool, up to 120 characters.",
};

/** The attributes of every element, one row each. Everything about attributes is derived from this table. */
export const attributes: readonly AttributeRow[] = attributeTable.map((row) => ({
  ...row,
  property: propertyOf(row.name),
  meaning: meanings[row.name],
}));
