import type { EmbedChoice } from "../EmbedChoice.ts";
import { npmSnippet, scriptSnippet, selfContainedSnippet } from "./element.ts";
import { iframeSnippet } from "./iframe.ts";
import { linkSnippet } from "./link.ts";
import { reactSnippet } from "./react.ts";
import { type EmbedServer, type Snippet, type SnippetKind, snippetKinds } from "./Snippet.ts";

type Write = (choice: EmbedChoice, from: EmbedServer) => string;

const ways: Readonly<Record<SnippetKind, { readonly write: Write; readonly language: Snippet["language"] }>> =
  {
    script: { write: scriptSnippet, language: "html" },
    selfContained: { write: selfContainedSnippet, language: "html" },
    iframe: { write: iframeSnippet, language: "html" },
    react: { write: reactSnippet, language: "tsx" },
    npm: { write: npmSnippet, language: "html" },
    link: { write: linkSnippet, language: "html" },
  };

/**
 * Every way to put a tool on a page, as text to paste. The builder's preview runs the very same text.
 * @param choice what the site owner wants; every text in it is made safe here.
 * @param from our origin, and the version and hash that a self-contained file is pinned to.
 */
export function snippets(choice: EmbedChoice, from: EmbedServer): Readonly<Record<SnippetKind, Snippet>> {
  const written = snippetKinds.map((kind) => {
    const { write, language } = ways[kind];
    return [kind, { code: write(choice, from), language }] as const;
  });
  return Object.fromEntries(written) as Record<SnippetKind, Snippet>;
}
