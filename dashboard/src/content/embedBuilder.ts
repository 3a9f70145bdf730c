import {
  type CatalogTool,
  formatCents,
  freeToOpen,
  prices,
  productName,
  toolById,
} from "@iep-insider/sdk/catalog";
import type { EmbedChoice, PreviewKind, SnippetKind } from "@iep-insider/sdk/embed";
import { type Background, longestButtonLabel, longestHeading } from "@iep-insider/sdk/embed";
import type { RichText } from "./TextContent.ts";

// The words of the page on which an organization makes the code of a tool.

export const embedBuilder = {
  title: "Put a tool on your page",
  lead: "Choose a tool and how it looks, watch it work, and copy its code. You need no account, and it costs you nothing.",
  choose: {
    title: "Choose a tool",
    link: "Choose",
    notOffered: "Your site’s settings leave this tool out.",
  },
  chosen: "The tool",
  another: "Choose another tool",
  needsScript:
    "This page needs JavaScript. Please switch it on, or write to us, and we send you the code of the tool that you want.",
} as const;

/** What parents pay for a tool. */
export function costOf(tool: Pick<CatalogTool, "id" | "payment">): string {
  const use = formatCents(prices.singleUse);
  if (tool.payment === null) return "Free for parents";
  if (tool.id === freeToOpen) return `Free, but ${use} for a term it has to look up`;
  return `Parents pay ${use} a use, or have Pro`;
}

export const choices = {
  label: "What you can choose",
  render: {
    legend: "Placement",
    options: {
      inline: {
        label: "In your page",
        hint: "It looks like a part of your page. Scripts of your page, such as one that records visits, can see what a parent types.",
      },
      iframe: {
        label: "In an iframe we host",
        hint: "No script on your page can see what a parent types or reads in it.",
      },
    } satisfies Record<EmbedChoice["render"], { label: string; hint: string }>,
    recommended:
      "We recommend the iframe for this tool: parents write about their child, and no script on your page can read that.",
  },
  mode: {
    legend: "How it begins",
    options: {
      inline: { label: "It shows at once" },
      dialog: { label: "A button opens it", hint: "It takes little room on your page." },
    } satisfies Record<EmbedChoice["mode"], { label: string; hint?: string }>,
  },
  buttonLabel: {
    label: "What the button says",
    hint: (tool: EmbedChoice["tool"]) => `Left empty: “Open the ${toolById(tool).title}”.`,
    most: longestButtonLabel,
  },
  theme: {
    legend: "Light or dark",
    options: {
      auto: { label: "As your page is" },
      light: { label: "Light" },
      dark: { label: "Dark" },
    } satisfies Record<EmbedChoice["theme"], { label: string }>,
  },
  background: {
    legend: "Background",
    options: {
      paper: { label: "A sheet of its own" },
      page: { label: "Your page’s color, with a line around it" },
      transparent: {
        label: "Your page itself, without line or margin",
        hint: "Where your page has a picture or a color that is hard to read on, the tool keeps its own sheet.",
      },
    } satisfies Record<Background, { label: string; hint?: string }>,
  },
  accent: {
    label: "Color of the buttons",
    hint: "Six letters or digits after a #, such as #5b2a3c.",
    pick: "Pick a color",
    ours: "Use our color",
    own: (color: string) => `Left empty, your site’s color is used: ${color}.`,
    wrong: "Write a # and six of the letters a to f or digits.",
    good: "This color is easy to see on light and on dark ground.",
    weak: (ground: "light" | "dark") =>
      `This color is hard to see on ${ground} ground. There the tool makes it ${ground === "light" ? "darker" : "lighter"}.`,
  },
  heading: {
    label: "A line above the tool",
    hint: "For example: “Before your next meeting”.",
    most: longestHeading,
  },
  state: {
    label: "State",
    hint: "Where a tool depends on the state, it begins with this one.",
    none: "The parent chooses",
  },
  siteKey: {
    label: "Your site key",
    hint: [
      "It begins with site_. The tool works without one. ",
      { label: "What a key adds", to: "/partners" },
      ".",
    ] satisfies RichText,
    own: (name: string) => `This is the key of ${name}. Its name, logo and settings come with it.`,
    wrong: "This is no site key. A key begins with site_, and has letters and digits after that.",
  },
} as const;

export const previewWords = {
  title: "This is how it looks",
  text: "The page below runs the very code that you copy. What you do in it is not counted.",
  sample: "It is filled in for an invented child, so that you see what a parent gets.",
  price: "A parent sees the price after the first step.",
  gate: "A parent uses the first step, sees the price, and goes on once it is paid for.",
  frame: "Preview of your page with the tool",
  parts: "What the preview shows",
  filledIn: "Sample result",
  first: "First screen",
  widths: "Width of the preview",
  wide: "Wide",
  phone: "Phone",
  again: "Begin again",
  instead: "Code for a project of your own does not run by itself. This is the same tool with the script.",
} as const;

interface KindWords {
  readonly tab: string;
  /** Who it is for. */
  readonly text: string;
}

export const codeWords = {
  title: "Copy the code",
  tabs: "Ways to put it on your page",
  copy: "Copy the code",
  copied: "Copied. Now paste it into your page.",
  notCopied: "Copying did not work. Please select the code and copy it.",
  code: "The code",
  addressAlone: "Google Sites and some others ask for an address. This is the address of the iframe:",
  address: "The address of the iframe",
  copyAddress: "Copy the address",
  unpublished: "This way is not ready on our side yet. Please take another one, or come back later.",
  loading: "One moment…",
  weight: (kilobytes: string) => `For the first screen a browser loads ${kilobytes} kB.`,
  withoutButton: "An iframe always shows the tool right away, without the button.",
  withoutLook: "A link takes your heading and nothing else.",
  kinds: {
    script: {
      tab: "Script",
      text: "For most pages. Our fixes reach your page by themselves.",
    },
    selfContained: {
      tab: "Fixed file",
      text: "One file that never changes. The browser checks it by its hash. To get a newer one, you copy the code again.",
    },
    iframe: {
      tab: "iframe",
      text: "For sites that allow iframes but no scripts. Without the script line, the tool scrolls inside its iframe.",
    },
    react: {
      tab: "React",
      text: "For a project in React, with the package @iep-insider/elements.",
    },
    npm: {
      tab: "npm",
      text: "For a project with a build of its own, with the package @iep-insider/elements.",
    },
    link: {
      tab: "Link",
      text: `No script at all. The tool opens on ${productName}.`,
    },
  } satisfies Record<SnippetKind, KindWords>,
} as const;

/** The snippet whose preview shows for each kind: a project's code runs nowhere before it is built. */
export const previewFor: Readonly<Record<SnippetKind, PreviewKind>> = {
  script: "script",
  selfContained: "selfContained",
  iframe: "iframe",
  link: "link",
  react: "script",
  npm: "script",
};

interface Place {
  readonly name: string;
  readonly steps: readonly string[];
  /** In the documentation. */
  readonly page: string;
}

const docs = "/docs/?path=/docs/embed-our-tools-site-builders-";

export const pasting = {
  title: "Where do I paste it?",
  more: (name: string) => `More about ${name}`,
  places: [
    {
      name: "WordPress.org",
      steps: [
        "Press + and choose “Custom HTML”.",
        "Paste the code, and publish.",
        "Open the page in another tab.",
      ],
      page: `${docs}wordpress-org--docs`,
    },
    {
      name: "WordPress.com",
      steps: [
        "Press + and choose “Custom HTML”.",
        "Paste the code, and publish.",
        "If the place stays empty, your plan takes code out. Then use the link.",
      ],
      page: `${docs}wordpress-com--docs`,
    },
    {
      name: "Squarespace",
      steps: [
        "Press “Add Block” and choose “Code”.",
        "Paste the code, and save.",
        "Open the page in a private window.",
      ],
      page: `${docs}squarespace--docs`,
    },
    {
      name: "Wix",
      steps: [
        "Press “Add Elements”, “Embed Code” and “Embed HTML”.",
        "Paste the code without a site key.",
        "Make the box wide and at least 700 pixels high.",
      ],
      page: `${docs}wix--docs`,
    },
    {
      name: "Google Sites",
      steps: [
        "Press “Insert” and “Embed”.",
        "Paste the address of the frame, without a site key.",
        "Drag the box until the tool fits.",
      ],
      page: `${docs}google-sites--docs`,
    },
    {
      name: "Plain HTML",
      steps: ["Paste the code where you want the tool.", "Put the page on your server, and open it."],
      page: `${docs}plain-html--docs`,
    },
  ] satisfies readonly Place[],
} as const;
