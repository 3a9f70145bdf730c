/** A link inside a text: to one of our pages by its path (`/contact`), or to another site by its URL. */
export interface TextLink {
  readonly label: string;
  readonly to: string;
}

/** Text with optional links. */
export type RichText = string | readonly (string | TextLink)[];

/** A paragraph or a list. */
export type TextBlock = RichText | { readonly points: readonly RichText[] };

export interface TextSection {
  /** The section's anchor: `/privacy#counts`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly TextBlock[];
}

/** A long text page. */
export interface TextContent {
  readonly title: string;
  readonly lead: RichText;
  /** When the text last changed, as shown: "November 21, 2026". */
  readonly changed?: string;
  readonly sections: readonly TextSection[];
}
