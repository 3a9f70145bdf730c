import { useToolHost } from "@iep-insider/sdk/host";
import { useEffect, useRef, useState } from "react";
import type { ItemId, SectionId } from "./content.ts";
import { progress, readDraft, type Ticked, withSection } from "./logic.ts";

const nothing: Ticked = [];

/** What is ticked, kept as a draft where the host keeps any. */
export function useChecklist() {
  const { drafts, track } = useToolHost();
  const [ticked, setTicked] = useState(nothing);
  const [isRestored, setRestored] = useState(false);
  const [lastSection, setLastSection] = useState<SectionId | null>(null);
  const counted = useRef({ start: false, complete: false });

  // After the first render, so that a page rendered on the server and this one begin alike.
  useEffect(() => {
    const kept = readDraft(drafts?.read("meeting-prep"));
    if (kept.length === 0) return;
    setTicked(kept);
    setRestored(true);
  }, [drafts]);

  const countOnce = (event: "start" | "complete") => {
    if (!counted.current[event]) track(`tool_${event}`, "meeting-prep");
    counted.current[event] = true;
  };

  return {
    ticked,
    /** Whether ticks were found that an earlier load of the page had kept. */
    isRestored,
    /** The part of the last tick, for what is read aloud; null before the first. */
    lastSection,
    tick: (section: SectionId, chosen: readonly ItemId[]) => {
      const next = withSection(ticked, section, chosen);
      setTicked(next);
      setLastSection(section);
      drafts?.write("meeting-prep", next);
      countOnce("start");
      if (progress(next).percent === 100) countOnce("complete");
    },
    startOver: () => {
      drafts?.clear("meeting-prep");
      setTicked(nothing);
      setRestored(false);
      setLastSection(null);
    },
  };
}
