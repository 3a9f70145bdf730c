import type { Request } from "express";
import { networkOf } from "../http/senderKey.ts";
import { deviceOf } from "./device.ts";

/** Where somebody signs in from. */
export interface Visit {
  /** Only ever stored as a keyed hash, and only while a limit counts. */
  readonly network: string;
  readonly device: string | null;
}

export function visitOf(request: Request): Visit {
  return { network: networkOf(request), device: deviceOf(request) };
}
