import { choiceQuery } from "./choiceQuery.ts";
import type { EmbedChoice } from "./EmbedChoice.ts";
import { queryOf } from "./queryOf.ts";
import type { SnippetKind } from "./snippets/Snippet.ts";

/** The page of our server that shows what a snippet does. */
export const previewPath = "/embed-preview";

/** The snippets that a page can run as they are; the others need a build. */
export const previewKinds = [
  "script",
  "selfContained",
  "iframe",
  "link",
] as const satisfies readonly SnippetKind[];
export type PreviewKind = (typeof previewKinds)[number];

/** The name of the query's part that says which snippet to show. */
export const previewKindName = "as";

/** At the end of the address of a preview that begins with the tool's first screen, and not filled in. */
export const firstScreenHash = "#first-screen";

/** @returns the address, on our origin, of a page whose body is this snippet of the choice. */
export function previewAddress(choice: EmbedChoice, kind: PreviewKind): string {
  return `${previewPath}?${choiceQuery(choice)}&${queryOf([{ name: previewKindName, value: kind }])}`;
}
