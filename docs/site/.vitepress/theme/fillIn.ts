import { type EmbedVersions, embedVersionsPath, originPlaceholder } from "@iep-insider/sdk/contract";
import { integrityPlaceholder, versionPlaceholder } from "../../content/placeholders.ts";

/**
 * Writes into the code on the page what its build did not know: our server's origin, and in code with a hash the
 * current version and the file's hash. Without our server, as while this site is developed, the placeholders stay.
 */
export async function fillIn(): Promise<void> {
  const codes = [...document.querySelectorAll<HTMLElement>(".vp-doc code")];
  for (const code of codes) replaceIn(code, originPlaceholder, location.origin);
  const pinned = codes.filter(({ textContent }) => textContent?.includes(integrityPlaceholder));
  if (pinned.length === 0) return;
  const response = await fetch(embedVersionsPath).catch(() => null);
  if (!response?.ok) return;
  const { current, versions }: EmbedVersions = await response.json();
  const files = versions.find(({ version }) => version === current)?.files;
  if (current === null || !files) return;
  for (const code of pinned) {
    const file = /[\w-]+\.standalone\.js/.exec(code.textContent ?? "")?.[0];
    const integrity = file && files[file]?.integrity;
    if (!integrity) continue;
    replaceIn(code, versionPlaceholder, current);
    replaceIn(code, integrityPlaceholder, integrity);
  }
}

/** The highlighter puts a string into one text node. */
function replaceIn(element: HTMLElement, search: string, replacement: string): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const text = currentNode.nodeValue ?? "";
    if (text.includes(search)) currentNode.nodeValue = text.replaceAll(search, replacement);
  }
}
