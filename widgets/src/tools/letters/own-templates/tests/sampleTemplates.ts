import type { OwnTemplates, TemplateStorage } from "@iep-insider/sdk/host";
import { leastForm } from "../../tests/sampleForms.ts";
import { writeTemplates } from "../format.ts";
import { templateFrom } from "../makeTemplate.ts";
import type { OwnTemplate } from "../OwnTemplate.ts";

/** Three letters that a parent may have kept, the newest first. */
export const threeTemplates: readonly OwnTemplate[] = [
  templateFrom(leastForm("follow_up"), ["own", "school"], "After each meeting", "2026-11-20"),
  templateFrom(leastForm("specific_services"), ["own", "school"], "Speech, twice a week", "2026-10-02"),
  templateFrom(leastForm("iee_request"), ["own"], "Ask for an outside evaluation", "2026-03-14"),
];

export const threeKept = writeTemplates(threeTemplates);

export interface FakeTemplateStorage extends TemplateStorage {
  /** What is kept now. */
  text: string | null;
  /** How the next writing ends. */
  outcome: "kept" | "full" | "blocked";
  /** As another tab does it. */
  readonly writeElsewhere: (text: string | null) => void;
}

/** Own templates in memory. */
export function createFakeTemplates(
  text: string | null = null,
  isOn = true,
): OwnTemplates & { readonly storage: FakeTemplateStorage } {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const storage: FakeTemplateStorage = {
    text,
    outcome: "kept",
    read: () => storage.text,
    write: (next) => {
      if (storage.outcome !== "kept") return storage.outcome;
      storage.text = next;
      tell();
      return "kept";
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    writeElsewhere: (next) => {
      storage.text = next;
      tell();
    },
  };
  return { isOn, storage };
}
