import { addressIn } from "@iep-insider/sdk/contract";
import type { Request } from "express";
import type { Environment } from "../environment.ts";

/** The full address of one of our own pages. @param path in English, perhaps with a query. */
export type PageAddress = (path: string) => string;

/** Addresses of our own pages in the language of the screen that called, which every call says (ADR 75). */
export function pageAddressFor(
  request: Pick<Request, "get">,
  { publicOrigin }: Pick<Environment, "publicOrigin">,
): PageAddress {
  const language = /^es\b/i.test(request.get("Accept-Language") ?? "") ? "es" : "en";
  return (path) => publicOrigin + addressIn(language, path);
}
