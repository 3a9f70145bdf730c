import { siteKeyHeader, siteKeyPattern } from "@iep-insider/sdk/contract";
import type { Request } from "express";

/** @returns the partner's site key as the page states it, or "" when there is none or it is not one. */
export function siteKeyOf(request: Request): string {
  const stated = request.get(siteKeyHeader) ?? "";
  return siteKeyPattern.test(stated) ? stated : "";
}
