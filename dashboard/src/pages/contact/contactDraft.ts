import { createTabDraft } from "../../forms/tabDraft.ts";
import { type ContactFields, contactFields, emptyFields, isBlank } from "./contactMessage.ts";

/** An unsent message. Blank fields remove the draft; without a draft, or with an unreadable one, fields are blank. */
export function createContactDraft(openStorage?: Parameters<typeof createTabDraft>[1]) {
  const draft = createTabDraft("contact", openStorage);
  return {
    read: (): ContactFields => fieldsIn(draft.read()),
    write: (fields: ContactFields): void => draft.write(Object.values(fields).every(isBlank) ? null : fields),
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
