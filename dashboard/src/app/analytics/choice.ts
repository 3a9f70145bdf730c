/** The visitor's answer about the advertising tag. */
export type Choice = "yes" | "no";

export interface ChoiceStore {
  /** Null: not asked or not answered. */
  read(): Choice | null;
  keep(choice: Choice): void;
  /** @returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

/** The key in localStorage. */
export const choiceKey = "iep_ad_choice";

/**
 * Stores the answer in this browser.
 * @param storage may throw if storage is blocked. Then the answer lasts for this document.
 */
export function createChoiceStore(storage: () => Pick<Storage, "getItem" | "setItem">): ChoiceStore {
  const changes = new EventTarget();
  let here: Choice | null = null;
  return {
    read() {
      try {
        const kept = storage().getItem(choiceKey);
        return kept === "yes" || kept === "no" ? kept : here;
      } catch {
        return here;
      }
    },
    keep(choice) {
      here = choice;
      try {
        storage().setItem(choiceKey, choice);
      } catch {}
      changes.dispatchEvent(new Event("change"));
    },
    subscribe(onChange) {
      changes.addEventListener("change", onChange);
      return () => changes.removeEventListener("change", onChange);
    },
  };
}
