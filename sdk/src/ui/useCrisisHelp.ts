import { useEffect, useState } from "react";
import { type CrisisHelp, crisisHelpIn } from "../safety/crisis/crisisHelp.ts";
import { onTouch } from "./onTouch.ts";
import { retryImport } from "./retryImport.ts";

type Signs = typeof import("../safety/crisis/signOfCrisis.ts");
type Find = Signs["signOfCrisis"];

let loaded: Find | null = null;

/**
 * Watches a text for signs of crisis, on the device (ADR 18). The signs are many, so they are fetched with the first
 * focus or press in the page, before anything can be typed; where they did not come, each change of the text tries again.
 * @param text what a parent typed so far.
 * @returns the help to show, or null.
 */
export function useCrisisHelp(text: string): CrisisHelp | null {
  const [find, setFind] = useState<Find | null>(() => loaded);
  const missingFor = find === null ? text : null;
  useEffect(() => {
    if (missingFor === null) return;
    let isCurrent = true;
    const fetchSigns = () => {
      import("../safety/crisis/signOfCrisis.ts").catch(retryImport<Signs>).then(
        ({ signOfCrisis }) => {
          loaded = signOfCrisis;
          if (isCurrent) setFind(() => signOfCrisis);
        },
        () => undefined,
      );
    };
    const leave = missingFor === "" ? onTouch(document, fetchSigns) : fetchSigns();
    return () => {
      isCurrent = false;
      leave?.();
    };
  }, [missingFor]);
  const language = find && text.trim() !== "" ? find(text) : null;
  return language && crisisHelpIn[language];
}
