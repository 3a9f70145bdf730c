/** The ways to put a tool on a page. */
export const snippetKinds = ["script", "selfContained", "iframe", "react", "npm", "link"] as const;
export type SnippetKind = (typeof snippetKinds)[number];

/** Something to copy and paste. */
export interface Snippet {
  readonly code: string;
  readonly language: "html" | "tsx";
}

/** What a snippet has to know of us. */
export interface EmbedServer {
  /** Our origin: `https://…`, without a slash at its end. */
  readonly server: string;
  /** The exact version that a self-contained file is taken from. */
  readonly version: string;
  /** Of that version's self-contained file of the tool: `sha384-…`. */
  readonly integrity: string;
}
