import { type Founder, founderMeta } from "@iep-insider/sdk/contract";

/** Whether the operator has written the page about the founder. Built pages link to it; the server removes a dead link. */
export function hasFounder(): boolean {
  return typeof document === "undefined" || mark() !== null;
}

/** @returns null on every page except the founder's, which always loads in full. */
export function founderOfPage(): Founder | null {
  const written = mark()?.content;
  // Written by the server, from validated settings.
  return written ? (JSON.parse(written) as Founder) : null;
}

function mark(): HTMLMetaElement | null {
  return typeof document === "undefined" ? null : document.querySelector(`meta[name="${founderMeta}"]`);
}
