import type { BuilderCode, SiteBuilderId } from "@iep-insider/sdk/embed";

/** What the documentation says of a site builder, beside its steps. Texts are Markdown. */
export interface BuilderFacts {
  /** What its owner should know before the first step. */
  readonly about: string;
  /** In the owner's page, or in an iframe; `pages/site-builders/index.md` says what that means. */
  readonly place: "page" | "box";
  /** What is different from any other place of that kind. */
  readonly visitors: readonly string[];
  /** What a plan, or an administrator, allows and blocks. */
  readonly plans: readonly string[];
  readonly fallback: { readonly text: string; readonly code: BuilderCode };
  /** Mistakes that are typical of this builder. */
  readonly mistakes: readonly string[];
  /** The day on which the sources were read, as `2026-11-27`. */
  readonly checked: string;
  /** The public pages that the names and limits are from; the vendor's own first. */
  readonly sources: readonly string[];
  /** What no source told us. */
  readonly unchecked: string;
}

export const builderFacts: Readonly<Record<SiteBuilderId, BuilderFacts>> = {
  "wordpress-com": {
    about:
      "This page is for sites that you edit at wordpress.com. [Our plugin](/site-builders/wordpress-org) works there too, on any plan with plugins. It needs no code.",
    place: "page",
    visitors: [],
    plans: [
      "**Free:** no plugins. It removes scripts, styles and iframes from the page. Use the link.",
      "**Personal and all higher plans:** plugins, as of April 2026. Older guides say Business. If such a plan still removes the code, install our plugin under “Plugins”.",
    ],
    fallback: {
      text: "This link needs no script. If “Custom HTML” changes it, use a “Button” block with the address in it.",
      code: "link",
    },
    mistakes: [
      "**You trust the preview.** “Custom HTML” can show code that WordPress.com removes when you publish.",
      "**The address of our script is shown as text.** The script tag was removed: your plan does not allow it.",
      "**You chose “Code”.** That block shows code to readers. You need “Custom HTML”.",
    ],
    checked: "2026-11-27",
    sources: [
      "WordPress.com's code on GitHub, Automattic/wp-calypso, change 109973 of April 2026 (plans with plugins)",
      "The same, issue 102918 (removed tags, from the support page “Custom HTML block”), and issues 31707 and 102417 (preview, script shown as text)",
    ],
    unchecked: "The support page “Custom HTML block” itself. Read its part “Supported code”.",
  },
  drupal: {
    about:
      "Drupal filters what people type by its “text format”. A script stays only in a format that does not limit tags.",
    place: "page",
    visitors: [],
    plans: [
      "Drupal has no plans. Your role decides which formats you can use.",
      "**“Full HTML”** does not limit tags. In a standard site only administrators have it.",
      "**“Basic HTML” and “Restricted HTML”** remove scripts and iframes. Ask an administrator for another format.",
      "Formats are under “Configuration”, “Content authoring”, “Text formats and editors”. If the editor drops the script, an administrator can make a format without an editor, for trusted people only.",
    ],
    fallback: { text: "Without such a format, use the link.", code: "link" },
    mistakes: [
      "**You pressed the button for a code block.** It shows code to readers. You need “Source”.",
      "**Someone saved the page in another format later.** Its filter then applies to your code too.",
    ],
    checked: "2026-11-27",
    sources: [
      "Drupal's code on GitHub, drupal/drupal, profile “standard” (who has “Full HTML”, its filters and its toolbar)",
      "drupal.org, “Filter module overview”, read on November 26",
      "University of Texas at Austin, Drupal Kit, “Text formats”, read on November 26",
    ],
    unchecked: "Drupal CMS, and sites with formats of their own.",
  },
  squarespace: {
    about: "In Squarespace, the tool goes into a “Code” block. Scripts do not run while you edit.",
    place: "page",
    visitors: [],
    plans: [
      "**Business and Commerce** (older plans): scripts and iframes work in a “Code” block.",
      "**Core, Plus and Advanced** (newer plans): scripts work in “Code Injection”. No source speaks of the block. If only the link shows, move the line with <script as described under “Common mistakes”.",
      "**Personal and the free trial:** no scripts. In a “Code” block, no iframes either. Use the link.",
    ],
    fallback: {
      text: "On a plan without scripts, put this address on a button or a link.",
      code: "linkAddress",
    },
    mistakes: [
      "**You used a text block, or the type “Markdown”.** You need a “Code” block with the type “HTML”.",
      "**The tool is missing after a click in the menu.** Some templates load pages without a reload (“Ajax loading”). Put the line with <script into “Code Injection”, “Footer”, and keep the rest in the block. It is under “Website”, “Pages”, “Custom Code” or “Website Tools”. In older guides it is under “Settings”, “Advanced”.",
    ],
    checked: "2026-11-27",
    sources: [
      "A widget maker's guide on GitHub, anam-org/anam-cookbook, of February 2026 (“Custom Code”, plans, trial)",
      "Whereby's documentation on GitHub, whereby/docs (“Code” block, iframes and plans)",
      "squareranked.com, “JSON-LD Code Injection” (plans)",
      "The guide to a calculator for nonprofits on GitHub (“+”, “HTML”, “Markdown”)",
      "A Squarespace developer's notes on GitHub, tomsWebConsulting/twcsl (“Website Tools”)",
    ],
    unchecked:
      "Squarespace's own help pages, the plan Basic, and which templates have “Ajax loading”. Search its help for “code block”.",
  },
  wix: {
    about:
      "Wix puts pasted code into an iframe of its own, at an address that is not yours. The tool works there.",
    place: "box",
    visitors: [],
    plans: [
      "No source names a plan that blocks the box. Wix asks for a paid plan to show a PDF in it.",
      "“Custom Code” in the settings needs a published site with its own domain. You do not need it for a tool.",
    ],
    fallback: {
      text: "If pasted code does not work, choose a site address instead of code, and paste this.",
      code: "iframeAddress",
    },
    mistakes: [
      "**You pasted it under “Settings”, “Custom Code”.** That is for the head or the end of every page. It gives the tool no place.",
      "**The mobile view was not checked.** It has its own size for the box.",
    ],
    checked: "2026-11-27",
    sources: [
      "dev.wix.com, “HtmlComponent: Introduction” (the iframe, PDF) and “About Custom Code”",
      "razorpay.com, “Supported Platforms” (menus)",
      "docs.ijewel3d.com, “Wix Integration” (“Update”)",
      "A widget maker's guide of February 2026, read on November 26 (menus)",
    ],
    unchecked: "The menus of Wix Studio and Wix Harmony, which are other editors.",
  },
  "google-sites": {
    about: "Google Sites shows another page in a box, by its address. That works for our tools.",
    place: "box",
    visitors: ["On a phone, the tool scrolls inside the box."],
    plans: [
      "At a school or an agency, an administrator decides who can create and edit sites.",
      "“Embed code” puts a script into an iframe of Google's own. The address is simpler, and looks the same.",
    ],
    fallback: { text: "If the box stays empty, use “Insert”, “Button” with this link.", code: "linkAddress" },
    mistakes: [
      "**You did not publish.** Visitors see a change only after “Publish”.",
      "**The published site is restricted.** Then only people you share it with can see it.",
    ],
    checked: "2026-11-27",
    sources: [
      "Google Workspace Admin Help, “Manage users' access in Sites”",
      "unanswered.io, “Google Sites privacy and sharing settings” (restricted sites)",
      "Guides to web apps on GitHub, some of 2026, read on November 26 (“Insert”, “Embed”, “By URL”)",
    ],
    unchecked: "Google's help page about “Embed”, and what an administrator can block in a box.",
  },
  weebly: {
    about:
      "Weebly has an element for code, which takes scripts. Weebly is part of Square. The editor of Square Online is another one, where names differ.",
    place: "page",
    visitors: [],
    plans: [
      "No source names a plan that removes scripts. If the published page shows only a link, your plan may do it.",
    ],
    fallback: { text: "If the tool does not show, put this link on a “Button”.", code: "linkAddress" },
    mistakes: ["**The box is empty in the editor.** That can be normal. Look at the published page."],
    checked: "2026-11-27",
    sources: [
      "razorpay.com, “Supported Platforms” (“Build”)",
      "A rental shop's guide to Weebly, read on November 26 (“Embed Code”, “Edit Custom HTML”)",
      "A widget maker's guide of February 2026, read on November 26 (“Weebly / Square Online”)",
    ],
    unchecked: "Weebly's own help pages, its plans, and Square Online.",
  },
  "canvas-lms": {
    about: "Canvas removes scripts from its pages and keeps iframes. So the tool is in an iframe.",
    place: "box",
    visitors: ["“Copy” in a tool may be blocked. The tool then says so."],
    plans: [
      "Canvas keeps an iframe's address, width, height and title. It removes scripts and style rules.",
      "Your school can limit which addresses its pages may show. If the iframe is empty, ask your Canvas administrator to allow ours.",
      "For a site key, register the address of your Canvas.",
    ],
    fallback: {
      text: "If iframes are not allowed, add a link to a page or a module.",
      code: "linkAddress",
    },
    mistakes: [
      "**You pasted it into the normal editor.** Then the code is text. Switch to the HTML editor first.",
      "**You pasted code with a script.** Canvas removes it when you save. Use the iframe on this page.",
    ],
    checked: "2026-11-27",
    sources: [
      "Canvas's code on GitHub, instructure/canvas-lms, “canvas_sanitize.rb”, an older version (what is kept)",
      "The same, issue 1923 (the button </>) and issue 1767 (“Copy” in an iframe)",
      "Instructure Community, “Canvas HTML Editor Allowlist”, as quoted by others, read on November 26",
    ],
    unchecked: "The list in its newest version.",
  },
};
