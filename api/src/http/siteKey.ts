import { siteKeyHeader, siteKeyPattern } from "@iep-insider/sdk/contract";
import type { Request } from "express";

/** @returns the partner's site key from the request, or "" if it is missing or malformed. */
export function siteKeyOf(request: Request): string {
  const stated = request.get(siteKeyHeader) ?? "";
  return siteKeyPattern.test(stated) ? stated : "";
}
