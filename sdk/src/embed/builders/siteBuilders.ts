/** What a builder's page shows to copy: a snippet, the iframe without a script, or an address alone. */
export type BuilderCode = "script" | "frameAlone" | "iframeAddress" | "link" | "linkAddress";

/** How to put a tool on a page of one site builder. Names of menus and buttons are in “quotes”. */
export interface SiteBuilder {
  /** In the address of its page in the documentation. */
  readonly id: string;
  readonly name: string;
  /** What its owner should know before the first step. */
  readonly about: string;
  readonly code: BuilderCode;
  /** How to get to where the code goes. */
  readonly before: readonly string[];
  /** From the paste on. */
  readonly after: readonly string[];
  /** What the builder, or one of its plans, blocks or does differently. */
  readonly limits: readonly string[];
  /** For a plan or a page on which the code does not work. */
  readonly fallback: { readonly text: string; readonly code: BuilderCode };
  /** The public pages that these names are from. */
  readonly sources: readonly string[];
}

/** The day on which the sources were read, as `2026-11-26`. Nothing here was tried on an account. */
export const buildersChecked = "2026-11-26";

const siteKeyLimit =
  "A site key does not work there, since the address of the box is not yours. Leave the key out of the code.";
const opensInBox =
  "A tool that opens over the page opens inside the box only. Show it right away instead, which is how the code above does it.";

/** The site builders with a page in the documentation, from this table. */
export const siteBuilders: readonly SiteBuilder[] = [
  {
    id: "drupal",
    name: "Drupal",
    about:
      "Drupal filters what people type by its “text format”. Only a format without limits keeps a script. By default that is “Full HTML”, which administrators have.",
    code: "script",
    before: [
      "Edit the page. Below its text, set “Text format” to “Full HTML”.",
      "Press “Source” in the toolbar of the editor.",
    ],
    after: [
      "Paste the code where you want the tool, and press “Save”.",
      "Open the page in a private window.",
    ],
    limits: [
      "“Basic HTML” and “Restricted HTML” remove scripts and iframes. If you have no “Full HTML”, ask an administrator.",
      "Formats are under “Configuration”, “Content authoring”, “Text formats and editors”. If the editor drops the script, an administrator can make a format there that has no text editor, for trusted people only.",
      "If your site has a content security policy, add our address to it. The page about plain HTML says where.",
    ],
    fallback: {
      text: "Without such a format, use the link. It needs no script and no iframe.",
      code: "link",
    },
    sources: [
      "drupal.org, “Filter module overview”",
      "University of Texas at Austin, Drupal Kit, “Text formats” (“Source”)",
    ],
  },
  {
    id: "squarespace",
    name: "Squarespace",
    about: "Squarespace shows our code in a “Code” block. It does not run scripts while you are editing.",
    code: "script",
    before: ["Edit the page, press “Add Block” and choose “Code”.", "Keep the type “HTML”."],
    after: ["Paste the code, and save.", "Open the page in a private window to see the tool."],
    limits: [
      "Scripts and iframes need a plan above the smallest one. Older guides name Business and Commerce, newer ones Core, Plus and Advanced. If Squarespace says that this is a premium feature, use the link.",
      "Some templates switch pages without a full reload (“Ajax loading”). If the tool is missing after a click in the menu, put the line with <script into “Code Injection”, “Footer”, and the rest into the block. Older guides have “Code Injection” under “Settings”, “Advanced”; newer ones under “Website”, “Pages”, “Website Tools”.",
    ],
    fallback: { text: "On a plan without scripts, use the link.", code: "linkAddress" },
    sources: [
      "A widget maker's guide of February 2026 (“Add Block”, “Code”, “Settings”)",
      "squareranked.com, “JSON-LD Code Injection” (plans)",
      "A Squarespace developer's notes on GitHub (“Website Tools”)",
    ],
  },
  {
    id: "wix",
    name: "Wix",
    about:
      "Wix puts pasted code into an iframe of its own, at an address that is not yours. The tool works there.",
    code: "script",
    before: [
      "In the editor, choose “Add Elements”, “Embed Code” and “Embed HTML”. Some guides call it “Add”, “Embed”, “Custom Embeds”, “HTML iframe”.",
      "Press “Enter Code” and choose “Code”.",
    ],
    after: [
      "Paste the code, and press “Apply”.",
      "Drag the box to the full width of its column. Make it at least 700 pixels high, or 900 in the mobile view.",
      "Publish, and open the page.",
    ],
    limits: [
      siteKeyLimit,
      "The box has a fixed height. Make it tall enough, or the tool scrolls inside it.",
      opensInBox,
      "A parent who prints or saves from the box gets only the result, not your page. If the browser blocks a download there, the tool says so, and the text can be copied.",
    ],
    fallback: { text: "If pasted code does not work, embed by address instead.", code: "iframeAddress" },
    sources: [
      "dev.wix.com, “HtmlComponent: Introduction” (the iframe)",
      "razorpay.com, “Supported Platforms”, and a widget maker's guide of February 2026 (menus)",
    ],
  },
  {
    id: "google-sites",
    name: "Google Sites",
    about: "Google Sites shows another page in a box, by its address. That works for our tools.",
    code: "iframeAddress",
    before: ["Choose “Insert” and “Embed”.", "Choose “By URL”."],
    after: [
      "Paste the address, and press “Insert”. If it asks, choose “Whole page”.",
      "Drag the box until the tool fits: about 700 pixels high on a computer. On a phone the tool scrolls inside the box.",
      "Press “Publish”.",
    ],
    limits: [
      siteKeyLimit,
      "“Embed code” puts a script into an iframe of Google's own. The address is simpler, and looks the same.",
    ],
    fallback: {
      text: "If the box stays empty, use “Insert”, “Button” with this link.",
      code: "linkAddress",
    },
    sources: [
      "Guides to web apps on GitHub that end in Google Sites (“Insert”, “Embed”, “By URL”), some of 2026",
    ],
  },
  {
    id: "weebly",
    name: "Weebly",
    about:
      "Weebly has an element for code, which takes scripts. Weebly is part of Square; the editor of Square Online is another one, where names differ.",
    code: "script",
    before: [
      "Choose “Build”, and drag “Embed Code” into the page.",
      "Press “Click to set custom HTML”, and then “Edit Custom HTML”.",
    ],
    after: [
      "Paste the code, and click beside the box.",
      "Press “Publish”, and open the page in a private window.",
    ],
    limits: [
      "The editor may show an empty box. Look at the published page.",
      "None of the guides names a plan that removes scripts. If the published page shows only a link, your plan may do it.",
    ],
    fallback: { text: "If the tool does not show, put this link on a “Button”.", code: "linkAddress" },
    sources: [
      "A rental shop's guide to Weebly (“Build”, “Embed Code”, “Edit Custom HTML”)",
      "A widget maker's guide of February 2026 (“Weebly / Square Online”)",
    ],
  },
  {
    id: "canvas-lms",
    name: "Canvas LMS",
    about:
      "Canvas removes scripts from its pages and keeps iframes. So the tool is in an iframe with a fixed height, and scrolls inside it.",
    code: "frameAlone",
    before: ["Open the page, and press “Edit”.", "Switch to the HTML editor: the button </> below the text."],
    after: ["Paste the code, and press “Save”."],
    limits: [
      "Canvas keeps the iframe's address, width, height and title. It removes the rest, so “Copy” in a tool may be blocked. The tool then says so.",
      "Your school can limit which addresses its pages may show. If the iframe is empty, ask your Canvas administrator to allow ours.",
      "A site key works only if the address of your Canvas is one of its registered sites.",
      opensInBox,
    ],
    fallback: {
      text: "If iframes are not allowed, add a link to a page or a module.",
      code: "linkAddress",
    },
    sources: [
      "Instructure Community, “Canvas HTML Editor Allowlist”, as quoted by others in September 2026",
      "canvas_sanitize.rb in an older version of the Canvas source",
    ],
  },
];
