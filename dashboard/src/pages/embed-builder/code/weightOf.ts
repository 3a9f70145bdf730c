import { toolById } from "@iep-insider/sdk/catalog";
import type { EmbedChoice, SnippetKind } from "@iep-insider/sdk/embed";
import type { EmbedManifest } from "./embedFiles.ts";

/**
 * The download before the tool's first screen, from our server.
 * @returns gzipped bytes; null if the owner's own build decides, if there is no first screen, or if a file is not
 * listed.
 */
export function weightOf(manifest: EmbedManifest, choice: EmbedChoice, kind: SnippetKind): number | null {
  const names = filesOf(choice, kind);
  if (names === null) return null;
  const sizes = [...new Set(names)].map((name) => manifest.files[name]?.gzip);
  return sizes.every((size) => size !== undefined) ? sizes.reduce((sum, size) => sum + size, 0) : null;
}

function filesOf(choice: EmbedChoice, kind: SnippetKind): readonly string[] | null {
  const { tag } = toolById(choice.tool);
  // A dialog loads nothing before its button is about to be used; a frame loads its own files.
  if (kind === "script" && choice.mode === "inline" && choice.render === "inline") return [`${tag}.js`];
  if (kind === "selfContained") return [`${tag}.standalone.js`];
  if (kind === "iframe") return ["resize.js", "frame.js", `${tag}.js`];
  return null;
}
