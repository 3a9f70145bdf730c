/** A paragraph or a list. Any of these texts may have links (`sdk/src/locale/links.ts`). */
export type TextBlock = string | { readonly points: readonly string[] };

export interface TextSection {
  /** The section's anchor: `/privacy#counts`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly TextBlock[];
}

/** A long text page. */
export interface TextContent {
  readonly title: string;
  readonly lead: string;
  /** When the text last changed, as shown: "November 21, 2026". */
  readonly changed?: string;
  readonly sections: readonly TextSection[];
}
