import type { PartnerApplication } from "@iep-insider/sdk/contract";
import { createTabDraft } from "../../../forms/tabDraft.ts";

const draft = createTabDraft("site-key");
const order = createTabDraft("site-key-order");

export const emptyApplication: PartnerApplication = {
  organization: "",
  website: "",
  about: "",
  origins: [""],
};

/** Unsent values, kept across a reload of this tab and across signing in. */
export const applicationDraft = {
  read: (): PartnerApplication | null => applicationIn(draft.read()),
  /** A blank form removes the draft. */
  write: (typed: PartnerApplication): void => draft.write(isBlank(typed) ? null : typed),
  /** Requests submission as soon as there is an account, as the button that led to sign-up promised. */
  order: (): void => order.write({ isToSend: true }),
  /** @returns whether submission was requested; clears the request. */
  takeOrder: (): boolean => {
    const isToSend = order.read() !== null;
    order.write(null);
    return isToSend;
  },
};

export function isBlank({ organization, website, about, origins }: PartnerApplication): boolean {
  return [organization, website, about, ...origins].every((text) => text.trim() === "");
}

/** @param stored unvalidated. */
export function applicationIn(stored: unknown): PartnerApplication | null {
  if (typeof stored !== "object" || stored === null) return null;
  const entries = new Map<string, unknown>(Object.entries(stored));
  const text = (field: string) => {
    const value = entries.get(field);
    return typeof value === "string" ? value : "";
  };
  const given = entries.get("origins");
  const origins = Array.isArray(given) ? given.filter((line) => typeof line === "string") : [];
  return {
    organization: text("organization"),
    website: text("website"),
    about: text("about"),
    origins: origins.length > 0 ? origins : [""],
  };
}
