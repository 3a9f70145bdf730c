import { addressIn } from "@iep-insider/sdk/contract";
import type { Request } from "express";
import type { Environment } from "../environment.ts";
import { languageOf } from "./language.ts";

/** The full address of one of our own pages. @param path in English, perhaps with a query. */
export type PageAddress = (path: string) => string;

/** Addresses of our own pages in the language of the screen that called (ADR 100). */
export function pageAddressFor(
  request: Request,
  { publicOrigin }: Pick<Environment, "publicOrigin">,
): PageAddress {
  const language = languageOf(request);
  return (path) => publicOrigin + addressIn(language, path);
}
