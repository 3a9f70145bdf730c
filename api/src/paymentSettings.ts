/** How the payment provider is reached, and how its webhooks are known. Nothing else differs between the two. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** For the payment form on our own page; null with the simulator, which has a form of its own. */
  readonly publishableKey: string | null;
  /** Where the simulator listens; null for the real provider. */
  readonly simulatorUrl: string | null;
}

const operatorNames = ["OPERATOR_NAME", "OPERATOR_ADDRESS"] as const;
const paymentNames = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

/**
 * A half-set provider would take money and hear of nothing, and a simulator in production would sell for nothing.
 * @param where everything has to be set, such as "in production"; null: in a demo on this machine.
 */
export function problemsOfPayments(set: Readonly<Record<string, string | undefined>>, where: string | null) {
  const missing = paymentNames.filter((name) => !set[name]);
  if (missing.length === 0) {
    const unnamed = operatorNames.filter((name) => !set[name]);
    if (unnamed.length === 0) return [];
    return [`${unnamed.join(" and ")} must be set with the provider's keys (buyers have to know who sells)`];
  }
  if (where !== null)
    return [`${missing.join(", ")} must be set ${where} (payments; there is no simulator there)`];
  if (missing.length < paymentNames.length)
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
