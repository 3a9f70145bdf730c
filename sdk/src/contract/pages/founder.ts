/** The page about the founder, which exists only if the operator has written it. */
export const founderPath = "/about";

/**
 * The `<meta>` that the server adds to every page if the founder page exists; on that page it contains the {@link
 * Founder} as JSON. So no request is needed, and nothing shifts.
 */
export const founderMeta = "founder";

/** The founder, in the operator's words. */
export interface Founder {
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** The photo's path; null for none. */
  readonly photo: string | null;
}
