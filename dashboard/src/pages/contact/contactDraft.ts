import { type ContactFields, contactFields, emptyFields, isBlank } from "./contactMessage.ts";

/** What is typed, over a reload of this tab. */
export interface ContactDraft {
  /** @returns what was written last; blank fields when there is nothing, or nothing that can be read. */
  readonly read: () => ContactFields;
  /** Blank fields leave nothing behind. */
  readonly write: (fields: ContactFields) => void;
}

const key = "iep-draft:contact";

/**
 * Keeps an unsent message in this tab's session storage. Where storage is blocked or full nothing is kept, and
 * nothing else changes.
 * @param openStorage asked at each use, because merely naming `sessionStorage` throws where it is blocked.
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
      } catch {
        // It stays on the screen, which is all that there is then.
      }
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
