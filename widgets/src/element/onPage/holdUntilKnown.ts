import { takesFreeText } from "@iep-insider/sdk/catalog";
import type { Standing } from "./Standing.ts";

/**
 * Blocks input in a tool for free text until its site's settings are known: a site may show its tools only in our
 * iframe, and nothing may be typed into its own page before the tool moves there. Gives up after a short wait if the
 * server does not answer.
 * @returns a function that allows input again.
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
