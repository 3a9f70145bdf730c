import { productName } from "@iep-insider/sdk/catalog";
import type { Health, PublicConfig, Readiness } from "@iep-insider/sdk/contract";
import packageFile from "../../package.json" with { type: "json" };
import type { Environment } from "../environment.ts";
import { aiProvider } from "./aiProvider.ts";

export function presentHealth(): Health {
  return { status: "ok", version: packageFile.version };
}

export function presentReadiness(): Readiness {
  return { status: "ready" };
}

/** Fields are listed one by one: a new setting stays private until it is added here. */
export function presentConfig({ mode, payments, operator, ai, advertisingTag }: Environment): PublicConfig {
  const { publishableKey, simulatorUrl } = payments;
  return {
    productName,
    mode,
    stripePublishableKey: publishableKey,
    paymentSimulator: simulatorUrl,
    operator,
    aiProvider: aiProvider(ai),
    advertisingTag,
  };
}
