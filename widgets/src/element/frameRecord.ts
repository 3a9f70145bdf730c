import type { ToolId } from "@iep-insider/sdk/catalog";
import { createDeviceText, type DeviceText, keptKey } from "@iep-insider/sdk/host";
import { isFramePage } from "./isFramePage.ts";

/** The part of a window that is used here. */
interface View {
  readonly location: Pick<Location, "origin" | "pathname">;
  /** The window around all frames, or this one. What another origin's holds must not be read: that throws. */
  readonly top: { readonly location: Pick<Location, "origin"> } | null;
}

/**
 * What a tool keeps on the device: only on our server's frame page, which no script of the surrounding page can read.
 * An element in a partner's own page keeps nothing, and neither does a frame in one of our pages, which is the site
 * owner's preview.
 */
export function frameRecord(server: string | null, tool: ToolId, view: View = window): DeviceText | null {
  if (import.meta.env.IEP_IS_SELF_CONTAINED) return null;
  return isFramePage(server, view) && !isInPageOfOurs(view) ? createDeviceText(keptKey(tool)) : null;
}

function isInPageOfOurs({ location, top }: View): boolean {
  try {
    return top?.location !== location && top?.location.origin === location.origin;
  } catch {
    return false;
  }
}
