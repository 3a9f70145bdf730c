/** As much of a window as is looked at here. */
interface View {
  readonly location: Pick<Location, "origin" | "pathname">;
  /** The window around all frames. What it holds, a page of another origin must not read: that throws. */
  readonly top: { readonly location: Pick<Location, "origin" | "pathname"> } | null;
}

/** Where our server shows a snippet, and the page of ours around that. */
const pagesOfBuilder = ["/embed-preview", "/embed-builder"];

/**
 * Whether an element only shows a site owner what it would be: it stands on our own origin, in the embed builder or on
 * the page of its preview. That is nobody's use of a tool, and is not counted.
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
