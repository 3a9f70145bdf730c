import type { Request, Response } from "express";
import type { Fault } from "../control/SimulatorControl.ts";
import { ProviderError } from "./ProviderError.ts";

/** A fault that was asked for and has not happened as often yet. */
export interface PlannedFault {
  readonly fault: Fault;
  readonly endpoint: string | null;
  readonly milliseconds: number;
  left: number;
}

/** What goes wrong on purpose. */
export interface Faults {
  plan(fault: PlannedFault): void;
  clear(): void;
  /** Takes what is planned for this request. @param endpoint `POST /v1/refunds`. */
  take(endpoint: string): PlannedFault | undefined;
}

export function createFaults(): Faults {
  let planned: PlannedFault[] = [];
  return {
    plan: (fault) => void planned.push(fault),
    clear() {
      planned = [];
    },
    take(endpoint) {
      const next = planned.find((one) => one.endpoint === null || one.endpoint === endpoint);
      if (!next) return undefined;
      next.left -= 1;
      planned = planned.filter(({ left }) => left > 0);
      return next;
    },
  };
}

/**
 * Lets the fault happen, as far as it comes before the request is done.
 * @returns whether the request is to be done.
 */
export async function happenBefore(
  { fault, milliseconds }: PlannedFault,
  response: Response,
): Promise<boolean> {
  switch (fault) {
    case "error":
      throw new ProviderError(500, {
        type: "api_error",
        message: "Sorry! There was an error while talking to one of our backends. Support has been notified.",
      });
    case "busy":
      throw new ProviderError(429, {
        type: "invalid_request_error",
        code: "rate_limit",
        message:
          "Request rate limit exceeded. Learn more about rate limits here https://docs.stripe.com/rate-limits.",
      });
    case "nonsense":
      response.status(200).type("html").send("<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>");
      return false;
    case "hang":
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return true;
    case "cut":
      return true;
  }
}

/** @returns whether the answer is to be sent: a cut connection takes none. */
export function happenAfter({ fault }: PlannedFault, request: Request): boolean {
  if (fault === "cut") request.socket.destroy();
  return fault !== "cut";
}
