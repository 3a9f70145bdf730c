/** What is typed into one form and not sent yet, over a reload of this tab. */
export interface TabDraft {
  /** @returns whatever lay there; null when there is nothing, or nothing that can be read. */
  readonly read: () => unknown;
  /** @param draft null leaves nothing behind. */
  readonly write: (draft: object | null) => void;
}

/**
 * Keeps it in this tab's session storage. Where storage is blocked or full nothing is kept, and nothing else changes.
 * @param name of the form.
 * @param openStorage asked at each use, because merely naming `sessionStorage` throws where it is blocked.
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
      } catch {
        // It stays on the screen, which is all that there is then.
      }
    },
  };
}
