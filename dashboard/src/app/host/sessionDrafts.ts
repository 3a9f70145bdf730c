import { storedToolName, type ToolId } from "@iep-insider/sdk/catalog";
import type { Drafts } from "@iep-insider/sdk/host";

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Drafts in this tab's session storage, one entry per tool. Where storage is blocked or full, nothing is kept; an
 * unreadable entry counts as absent.
 * @param openStorage called at each use, because merely naming `sessionStorage` throws where it is blocked.
 */
export function createSessionDrafts(openStorage: () => DraftStorage): Drafts {
  const attempt = <T>(task: (storage: DraftStorage) => T): T | null => {
    try {
      return task(openStorage());
    } catch {
      return null;
    }
  };
  return {
    read: (tool) =>
      attempt((storage): unknown => {
        const stored = storage.getItem(keyOf(tool));
        return stored === null ? null : JSON.parse(stored);
      }),
    write: (tool, draft) => void attempt((storage) => storage.setItem(keyOf(tool), JSON.stringify(draft))),
    clear: (tool) => void attempt((storage) => storage.removeItem(keyOf(tool))),
  };
}

function keyOf(tool: ToolId): string {
  return `iep-draft:${storedToolName(tool)}`;
}
