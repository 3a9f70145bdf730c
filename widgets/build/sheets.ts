import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Sheet } from "@iep-insider/sdk/theme/vite";
import { sourcesOf } from "./sourcesOf.ts";

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What every element shares: the kit, the gates, the frame, the runner and the documents. */
export const kitFolders = [
  "sdk/src/ui",
  "sdk/src/access",
  "widgets/src/element",
  "widgets/src/questionnaire",
  "widgets/src/documents",
].map(folder);

export const toolsFolder = folder("widgets/src/tools");

/** The ids of the tools there are: one folder each. */
export const toolIds: readonly string[] = readdirSync(toolsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** What a tool's element may show that is not in the kit's sheet. */
function besidesTheKit(id: string): readonly string[] {
  const sources = [...sourcesOf(`${toolsFolder}/${id}/element.ts`)];
  return sources.filter((file) => !kitFolders.some((kit) => file.startsWith(`${kit}/`)));
}

/** The two sheets of an element: the kit's, and its tool's; and the one of an element that only ever shows a frame. */
export const elementSheets: Readonly<Record<string, Sheet>> = {
  kit: { folders: kitFolders, withBase: true },
  frame: { folders: [folder("widgets/src/frame")], withBase: true },
  ...Object.fromEntries(toolIds.map((id) => [id, { folders: besidesTheKit(id), after: "kit" }])),
};
