import {
  type CatalogTool,
  freeToOpen,
  type PaymentKind,
  takesFreeText,
  tools,
} from "@iep-insider/sdk/catalog";
import { type AttributeRow, attributes, events, methods } from "@iep-insider/widgets/element/reference";
import { code, escapeText, table } from "./markdown.ts";
import { firstScreenBytes } from "./weights.ts";

/** Every tool with its tag, how it opens, from the catalog, and its size, from the build. */
export function toolTable(): string {
  const bytes = firstScreenBytes();
  const rows = tools.map((tool) => [
    `[${escapeText(tool.title)}](/tools/${tool.id})`,
    code(`<${tool.tag}>`),
    opensBy(tool),
    `${Math.round((bytes[tool.tag] ?? 0) / 1000)} kB`,
  ]);
  return table(["Tool", "Tag", "What opens it", "Before its first screen"], rows);
}

/** What a parent gives to see the result. */
export function opensBy({ id, payment }: CatalogTool): string {
  if (id === freeToOpen) return "nothing; terms beyond our glossary need a payment";
  if (payment === null) return "an email address; with a site key you can leave that out";
  return paid[payment];
}

const paid: Readonly<Record<PaymentKind, string>> = {
  quiz: "one payment for 24 hours, or a Pro membership",
  ai_question: "one payment for one answer, or a Pro membership",
};

/** Every attribute, from the one table that the elements read. */
export function attributeTable(): string {
  const rows = attributes.map((row) => [
    code(row.name),
    escapeText(readAs(row)),
    row.default ?? "nothing",
    escapeText(row.meaning),
  ]);
  return table(["Attribute", "Value", "Without it", "What it does"], rows);
}

function readAs({ type, values, atMost }: AttributeRow): string {
  if (values) return values.join(", ");
  return atMost ? `a text of up to ${atMost} characters` : types[type];
}

const types: Readonly<Record<AttributeRow["type"], string>> = {
  "site key": "site_…",
  "web address": "https://…",
  state: "two letters",
  background: "paper, page, transparent",
  color: "#rrggbb",
  choice: "one of a list",
  text: "a text",
  pattern: "as described",
};

export function eventTable(): string {
  return table(
    ["Event", "What it means"],
    events.map(({ name, meaning }) => [code(name), escapeText(meaning)]),
  );
}

export function methodTable(): string {
  return table(
    ["Method", "What it does"],
    methods.map(({ name, isMethod, meaning }) => [code(isMethod ? `${name}()` : name), escapeText(meaning)]),
  );
}

/** What is in the storage of a page with our tools. */
export function storedTable(): string {
  return table(
    ["Name", "When", "What for"],
    stored.map(({ name, when, what }) => [code(name), when, what]),
  );
}

const stored = [
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

/** The tools in which a parent writes about a child, for the page about iframes. */
export function freeTextTools(): string {
  return tools
    .filter(({ id }) => takesFreeText(id))
    .map(({ title }) => escapeText(title))
    .join(", ");
}
