import { takesFreeText } from "@iep-insider/sdk/catalog";
import type { Standing } from "./Standing.ts";

/**
 * Takes no input in a tool for free text until its site's settings are known: a site may show its tools in our frame
 * only, and nothing typed may stand in its page before the tool moves there. A server that does not answer holds
 * nobody up for long.
 * @returns lets input through again.
 */
export function holdUntilKnown({ place, site, siteKey, server, tool, values }: Standing): () => void {
  const mayMove =
    site === null && siteKey !== null && location.origin !== server && values.render !== "iframe";
  const held = place?.parentElement;
  if (!held || !mayMove || !takesFreeText(tool)) return () => {};
  held.inert = true;
  const release = () => {
    held.inert = false;
  };
  const timer = setTimeout(release, longest);
  return () => {
    clearTimeout(timer);
    release();
  };
}

/** Milliseconds. */
const longest = 3000;
