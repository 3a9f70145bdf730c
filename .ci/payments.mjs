import path from "node:path";
import { root } from "./repository.mjs";

/** The site key in the example pages. All but one of them use it. */
export const exampleSiteKey = "site_examplepages";

/** Whether payments go to the simulator: the API decides by the same settings, and never in production. */
export function usesSimulator(env = process.env) {
  return !env.STRIPE_SECRET_KEY && env.NODE_ENV !== "production";
}

/** The payment simulator, as `startServer` takes it. */
export function paymentSimulator({ port, host, origin }) {
  return {
    name: "payment simulator",
    file: "api/simulator/serve.ts",
    env: {
      PAYMENT_SIMULATOR_PORT: String(port),
      HOST: host,
      PAYMENT_SIMULATOR_WEBHOOK_URL: `${origin}/api/webhooks/stripe`,
      PAYMENT_SIMULATOR_ORIGINS: origin,
      // Keeps the purchases of a demo across restarts, as the database does.
      PAYMENT_SIMULATOR_STATE: path.join(root, ".data", "payment-simulator.json"),
    },
  };
}
