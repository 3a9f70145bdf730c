import { type AttributeName, attributeTable, propertyOf, type TableRow } from "@iep-insider/sdk/embed";

/** One attribute, as documentation, types and controls need it. */
export interface AttributeRow extends TableRow {
  /** As a script sets it on the element. */
  readonly property: string;
  /** One line for a site owner. */
  readonly meaning: string;
}

const meanings: Readonly<Record<AttributeName, string>> = {
  "site-key": "Your public key (site_…). Without one the tool works too; it is then not counted as yours.",
  "api-base":
    "Where our server is. Only needed when you serve the script yourself or build it into your own.",
  state: "The two-letter code of a state (MA, TX, DC) to start with, where a tool depends on it.",
  theme: "light, dark, or auto: as your page is.",
  render:
    "inline: the tool is part of your page. iframe: the tool stands in a frame from our server, so that no script of your page can read what a parent types.",
  mode: "inline: the tool stands in the page. dialog: a button stands there, and opens the tool over the page. The tool's files come once somebody is about to press it.",
  "button-label":
    'The words on the button of mode="dialog", up to 60 characters. Without them: Open the tool\'s name.',
  background:
    "What the tool stands on. paper: a sheet of its own. page: your page's color, with a line around it. transparent: your page, without line or margin. Where words would be hard to read on it, or it is a picture, the tool keeps its paper. In a plain iframe, name the color as well: page #f7f3ea.",
  accent:
    "Your color for buttons and marks, as #rrggbb. A shade of it that can be read is used where it is too light or too dark. --iep-accent in your style sheet goes before it.",
  heading: "A line of your own above the tool, up to 120 characters.",
};

/** The attributes every element takes, one row each. Whatever tells of attributes is made from this. */
export const attributes: readonly AttributeRow[] = attributeTable.map((row) => ({
  ...row,
  property: propertyOf(row.name),
  meaning: meanings[row.name],
}));
