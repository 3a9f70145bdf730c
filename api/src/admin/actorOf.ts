import type { Request } from "express";
import { signedInOf } from "../http/authenticate.ts";

/** The operator of a request, for the audit log. */
export function actorOf(request: Request): { readonly userId: number } {
  return { userId: signedInOf(request).user.id };
}
