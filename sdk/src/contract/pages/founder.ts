/** The page about the person behind the site. It is there only where the operator has written it. */
export const founderPath = "/about";

/**
 * The server marks every page with a `<meta>` of this name where that page is there, and on that page the mark holds the
 * {@link Founder} as JSON. So nothing is asked for, and nothing moves.
 */
export const founderMeta = "founder";

/** The person behind the site, in the operator's words. */
export interface Founder {
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** The path of the picture; null for none. */
  readonly photo: string | null;
}
