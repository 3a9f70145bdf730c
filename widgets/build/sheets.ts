import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tools } from "@iep-insider/sdk/catalog";
import { aiTools } from "@iep-insider/sdk/contract";
import type { Sheet } from "@iep-insider/sdk/theme/vite";

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

/** What several tools show, and not all: each tool's sheet has the classes of what it may show. */
const stateFacts = folder("widgets/src/state-facts");
const answers = folder("widgets/src/answers");
const kept = folder("widgets/src/kept");
const result = folder("widgets/src/result");
export const sharedByTools = [stateFacts, answers, kept, result];

/** The tools that keep a record on the device. */
const trackers: readonly string[] = ["emotional-checkin", "letter-generator", "meeting-checklist"];
/** Tools whose end is no result of this shape: the letter itself, a chat, lists. */
const withoutResult: readonly string[] = [
  "letter-generator",
  "chat",
  "meeting-checklist",
  "emotional-checkin",
];
/** Of the result's parts the rights guide shows folds alone. */
const foldsAlone = folder("widgets/src/result/fold");

/** The two sheets of an element: the kit's, and its tool's; and the one of an element that only ever shows a frame. */
export const elementSheets: Readonly<Record<string, Sheet>> = {
  kit: { folders: kitFolders, withBase: true },
  frame: { folders: [folder("widgets/src/frame")], withBase: true },
  ...Object.fromEntries(
    toolIds.map((id) => {
      const isAsked = tools.some(
        (tool) => tool.tag.replace(/^iep-/, "") === id && aiTools.some((asked) => asked === tool.id),
      );
      const shared = [
        stateFacts,
        ...(isAsked ? [answers] : []),
        ...(trackers.includes(id) ? [kept] : []),
        ...(withoutResult.includes(id) ? [] : [id === "rights-guide" ? foldsAlone : result]),
      ];
      return [id, { folders: [`${toolsFolder}/${id}`, ...shared], after: "kit" }];
    }),
  ),
};
