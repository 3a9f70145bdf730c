import { z } from "zod";
import { originSetting, settingFacts } from "./settingKinds.ts";

/** How the payment provider is reached, and how its webhooks are known. Nothing else differs between the two. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** For the payment form on our own page; null with the simulator, which has a form of its own. */
  readonly publishableKey: string | null;
  /** Where the simulator listens; null for the real provider. */
  readonly simulatorUrl: string | null;
}

const required = "payments; there is no simulator there";

/** The provider's settings are all set or none. In a demo without them, a simulator takes its place and no money moves. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "must begin with sk_test_, sk_live_, rk_test_ or rk_live_")
    .optional()
    .register(settingFacts, { required, isSecret: true, meaning: "Stripe's API key: `sk_…` or `rk_…`." }),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_[A-Za-z0-9]+$/, "must begin with pk_test_ or pk_live_")
    .optional()
    .register(settingFacts, { required, meaning: "`pk_…`; pages show it." }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "must begin with whsec_")
    .optional()
    .register(settingFacts, { required, isSecret: true, meaning: "`whsec_…`: signs Stripe's webhooks." }),
  PAYMENT_SIMULATOR_URL: originSetting("http://localhost:3002")
    .default("http://localhost:3002")
    .register(settingFacts, { meaning: "Where the payment simulator of a demo listens." }),
  OPERATOR_NAME: z
    .string()
    .trim()
    .max(200, "can have at most 200 characters")
    .optional()
    .register(settingFacts, {
      without: "must be set with Stripe's keys",
      meaning: "The seller, named in the terms and in each newsletter. Without it no newsletter is sent.",
    }),
  OPERATOR_ADDRESS: z
    .string()
    .trim()
    .max(500, "can have at most 500 characters")
    .optional()
    .register(settingFacts, {
      without: "must be set with Stripe's keys",
      meaning: "The seller's postal address, `|` between its lines: `1 Main Street | Springfield, MA 01101`.",
    }),
};

const operatorNames = ["OPERATOR_NAME", "OPERATOR_ADDRESS"] as const;
const paymentNames = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

/**
 * A half-set provider would take money and hear of nothing, and a simulator in production would sell for nothing.
 * @param isRequired whether a missing key is reported already: everywhere but in a demo on this machine.
 */
export function problemsOfPayments(set: Readonly<Record<string, string | undefined>>, isRequired: boolean) {
  const missing = paymentNames.filter((name) => !set[name]);
  if (missing.length === 0) {
    const unnamed = operatorNames.filter((name) => !set[name]);
    if (unnamed.length === 0) return [];
    return [`${unnamed.join(" and ")} must be set with the provider's keys (buyers have to know who sells)`];
  }
  if (!isRequired && missing.length < paymentNames.length)
    return [`${missing.join(", ")} must be set too: the payment provider's three settings go together`];
  return [];
}

/** What the simulator goes by as well (`api/simulator/serve.ts`). They protect nothing: no money moves there. */
const simulated = { secretKey: "sk_test_simulator", webhookSecret: "whsec_simulator" } as const;

/** @param set what was set, checked one by one. */
export function paymentSettings(set: {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly PAYMENT_SIMULATOR_URL: string;
}): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = set;
  if (!secretKey || !webhookSecret)
    return { ...simulated, publishableKey: null, simulatorUrl: set.PAYMENT_SIMULATOR_URL };
  return {
    secretKey,
    webhookSecret,
    publishableKey: set.STRIPE_PUBLISHABLE_KEY ?? null,
    simulatorUrl: null,
  };
}
