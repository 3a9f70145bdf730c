import { purchaseKeyHeader, purchaseKeyPattern } from "@iep-insider/sdk/contract";
import type { Request } from "express";

/** @returns the browser's purchase key as it states it, or null when there is none or it is not one. */
export function purchaseKeyOf(request: Request): string | null {
  const stated = request.get(purchaseKeyHeader) ?? "";
  return purchaseKeyPattern.test(stated) ? stated : null;
}
