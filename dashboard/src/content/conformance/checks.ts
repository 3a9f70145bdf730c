/** Tests that passed in the last run, of which a criterion's row says what they checked. */
export interface Check {
  /** As a criterion's row names it. */
  readonly name: string;
  /** What it does; `{pages}` and `{stories}` are the numbers of the last run. */
  readonly words: string;
  /** Titles by file, where … is any text. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
}

const everyPage = "pages for everyone, … of …: texts, layout, keyboard, and axe";
const routes = "examples/tests/routes.spec.ts";
const axeSpec = "examples/tests/axe.spec.ts";
const afterStep = [
  "forms with errors, and a letter by mail",
  "what an account shows: a used link, the membership, a dialog, and the menus of both widths",
  "the screener on a partner's page, from the answers to the result",
];
const overlay = "examples/tests/overlay.spec.ts";
const everyMode = "every mode takes a phone's whole page, and moves only if the visitor likes";
const stories = "storybook/tests/stories.spec.ts";

export const checks = {
  axe: {
    name: "axe",
    words:
      "A checker that looks at {pages} pages and {stories} states of the tools and their parts, in light, and their contrast in dark",
    tests: {
      [routes]: [everyPage, "pages of a user without a membership", "pages of a Pro member"],
      [axeSpec]: afterStep,
      [stories]: ["…: …"],
    },
  },
  spacing: {
    name: "spacing",
    words:
      "{pages} pages, {stories} states of the tools and their parts, and tools over a page, with the spacing of their text as wide as WCAG asks",
    tests: {
      [routes]: [everyPage, "pages of a user without a membership", "pages of a Pro member"],
      [axeSpec]: afterStep,
      [overlay]: [everyMode],
      [stories]: ["…: …"],
    },
  },
  keyboardPages: {
    name: "keyboard, pages",
    words:
      "A walk by keyboard through {pages} pages: Tab reaches each control, which shows a ring and is in view, with nothing over it",
    tests: { [routes]: [everyPage] },
  },
  keyboardOverlays: {
    name: "keyboard, over a page",
    words: "The same walk through a tool in each window that opens over a page, there and back",
    tests: { [overlay]: [everyMode] },
  },
  keyboardTools: {
    name: "keyboard, tools",
    words: "Tests that use the tools by keyboard alone, to the result",
    tests: {
      "examples/tests/questionnaires.spec.ts": [
        "… by keyboard on …: result, Word file and letter; nothing is sent or stored",
      ],
      "examples/tests/letter-generator.spec.ts": [
        "by keyboard on a partner page: to the letter and its Word file, with nothing typed sent or stored",
      ],
      "examples/tests/meeting-checklist.spec.ts": [
        "by keyboard on a partner's page: check marks, Word file, the letter and the other tools; nothing is sent or stored",
      ],
      "examples/tests/rights-guide.spec.ts": [
        "by keyboard on a partner's page: from the page's state to another and its files; nothing sent tells which",
      ],
      "examples/tests/signing-advisor.spec.ts": [
        "by keyboard on a partner's page: the statement, its Word file and the letter; nothing is sent or stored",
      ],
      "examples/tests/emotional-checkin.spec.ts": [
        "by keyboard on a partner's page: a check-in, its report and Word file; nothing is sent or stored",
      ],
      "examples/tests/ai-tools.spec.ts": [
        "… on a partner page: bought, answered by keyboard, and shown again after a reload",
        "jargon translator on a partner page: free, by keyboard, no request",
      ],
    },
  },
  keyboardForms: {
    name: "keyboard, forms",
    words: "Tests that send a message, make and delete an account, and pay, by keyboard alone",
    tests: {
      "examples/tests/contact-form.spec.ts": [
        "a message to us, by keyboard: typed before the script, kept over a failure and a reload, sent once",
      ],
      "examples/tests/accounts.spec.ts": [
        "an account from sign-up to deletion, its forms, menu and dialog by keyboard",
      ],
      "examples/tests/checkout.spec.ts": [
        "a visitor buys a use by keyboard after a declined card, and opens it",
      ],
    },
  },
  frames: {
    name: "frames and dialogs",
    words: "Tests that go into a frame and a dialog by keyboard, and out again",
    tests: {
      "examples/tests/frame.spec.ts": ["an iframe fits its tool; the keyboard goes in and out"],
      "examples/tests/element.spec.ts": ["a dialog opens by keyboard and keeps what was entered"],
    },
  },
  reflow: {
    name: "zoom",
    words:
      "{pages} pages are shown at 320 pixels, which is 400% zoom on a large screen: none scrolls sideways",
    tests: { [routes]: [everyPage] },
  },
  pageTexts: {
    name: "titles",
    words: "A look at the title and the first heading of {pages} pages",
    tests: { [routes]: [everyPage] },
  },
  files: {
    name: "files of pages",
    words:
      "A look at the file of each page: one main heading, the same header and footer, and no broken link",
    tests: {
      "examples/tests/links.spec.ts": [
        "every page is in its file: its title, its address, its words, and a strict policy",
        "every link of every page leads to a place that is there",
      ],
    },
  },
  skipping: {
    name: "skip link",
    words: "A test that goes past the header by keyboard",
    tests: {
      "examples/tests/dashboard.spec.ts": [
        "the header: a menu on a phone, the way to About, past it by keyboard",
      ],
    },
  },
  contrast: {
    name: "contrast",
    words: "The contrast of each pair of colors is computed, borders too",
    tests: {
      "sdk/src/theme/contrast.test.ts": ["…: … on … has at least …:1"],
    },
  },
  motion: {
    name: "less motion",
    words: "A test that nothing moves when a device asks for less motion",
    tests: {
      [overlay]: [everyMode],
    },
  },
  errors: {
    name: "errors",
    words: "Tests of forms with errors: each error is at its field, in words",
    tests: {
      "examples/tests/axe.spec.ts": ["forms with errors, and a letter by mail"],
      "dashboard/src/pages/partners/apply/Apply.test.tsx": [
        "shows an error at each missing field, focuses the first, and keeps the input across a reload",
      ],
    },
  },
  filledIn: {
    name: "answers carried over",
    words: "A test that the letter has the answers of the tool before it",
    tests: {
      "examples/tests/gate-partner.spec.ts": [
        "the letter opens with the use of the screener that leads to it, filled in",
      ],
    },
  },
  messages: {
    name: "messages",
    words: "Tests of messages and tips: told to a screen reader, kept while in use, closed by Escape",
    tests: {
      "dashboard/src/app/messages.test.tsx": [
        "keeps a message while the focus that F8 brings is on it, and closes it by its button",
        "shows a tooltip after 700 ms, the next one within 300 ms at once, and on focus at once until Escape",
      ],
      "sdk/src/ui/ToastRegion.test.tsx": [
        "announces what went wrong at once, and everything else when there is time",
      ],
    },
  },
  sources: {
    name: "code search",
    words: "A search of all our code",
    tests: {
      "dashboard/src/content/conformance/sources.test.ts": [
        "plays no audio or video",
        "shows no picture but the founder, logos, and a pencil's line",
        "has no animation that goes on, but the ring of waiting",
        "follows no path of a finger, and no motion or orientation of the device",
        "has no shortcut of a single letter",
        "lets text be pasted into every field",
      ],
    },
  },
} as const satisfies Readonly<Record<string, Check>>;

export type CheckId = keyof typeof checks;
