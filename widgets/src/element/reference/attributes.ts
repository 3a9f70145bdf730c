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
  mode: "inline: the tool is in the page. All others open it over the page, and its files load when it is about to be opened. dialog: in the middle. slide-in: from the side. floating: from a button that stays at the lower edge of the window. full-page: over the whole page, as every mode is on a phone.",
  background:
    "The background. paper: the tool's own. page: your page's color, with a border. transparent: your page, without border or margin. On a picture, or if text would be hard to read, the tool keeps paper. In a plain iframe, add the color: page #f7f3ea.",
  accent:
    "Your color for buttons and marks, as #rrggbb. A readable shade is used where it is too light or too dark. --iep-accent in your style sheet overrides it.",
  heading: "Your own heading above the tool, up to 120 characters.",
  "button-label":
    "The words on the button that opens the tool, up to 60 characters. Without them: Open the tool's name.",
  trigger:
    "A name: your own buttons with this id or class, and your links to #name, open the tool. It then shows no button of its own, except with floating.",
  side: "left or right, for slide-in and floating. Without it, the side where your page's lines end.",
  "auto-open":
    "Opens the tool once in a browser session without a press. load: with the page. 20s: after 20 seconds. 50%: when half of the page is scrolled. exit: when the mouse leaves the page at the top. It waits while a visitor types, and while a cookie banner or a dialog of your page is open.",
};

/** The attributes of every element, one row each. Everything about attributes is derived from this table. */
export const attributes: readonly AttributeRow[] = attributeTable.map((row) => ({
  ...row,
  property: propertyOf(row.name),
  meaning: meanings[row.name],
}));
