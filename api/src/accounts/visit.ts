import type { Request } from "express";
import { networkOf } from "../http/senderKey.ts";
import { deviceOf } from "./device.ts";
import { browserCookieOf } from "./knownBrowser.ts";

/** Where a sign-in comes from. */
export interface Visit {
  /** Only ever stored as a keyed hash, and only while a limit counts. */
  readonly network: string;
  readonly device: string | null;
  /** The cookie of a browser that signed in before, unchecked (`knownBrowser.ts`). */
  readonly browser: string | null;
}

export function visitOf(request: Request): Visit {
  return { network: networkOf(request), device: deviceOf(request), browser: browserCookieOf(request) };
}
