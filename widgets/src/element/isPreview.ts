/** The part of a window that is used here. */
interface View {
  readonly location: Pick<Location, "origin" | "pathname">;
  /** The window around all frames. What it holds, a page of another origin must not read: that throws. */
  readonly top: { readonly location: Pick<Location, "origin" | "pathname"> } | null;
}

/** The page on which our server shows a snippet, and our page around it. */
const pagesOfBuilder = ["/embed-preview", "/embed-builder"];

/**
 * Whether an element is only a preview for a site owner: it is on our own origin, in the embed builder or on its
 * preview page. That is not a real use of a tool, and is not counted.
 */
export function isPreview(server: string, view: View): boolean {
  if (view.location.origin !== server) return false;
  try {
    const around = view.top?.location;
    return around !== undefined && around.origin === server && pagesOfBuilder.includes(around.pathname);
  } catch {
    return false;
  }
}
