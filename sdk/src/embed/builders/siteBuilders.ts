/** What a builder's page shows to copy: a snippet, the iframe without a script, or an address alone. */
export type BuilderCode = "script" | "frameAlone" | "iframeAddress" | "link" | "linkAddress";

/**
 * The steps to put a tool on a page of one site builder. Names of menus and buttons are in “quotes”. What else the
 * documentation says of it is in `docs/site/content/builderFacts.ts`, which the embed builder does not load.
 */
export interface SiteBuilder {
  /** In the address of its page in the documentation. */
  readonly id: string;
  readonly name: string;
  readonly code: BuilderCode;
  /** How to get to where the code goes. */
  readonly before: readonly string[];
  /** From the paste on. */
  readonly after: readonly string[];
}

/** The site builders with a page in the documentation, from this table. */
export const siteBuilders = [
  {
    id: "wordpress-com",
    name: "WordPress.com",
    code: "script",
    before: ["Press “+” and choose “Custom HTML”."],
    after: [
      "Paste the code, and publish.",
      "If visitors see no tool, your plan removes code. Then use the link.",
    ],
  },
  {
    id: "drupal",
    name: "Drupal",
    code: "script",
    before: [
      "Edit the page. Below its text, set “Text format” to “Full HTML”.",
      "Press “Source” in the toolbar of the editor.",
    ],
    after: [
      "Paste the code where you want the tool, and press “Save”.",
      "Open the page in a private window.",
    ],
  },
  {
    id: "squarespace",
    name: "Squarespace",
    code: "script",
    before: ["Edit the page, press “Add Block” or “+”, and choose “Code”.", "Keep the type “HTML”."],
    after: ["Paste the code, and save.", "Open the page in a private window to see the tool."],
  },
  {
    id: "wix",
    name: "Wix",
    code: "script",
    before: [
      "In the editor, choose “Add Elements”, “Embed Code” and “Embed HTML”. Some guides call it “Add”, “Embed”, “Custom Embeds”, “HTML iframe”.",
      "Press “Enter Code” and choose “Code”.",
    ],
    after: [
      "Paste the code, and press “Apply” or “Update”.",
      "Drag the box to the full width of its column. Make it at least 700 pixels high, or 900 in the mobile view.",
      "Publish, and open the page.",
    ],
  },
  {
    id: "google-sites",
    name: "Google Sites",
    code: "iframeAddress",
    before: ["Choose “Insert” and “Embed”.", "Choose “By URL”."],
    after: [
      "Paste the address, and press “Insert”. If it asks, choose “Whole page”.",
      "Drag the box until the tool fits: about 700 pixels high on a computer.",
      "Press “Publish”.",
    ],
  },
  {
    id: "weebly",
    name: "Weebly",
    code: "script",
    before: [
      "Choose “Build”, and drag “Embed Code” into the page.",
      "Press “Click to set custom HTML”, and then “Edit Custom HTML”.",
    ],
    after: [
      "Paste the code, and click beside the box.",
      "Press “Publish”, and open the page in a private window.",
    ],
  },
  {
    id: "canvas-lms",
    name: "Canvas LMS",
    code: "frameAlone",
    before: ["Open the page, and press “Edit”.", "Switch to the HTML editor: the button </> below the text."],
    after: ["Paste the code, and press “Save”."],
  },
] as const satisfies readonly SiteBuilder[];

export type SiteBuilderId = (typeof siteBuilders)[number]["id"];
