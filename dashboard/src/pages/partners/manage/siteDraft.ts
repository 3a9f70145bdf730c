import { findTool } from "@iep-insider/sdk/catalog";
import type { OwnPartner } from "@iep-insider/sdk/contract";
import { createTabDraft } from "../../../forms/tabDraft.ts";
import { formOf, type SiteForm } from "./siteForm.ts";

/** What is typed and not saved, and what the site was when that began. */
export interface SiteDraft {
  readonly base: SiteForm;
  readonly form: SiteForm;
  /** The server's word for `base`. */
  readonly revision: string;
}

/** Nothing is typed yet. */
export function draftOf(partner: OwnPartner): SiteDraft {
  const form = formOf(partner);
  return { base: form, form, revision: partner.revision };
}

const draft = createTabDraft("site");

/** Unsaved changes, over a reload of this tab. */
export const siteDraft = {
  /** @returns null for another account's, too. */
  read: (userId: number): SiteDraft | null => siteDraftIn(draft.read(), userId),
  write: (userId: number, kept: SiteDraft | null): void => draft.write(kept && { userId, ...kept }),
};

/** @param stored whatever lay in the storage. */
export function siteDraftIn(stored: unknown, userId: number): SiteDraft | null {
  const fields = fieldsOf(stored);
  if (fields.get("userId") !== userId) return null;
  const [base, form] = [formIn(fields.get("base")), formIn(fields.get("form"))];
  const revision = fields.get("revision");
  // One of an earlier release has none. No site has this one, so that the server says whether something changed.
  return base && form && { base, form, revision: isText(revision) ? revision : "" };
}

function formIn(stored: unknown): SiteForm | null {
  const fields = fieldsOf(stored);
  const text = (name: keyof SiteForm) => wanted(fields.get(name), isText);
  const tick = (name: keyof SiteForm) => wanted(fields.get(name), isTick);
  const list = (name: keyof SiteForm) => wanted(fields.get(name), isTexts);
  try {
    return {
      name: text("name"),
      origins: list("origins"),
      allowsLocalhost: tick("allowsLocalhost"),
      brandName: text("brandName"),
      accent: text("accent"),
      phone: text("phone"),
      stepLabel: text("stepLabel"),
      stepPhone: text("stepPhone"),
      stepLink: text("stepLink"),
      defaultState: text("defaultState"),
      offersAll: tick("offersAll"),
      tools: list("tools").flatMap((id) => findTool(id)?.id ?? []),
      emailGate: tick("emailGate"),
      frameOnly: tick("frameOnly"),
    };
  } catch {
    // It is of another release, or not ours.
    return null;
  }
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

/** @throws {TypeError} when it is not what is wanted. */
function wanted<Value>(value: unknown, is: (value: unknown) => value is Value): Value {
  if (!is(value)) throw new TypeError("This is no draft of a site.");
  return value;
}

const isText = (value: unknown) => typeof value === "string";
const isTick = (value: unknown) => typeof value === "boolean";
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
