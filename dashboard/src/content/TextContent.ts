/** A link inside a text: to one of our pages by its path (`/contact`), or to another site by its URL. */
export interface TextLink {
  readonly label: string;
  readonly to: string;
}

/** Words, with links among them where there are any. */
export type RichText = string | readonly (string | TextLink)[];

/** A paragraph, or a list of points. */
export type TextBlock = RichText | { readonly points: readonly RichText[] };

export interface TextSection {
  /** Names the section in an address: `/privacy#counts`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly TextBlock[];
}

/** A page that is read from top to bottom. */
export interface TextContent {
  readonly title: string;
  readonly lead: RichText;
  /** The day the words last changed, as it is shown: "November 21, 2026". */
  readonly changed?: string;
  readonly sections: readonly TextSection[];
}
