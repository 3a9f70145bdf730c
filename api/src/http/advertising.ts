import { mayAdvertise } from "@iep-insider/sdk/contract";
import type { Request } from "express";
import type { Environment } from "../environment.ts";

/**
 * The tag that the page at this address may ask its visitor for. Its policy and its mark both go by this one answer.
 * @returns null where there is no tag, on every page but those that may advertise, and for a browser that says that it
 * wants none of it (Global Privacy Control: its user has asked not to be sold or followed).
 */
export function advertisingTagFor(
  request: Pick<Request, "path" | "get">,
  { advertisingTag }: Pick<Environment, "advertisingTag">,
): string | null {
  return mayAdvertise(request.path) && request.get("Sec-GPC") !== "1" ? advertisingTag : null;
}

/**
 * What Google's tag needs, by Google's own guide for such policies; no more of it than the kind of tag asks for.
 * @param tag checked by `advertisingTagPattern`.
 */
export function advertisingSources(tag: string): Readonly<Record<string, readonly string[]>> {
  const tagManager = "https://www.googletagmanager.com";
  const analytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
  if (tag.startsWith("G-"))
    return {
      "script-src": [tagManager],
      "img-src": ["https://*.google-analytics.com", tagManager],
      "connect-src": [...analytics, tagManager],
    };
  const ads = [
    "https://www.googleadservices.com",
    "https://www.google.com",
    "https://pagead2.googlesyndication.com",
    "https://googleads.g.doubleclick.net",
  ];
  return {
    "script-src": [tagManager, ...ads],
    "img-src": [tagManager, ...ads, "https://google.com"],
    "connect-src": [tagManager, ...ads, "https://ad.doubleclick.net", "https://google.com", ...analytics],
    "frame-src": [tagManager],
  };
}
