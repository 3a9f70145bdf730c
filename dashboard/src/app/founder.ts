import { type Founder, founderMeta } from "@iep-insider/sdk/contract";

/** Whether the operator has written the page about the person behind the site. */
export function hasFounder(): boolean {
  return mark() !== null;
}

/** @returns null on every page but that one: it is left and reached by loading a page. */
export function founderOfPage(): Founder | null {
  const written = mark()?.content;
  // The server wrote it, from checked settings.
  return written ? (JSON.parse(written) as Founder) : null;
}

function mark(): HTMLMetaElement | null {
  return typeof document === "undefined" ? null : document.querySelector(`meta[name="${founderMeta}"]`);
}
