/** The page about the person behind the site. It is there only where the operator has written it. */
export const founderPath = "/about";

/**
 * If the founder page exists, the server marks every page with a `<meta>` of this name, and on that page it holds the
 * {@link Founder} as JSON. So no request is needed, and nothing shifts.
 */
export const founderMeta = "founder";

/** The person behind the site, in the operator's words. */
export interface Founder {
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** The path of the picture; null for none. */
  readonly photo: string | null;
}
