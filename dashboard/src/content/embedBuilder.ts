import {
  type CatalogTool,
  formatCents,
  freeToOpen,
  prices,
  productName,
  toolById,
} from "@iep-insider/sdk/catalog";
import type { EmbedChoice, PreviewKind, SnippetKind } from "@iep-insider/sdk/embed";
import {
  type Background,
  type BuilderCode,
  longestButtonLabel,
  longestHeading,
  siteBuilders,
} from "@iep-insider/sdk/embed";

// Texts of the embed builder.

export const embedBuilder = {
  title: "Put a tool on your page",
  lead: "Choose a tool and how it looks, try it, and copy its code. It is free, and you do not need an account.",
  choose: {
    title: "Choose a tool",
    link: "Choose",
    notOffered: "Your site’s settings disable this tool.",
  },
  chosen: "The tool",
  another: "Choose another tool",
  needsScript:
    "This page needs JavaScript. Please turn it on, or write to us, and we will send you the code of the tool you want.",
} as const;

/** The price of a tool. */
export function costOf(tool: Pick<CatalogTool, "id" | "payment">): string {
  const use = formatCents(prices.singleUse);
  if (tool.payment === null) return "Free for parents";
  if (tool.id === freeToOpen) return `Free, but ${use} for a term it has to look up`;
  return `Parents pay ${use} a use, or have Pro`;
}

export const choices = {
  label: "Options",
  render: {
    legend: "Placement",
    options: {
      inline: {
        label: "In your page",
        hint: "It looks like part of your page. Your page’s scripts, such as one that records visits, can see what a parent types.",
      },
      iframe: {
        label: "In an iframe we host",
        hint: "Your page’s scripts cannot see what a parent types or reads in it.",
      },
    } satisfies Record<EmbedChoice["render"], { label: string; hint: string }>,
    recommended:
      "We recommend the iframe for this tool: parents write about their child, and your page’s scripts cannot read it.",
  },
  mode: {
    legend: "Start",
    options: {
      inline: { label: "Show it right away" },
      dialog: { label: "A button opens it", hint: "It takes little space on your page." },
      "slide-in": { label: "It slides in from the side", hint: "After a press on a button or a link." },
      floating: {
        label: "A button that stays in view",
        hint: "At the lower edge of the window. Paste the code at the end of your page.",
      },
      "full-page": { label: "It takes the whole page", hint: "After a press. On a phone, all of these do." },
    } satisfies Record<EmbedChoice["mode"], { label: string; hint?: string }>,
  },
  trigger: {
    label: "Your own button or link",
    hint: "A name, such as iep-help. A link to #iep-help opens the tool, and so does a button with that id or class. Left empty: the tool has its own button.",
    wrong: "Use letters, digits and hyphens, and begin with a letter.",
  },
  side: {
    label: "Side",
    none: "Where your lines end",
    options: { left: "Left", right: "Right" } satisfies Record<NonNullable<EmbedChoice["side"]>, string>,
  },
  autoOpen: {
    label: "Open it without a press",
    hint: "Once a visit. It waits while a parent types, and until a cookie notice is answered.",
    none: "No, only after a press",
    options: {
      load: "With the page",
      "20s": "After 20 seconds",
      "50%": "Halfway down the page",
      exit: "When the mouse leaves the page",
    },
    /** A value that the list does not have, from an address. */
    other: (value: string) => `As set: ${value}`,
  },
  buttonLabel: {
    label: "Button text",
    hint: (tool: EmbedChoice["tool"]) => `Left empty: “Open the ${toolById(tool).title}”.`,
    most: longestButtonLabel,
  },
  theme: {
    legend: "Light or dark",
    options: {
      auto: { label: "Follow your page" },
      light: { label: "Light" },
      dark: { label: "Dark" },
    } satisfies Record<EmbedChoice["theme"], { label: string }>,
  },
  background: {
    legend: "Background",
    options: {
      paper: { label: "The tool’s own" },
      page: { label: "Your page’s color, with a border" },
      transparent: {
        label: "Your page itself, without border or margin",
        hint: "On a picture, or a color that makes text hard to read, the tool keeps its own background.",
      },
    } satisfies Record<Background, { label: string; hint?: string }>,
  },
  accent: {
    label: "Color of the buttons",
    hint: "A # and six letters or digits, such as #5b2a3c.",
    pick: "Pick a color",
    ours: "Use our color",
    own: (color: string) => `If empty, your site’s color is used: ${color}.`,
    wrong: "Enter a # and six digits or letters from a to f.",
    good: "This color is easy to see on light and dark backgrounds.",
    weak: (ground: "light" | "dark") =>
      `This color is hard to see on a ${ground} background. There the tool makes it ${ground === "light" ? "darker" : "lighter"}.`,
  },
  heading: {
    label: "Heading above the tool",
    hint: "For example: “Before your next meeting”.",
    most: longestHeading,
  },
  state: {
    label: "State",
    hint: "Tools that depend on the state start with this one.",
    none: "The parent chooses",
  },
  siteKey: {
    label: "Your site key",
    hint: "It begins with site_. The tool works without one. [What a key adds](/partners).",
    own: (name: string) => `This is the key of ${name}. Its name, logo and settings come with it.`,
    wrong: "This is not a site key. A key begins with site_, followed by letters and digits.",
  },
} as const;

export const previewWords = {
  title: "Preview",
  text: "The page below runs the same code that you copy. What you do in it is not counted.",
  sample: "It is filled in for an invented child, to show what a parent gets.",
  price: "A parent sees the price after the first step.",
  gate: "A parent uses the first step, sees the price, and continues after paying.",
  frame: "Preview of your page with the tool",
  parts: "What the preview shows",
  filledIn: "Sample result",
  first: "First screen",
  widths: "Width of the preview",
  wide: "Wide",
  phone: "Phone",
  again: "Start over",
  instead: "Code for your own project has to be built first. This is the same tool with the script.",
} as const;

interface KindWords {
  readonly tab: string;
  readonly text: string;
}

export const codeWords = {
  title: "Copy the code",
  tabs: "Embed options",
  copy: "Copy the code",
  copied: "Copied. Now paste it into your page.",
  notCopied: "Copying did not work. Please select the code and copy it.",
  code: "The code",
  addressAlone: "Google Sites and some other sites ask for an address. Use the iframe’s address:",
  address: "The iframe’s address",
  copyAddress: "Copy the address",
  unpublished: "This option is not available yet. Please choose another one, or come back later.",
  loading: "One moment…",
  weight: (kilobytes: string) => `The first screen loads ${kilobytes} kB.`,
  withoutButton: "An iframe always shows the tool right away.",
  withoutLook: "A link uses only your heading.",
  kinds: {
    script: {
      tab: "Script",
      text: "For most pages. Your page gets our fixes automatically.",
    },
    selfContained: {
      tab: "Fixed file",
      text: "One file that never changes. The browser checks its hash. To update it, copy the code again.",
    },
    iframe: {
      tab: "iframe",
      text: "For sites that allow iframes but no scripts. Without the script line, the tool scrolls inside the iframe.",
    },
    react: {
      tab: "React",
      text: "For a React project, with the package @iep-insider/elements.",
    },
    npm: {
      tab: "npm",
      text: "For a project with its own build, with the package @iep-insider/elements.",
    },
    link: {
      tab: "Link",
      text: `No script at all. The tool opens on ${productName}.`,
    },
  } satisfies Record<SnippetKind, KindWords>,
} as const;

/** The preview for each kind of snippet. A project's code cannot run before it is built. */
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
  readonly page: string;
}

/** What to copy, where it is not the code that is shown first. */
const copySteps: Readonly<Record<BuilderCode, readonly string[]>> = {
  script: [],
  frameAlone: ["Copy the code under “iframe”."],
  iframeAddress: ["Copy the address under “iframe”."],
  link: ["Copy the code under “Link”."],
  linkAddress: ["Copy the address in the code under “Link”."],
};

const docs = "/docs/site-builders/";

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
        "Or install our plugin, which has a block for it.",
      ],
      page: `${docs}wordpress-org`,
    },
    ...siteBuilders.map(({ id, name, code, before, after }) => ({
      name,
      steps: [...before, ...copySteps[code], ...after],
      page: `${docs}${id}`,
    })),
    {
      name: "Plain HTML",
      steps: ["Paste the code where you want the tool.", "Put the page on your server, and open it."],
      page: `${docs}plain-html`,
    },
  ] satisfies readonly Place[],
} as const;
