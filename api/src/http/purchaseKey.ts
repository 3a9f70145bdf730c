import { purchaseKeyHeader, purchaseKeyPattern } from "@iep-insider/sdk/contract";
import type { Request } from "express";

/** @returns the browser's purchase key from the request, or null if it is missing or malformed. */
export function purchaseKeyOf(request: Request): string | null {
  const stated = request.get(purchaseKeyHeader) ?? "";
  return purchaseKeyPattern.test(stated) ? stated : null;
}
