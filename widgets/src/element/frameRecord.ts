import type { ToolId } from "@iep-insider/sdk/catalog";
import { createDeviceText, type DeviceText, keptKey } from "@iep-insider/sdk/host";
import { isPreview, type View } from "./isPreview.ts";

/** The path of the pages that our server makes for frames. */
const framePath = "/frame/";

/**
 * What a tool keeps on the device: only on a page of our server for frames, which no script of the page around it can
 * read. An element in a partner's own page keeps nothing, and neither does a preview for the owner of a site.
 */
export function frameRecord(server: string | null, tool: ToolId, view: View = window): DeviceText | null {
  const { origin, pathname } = view.location;
  const isOurs = server === origin && pathname.startsWith(framePath);
  return isOurs && !isPreview(server, view) ? createDeviceText(keptKey(tool)) : null;
}
