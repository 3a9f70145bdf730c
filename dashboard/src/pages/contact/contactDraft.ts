import { type ContactFields, contactFields, emptyFields, isBlank } from "./contactMessage.ts";

/** Unsent values, kept across a reload of this tab. */
export interface ContactDraft {
  /** @returns the stored fields; blank ones if there are none or they are unreadable. */
  readonly read: () => ContactFields;
  /** Blank fields remove the draft. */
  readonly write: (fields: ContactFields) => void;
}

const key = "iep-draft:contact";

/**
 * Stores an unsent message in this tab's session storage. Where storage is blocked or full, nothing is stored and
 * nothing else changes.
 * @param openStorage called at each use, because merely naming `sessionStorage` throws where it is blocked.
 */
export function createContactDraft(
  openStorage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): ContactDraft {
  return {
    read: () => {
      try {
        return fieldsIn(JSON.parse(openStorage().getItem(key) ?? "null"));
      } catch {
        return emptyFields;
      }
    },
    write: (fields) => {
      try {
        if (Object.values(fields).every(isBlank)) openStorage().removeItem(key);
        else openStorage().setItem(key, JSON.stringify(fields));
      } catch {}
    },
  };
}

function fieldsIn(stored: unknown): ContactFields {
  const entries = typeof stored === "object" && stored !== null ? new Map(Object.entries(stored)) : new Map();
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    ...emptyFields,
    ...Object.fromEntries(contactFields.map((field) => [field, text(entries.get(field))])),
  };
}
