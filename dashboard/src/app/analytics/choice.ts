/** Whether the visitor lets the advertising tag in. */
export type Choice = "yes" | "no";

export interface ChoiceStore {
  /** Null: not asked yet, or not answered. */
  read(): Choice | null;
  keep(choice: Choice): void;
  /** @returns how to end it. */
  subscribe(onChange: () => void): () => void;
}

/** The entry of the browser's storage that holds it. */
export const choiceKey = "iep_ad_choice";

/**
 * Keeps the answer in this browser.
 * @param storage may throw where the browser blocks it; the answer then holds for this document.
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
      } catch {
        // Asked again at the next visit.
      }
      changes.dispatchEvent(new Event("change"));
    },
    subscribe(onChange) {
      changes.addEventListener("change", onChange);
      return () => changes.removeEventListener("change", onChange);
    },
  };
}
