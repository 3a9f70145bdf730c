import { isFramePage } from "./isFramePage.ts";
import { scriptOrigin } from "./serverAddress.ts";
import type { Fill } from "./View.ts";

/**
 * For a tool that works only in an iframe from our server (ADR 79): in that iframe it is the tool, and on any other page
 * the iframe.
 */
export function onlyFramed(inPage: Fill, framed: Fill): Fill {
  return (element, place) => {
    const server = element.readAttributes().values["api-base"] ?? scriptOrigin;
    return (isFramePage(server, window) ? inPage : framed)(element, place);
  };
}
