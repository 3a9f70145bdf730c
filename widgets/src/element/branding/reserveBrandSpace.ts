/** In pixels. */
const narrow = 400;
// The tool's own unit: a page may have set another size for its root.
const threeLines = "calc(var(--iep-rem)*4.5)";

/**
 * Keeps the height free for the site's name, since the tool is there before it is known: on a phone it takes up to three
 * lines.
 * @returns whether the place is narrow.
 */
export function reserveBrandSpace(place: HTMLElement): boolean {
  const isNarrow = place.clientWidth < narrow;
  place.style.minHeight = isNarrow ? threeLines : "";
  return isNarrow;
}
