import { useToolHost } from "@iep-insider/sdk/host";
import { useRef, useState } from "react";
import { useKept } from "../../kept/index.ts";
import type { ItemId, SectionId } from "./content.ts";
import { checklistFormat, progress, withSection } from "./logic.ts";

/** What is ticked, kept on the device where the host has one. */
export function useChecklist() {
  const { track } = useToolHost();
  const { value, where, wasFound, change, forgetAll, forgotten } = useKept(checklistFormat);
  const { ticked } = value;
  const [lastSection, setLastSection] = useState<SectionId | null>(null);
  const counted = useRef({ start: false, complete: false });

  const countOnce = (event: "start" | "complete") => {
    if (!counted.current[event]) track(`tool_${event}`, "meeting-prep");
    counted.current[event] = true;
  };

  return {
    ticked,
    where,
    /** Whether ticks are here from an earlier visit. */
    isRestored: wasFound && ticked.length > 0,
    /** The part of the last tick, for what is read aloud; null before the first. */
    lastSection,
    tick: (section: SectionId, chosen: readonly ItemId[]) => {
      change((now) => ({ ticked: withSection(now.ticked, section, chosen), at: Date.now() }));
      setLastSection(section);
      countOnce("start");
      if (progress(withSection(ticked, section, chosen)).percent === 100) countOnce("complete");
    },
    forgotten,
    forgetAll: () => {
      forgetAll();
      setLastSection(null);
    },
    startOver: () => {
      change(() => ({ ticked: [], at: 0 }));
      setLastSection(null);
    },
  };
}
