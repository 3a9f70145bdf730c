import type { PaymentKind } from "@iep-insider/sdk/catalog";
import type { AttributeRow } from "@iep-insider/widgets/element";

/** Texts of the documentation's tables. */
export const blockWords = {
  table: "Table",
  tool: "Tool",
  tag: "Tag",
  opens: "What opens it",
  email: "an email address; with a site key you can leave that out",
  open: "nothing; terms beyond our glossary need a payment",
  paid: {
    quiz: "one payment for 24 hours, or a Pro membership",
    ai_question: "one payment for one answer, or a Pro membership",
  } satisfies Record<PaymentKind, string>,
  weight: "Before its first screen",
  kilobytes: (bytes: number | undefined) => (bytes === undefined ? "" : `${Math.round(bytes / 1000)} kB`),
  attribute: "Attribute",
  event: "Event",
  method: "Method",
  value: "Value",
  without: "Without it",
  meaning: "What it does",
  nothing: "nothing",
  types: {
    "site key": "site_…",
    "web address": "https://…",
    state: "two letters",
    background: "paper, page, transparent",
    color: "#rrggbb",
    choice: "one of a list",
    text: "a text",
    pattern: "as described",
  } satisfies Record<AttributeRow["type"], string>,
  upTo: (characters: number) => `a text of up to ${characters} characters`,
  name: "Name",
  when: "When",
  what: "What for",
  gallery: {
    plain: "As it comes",
    dark: 'theme="dark"',
    onDark: "On a dark page, without a theme",
    plum: 'accent="#5b2a3c"',
    navy: 'accent="#1d3f72"',
    yellow: "A light accent, #ffd166: its lettering becomes dark",
    pale: "An accent too pale to read, #f6efe9: a darker shade is taken",
    dialog: 'mode="dialog" with a label of its own',
  },
  dialogLabel: "Check if an aide fits",
} as const;

/** The pages of site builders. */
export const builderWords = {
  copy: "Copy this:",
  limits: "What it blocks",
  fallback: "If that does not work",
  checked: "How we know",
  changes: (name: string, date: string) =>
    `Menu names change. We read these on ${date} in the sources below, and have not tried them in an account of ${name}. If one differs, please tell us.`,
} as const;

/** What is in the storage of a page with our tools. */
export const stored = [
  {
    name: "iep_purchase_key",
    when: "once something was bought on the page, or a member signed in for it",
    what: "A random key. It opens what was bought, and with a site key on this site only. Nothing about the person is in it.",
  },
  {
    name: "iep-sealed",
    when: "in the tab's session storage, while a parent who bought something there is at work; it ends with the tab or after 24 hours",
    what: "The answers and the letter in progress, encrypted under the purchase key, so that paying and a reload lose nothing.",
  },
  {
    name: "iep_opened_…",
    when: "in the tab's session storage, once a tool with auto-open was opened; it ends with the tab",
    what: "The mark that this tool does not open by itself again. The name ends with the tool's own.",
  },
] as const;
