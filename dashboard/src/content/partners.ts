import { formatCents, hubTools, prices } from "@iep-insider/sdk/catalog";
import { fewestShown } from "@iep-insider/sdk/contract";

// Texts for organizations considering our tools. Their site settings are in manageSite.ts.

const free = hubTools.filter((tool) => tool.payment === null);

export const partners = {
  title: "Our tools on your site",
  lead: "For parent centers, advocacy groups, and people who write for parents. Your visitors use our tools on your own page. It is free, and you do not need a developer.",
  build: "Choose a tool and copy its code",
  toForm: "Request a site key",
  toKey: "See your site key",
  small: "You can try the code right away, without signing up.",
} as const;

export const whatItIs = {
  title: "What it is",
  paragraphs: [
    `We have ${hubTools.length} tools for parents of children with an IEP or a 504 plan: screeners, letters, guides, and tools that answer a question. There are also three short questionnaires. Each one is a few lines of code that you paste into a page. The tool then works right there.`,
    "Every rule that a tool names comes with its source. A tool gives information, not legal advice, and it says so.",
  ],
} as const;

export const whatItCosts = {
  title: "What it costs",
  lines: [
    { term: "You", text: "Nothing. You do not pay us, and we do not pay you." },
    {
      term: "Parents",
      text: `The same as on our own site. ${free.length} tools are free. One use of another tool costs ${formatCents(prices.singleUse)}, and Pro opens all of them for ${formatCents(prices.proMonthly)} a month.`,
    },
    {
      term: "If your site is sponsored",
      text: "Parents who come through your page use the paid tools for free, up to a number of uses each month. When they are used up, the tool says so, and shows the usual price until the next month.",
    },
  ],
  ask: "Would this help the families you serve? [Write to us](/contact).",
} as const;

export const whatParentsSee = {
  title: "What parents see",
  points: [
    "The tool, as part of your page: in your font, and light or dark like your page.",
    "Your name, your logo, your phone number, your color, and a next step that you choose. This needs a site key.",
    "The price of a paid tool, before they buy it. They pay on our site in a new tab, while your page stays open.",
    "No ads.",
    "A link to the tool on our site, if their browser does not run scripts.",
  ],
} as const;

export const privacyShown = {
  title: "What happens to what parents type",
  points: [
    "What they check or type in a screener, a letter or a checklist stays in their browser. It does not go to us or to you.",
    "A tool that answers a question sends it to our server. First it removes names, phone numbers and dates, and shows the parent what will be sent.",
    "Our tools set no cookies on your page and contact no server but ours.",
    `We count how often a tool was opened, started and finished on your site. A count says nothing about a person. You see totals, and no number under ${fewestShown}.`,
    "Other scripts on your page, such as one that records visits, can see what happens there. If you have such a script, choose the iframe: your page’s scripts cannot see into it.",
  ],
  checkTitle: "You can check this yourself",
  check:
    "Open your page, press F12, and choose “Network”. Then use a tool. The list shows every request that your page makes, and what is in it. None of them has what you typed into a screener, a letter or a checklist.",
  more: "All of it, tool by tool, is on our page [Privacy](/privacy#tools).",
} as const;

export const waysToEmbed = {
  title: "Three ways to embed a tool",
  lines: [
    {
      term: "As part of your page",
      text: "The usual way. You paste two lines: a script, and a tag for the tool. It matches the look of your page.",
    },
    {
      term: "In an iframe",
      text: "Our page inside yours. Your page’s own scripts cannot see what is typed in it. It also works if your site allows only iframes.",
    },
    {
      term: "As a link",
      text: "No code at all. The tool opens on our site.",
    },
  ],
  developers: "If you have a developer: there is also an npm package, with a component for React.",
} as const;

export const withoutDeveloper = {
  title: "In a few minutes, without a developer",
  steps: [
    "Open our builder. Choose a tool and how it looks. You see a live preview.",
    "Press “Copy”.",
    "In the editor of your site, add a block for HTML. Some call it “Embed” or “Code”. Paste, and publish.",
    "Open your page and try the tool.",
  ],
  noBlock: "No block for code on your site? Use the link.",
  button: "Open the builder",
} as const;

export const whatAKeyAdds = {
  title: "What a site key adds",
  lead: "A tool works on any page without a key. With your own key:",
  points: [
    "your name, logo and phone number are above the tool, in your color, and your next step is below a result;",
    "you choose which tools your site offers, and which state they start with;",
    "you choose whether the free tools ask for an email address;",
    "parents return to your page after a payment;",
    "you see how often each tool is used, with totals for a report.",
  ],
} as const;
