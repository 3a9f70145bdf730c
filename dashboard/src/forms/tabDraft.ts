/** A form's unsent values, kept across a reload of this tab. */
export interface TabDraft {
  /** @returns the stored value, unvalidated; null if there is none or it is unreadable. */
  readonly read: () => unknown;
  /** @param draft null removes it. */
  readonly write: (draft: object | null) => void;
}

/**
 * Stores a draft in this tab's session storage. Where storage is blocked or full, nothing is stored and nothing else
 * changes.
 * @param name of the form.
 * @param openStorage called at each use, because merely naming `sessionStorage` throws where it is blocked.
 */
export function createTabDraft(
  name: string,
  openStorage: () => Pick<Storage, "getItem" | "setItem" | "removeItem"> = () => window.sessionStorage,
): TabDraft {
  const key = `iep-draft:${name}`;
  return {
    read: () => {
      try {
        return JSON.parse(openStorage().getItem(key) ?? "null");
      } catch {
        return null;
      }
    },
    write: (draft) => {
      try {
        if (draft === null) openStorage().removeItem(key);
        else openStorage().setItem(key, JSON.stringify(draft));
      } catch {}
    },
  };
}
