import { call } from "../call.ts";

export interface Health {
  readonly status: "ok";
  readonly version: string;
}

export interface Readiness {
  readonly status: "ready";
}

/** What a page may know of how this server is set up. Holds publishable values only. */
export interface PublicConfig {
  readonly productName: string;
  /** `demo`: stand-ins are used where no real provider is configured; `production`: never. */
  readonly mode: "demo" | "production";
  /** The payment provider's publishable key, or null with the simulator. */
  readonly stripePublishableKey: string | null;
  /** The simulator's origin, where no money moves; null with the real provider. */
  readonly paymentSimulator: string | null;
  /** Who takes the money, with the postal address in lines; null in a demo. */
  readonly operator: { readonly name: string; readonly address: string } | null;
  /** Which company gets the questions of the AI tools; null where AI is off and our own rules answer. */
  readonly aiProvider: string | null;
  /** The operator's advertising tag (`AW-…` or `G-…`), for pages about the site only; null where there is none. */
  readonly advertisingTag: string | null;
}

export const status = {
  /** The process answers. Asks nothing of the database. */
  getHealth: call<undefined, Health>("GET", "/api/health"),
  /** The process can serve: the database answers and its migrations are done; 503 otherwise. */
  getReadiness: call<undefined, Readiness>("GET", "/api/ready"),
  getConfig: call<undefined, PublicConfig>("GET", "/api/config"),
} as const;
