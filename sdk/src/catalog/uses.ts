import { currentToolId } from "./formerIds.ts";
import { type CatalogTool, type PaymentKind, type ToolId, toolById, tools } from "./tools.ts";

/** How long one use opens a tool, and how long an answer can be shown again, in milliseconds (ADR 7). */
export const useLasts = 24 * 60 * 60_000;

/** What one paid use of a tool is (ADR 7). */
export type ToolUse =
  /** The tool is open for 24 hours from its first opening. */
  | "day"
  /** One document, which can be read again for 24 hours (ADR 83). */
  | "document"
  /** One answer that passed our checks. */
  | "answer";

/** @returns null for a free tool. */
export function oneUseOf(id: ToolId): ToolUse | null {
  const { payment } = toolById(id);
  if (payment === null) return null;
  if (id === "document-reader") return "document";
  return payment === "quiz" || id === "jargon-translator" ? "day" : "answer";
}

/** @param tool null for a credit of this kind. */
export function oneUseBought(tool: ToolId | null, kind: PaymentKind): ToolUse | null {
  return tool === null ? (kind === "quiz" ? "day" : "answer") : oneUseOf(tool);
}

/** How long a new use will be open, in words: it has not begun, so there is no end time yet. */
export const openFor: Readonly<Record<ToolUse, string>> = {
  day: "24 hours from when you first open it",
  document: "24 hours for one document, from when you first see what it says",
  answer: "Until you get your answer",
};

/**
 * What a parent must know before relying on the mail's link: typed text never leaves the browser unencrypted (ADR 10).
 */
export const typedStays =
  "What you typed stays in the browser where you typed it. Opened on another device, the tool starts empty.";

/** The tool whose entitlement opens this one: the questionnaires open with the IEP vs 504 screener (ADR 2). */
export function entitlementToolOf(id: ToolId): ToolId {
  return id === "assessments" ? "504-screener" : id;
}

/** Tools whose result leads to a letter. */
const leadToLetter: readonly ToolId[] = [
  "504-screener",
  "evaluation-screener",
  "aide-screener",
  "signing-advisor",
  "denial-decoder",
  "dispute-guide",
  "document-reader",
];

/**
 * The tools that a spent use opens for 24 hours: the tool itself, and the letter that its result leads to, at one price
 * (ADR 7).
 * @param id the tool whose use was spent.
 */
export function openedByUseOf(id: ToolId): readonly ToolId[] {
  return leadToLetter.includes(entitlementToolOf(id))
    ? [entitlementToolOf(id), "letter-generator"]
    : [entitlementToolOf(id)];
}

/** Whether a use of this tool also opens the letter that its result leads to. */
export function includesLetter(id: ToolId): boolean {
  return openedByUseOf(id).length > 1;
}

export type PaidTool = CatalogTool & { readonly payment: PaymentKind };

/**
 * Finds a paid tool by its id, a former id, or its title in any case, as links, records and the provider's pages name
 * it.
 */
export function findPaidTool(name: string | null | undefined): PaidTool | undefined {
  const asked = name?.trim().toLowerCase();
  if (asked === undefined) return undefined;
  const asId = currentToolId(asked);
  return tools.filter(isPaid).find(({ id, title }) => id === asId || title.toLowerCase() === asked);
}

function isPaid(tool: CatalogTool): tool is PaidTool {
  return tool.payment !== null;
}
