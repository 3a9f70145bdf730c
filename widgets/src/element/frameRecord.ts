import type { ToolId } from "@iep-insider/sdk/catalog";
import { createDeviceText, type DeviceText, keptKey } from "@iep-insider/sdk/host";

/** As much of a window as is looked at here. */
interface View {
  readonly location: Pick<Location, "origin" | "pathname">;
  /** The window around all frames, or this one. What another origin's holds must not be read: that throws. */
  readonly top: { readonly location: Pick<Location, "origin"> } | null;
}

/**
 * What a tool keeps on the device: only on a page of our server for frames, which no script of the page around it can
 * read. An element in a partner's own page keeps nothing, and neither does a frame in a page of ours: that is the
 * preview for the owner of a site.
 */
export function frameRecord(server: string | null, tool: ToolId, view: View = window): DeviceText | null {
  if (import.meta.env.IEP_IS_SELF_CONTAINED) return null;
  const { origin, pathname } = view.location;
  const isOurs = server === origin && pathname.startsWith("/frame/");
  return isOurs && !isInPageOfOurs(view) ? createDeviceText(keptKey(tool)) : null;
}

function isInPageOfOurs({ location, top }: View): boolean {
  try {
    return top?.location !== location && top?.location.origin === location.origin;
  } catch {
    return false;
  }
}
