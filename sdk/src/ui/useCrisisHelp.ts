import { useEffect, useState } from "react";
import type { CrisisHelp } from "../safety/index.ts";
import { importAnew } from "./importAnew.ts";

type Signs = typeof import("../safety/crisis/crisisHelpFor.ts");
type Find = Signs["crisisHelpFor"];

let loaded: Find | null = null;

/**
 * Watches a text for signs of crisis, on the device (DECISIONS 29). The signs are many, so they come with the field that
 * is watched; where they could not be fetched, each change of the text tries again.
 * @param text what a parent typed so far.
 * @returns the help to show, or null.
 */
export function useCrisisHelp(text: string): CrisisHelp | null {
  const [find, setFind] = useState<Find | null>(() => loaded);
  const missingFor = find === null ? text : null;
  useEffect(() => {
    if (missingFor === null) return;
    let isCurrent = true;
    import("../safety/crisis/crisisHelpFor.ts").catch(importAnew<Signs>).then(
      ({ crisisHelpFor }) => {
        loaded = crisisHelpFor;
        if (isCurrent) setFind(() => crisisHelpFor);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [missingFor]);
  return find && text.trim() !== "" ? find(text) : null;
}
