import { createSimulator } from "./createSimulator.ts";

/** The simulator as a process of its own, for demos and browser tests. */
await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

async function start(): Promise<void> {
  const { env } = process;
  if (env["NODE_ENV"] === "production") {
    throw new Error(
      "The payment simulator does not run in production: set STRIPE_SECRET_KEY, and payments go to Stripe.",
    );
  }
  const simulator = createSimulator({
    secretKey: env["PAYMENT_SIMULATOR_KEY"] || "sk_test_simulator",
    webhookSecret: env["PAYMENT_SIMULATOR_WEBHOOK_SECRET"] || "whsec_simulator",
    webhookUrl: env["PAYMENT_SIMULATOR_WEBHOOK_URL"] || undefined,
    allowedOrigins: readOrigins(env["PAYMENT_SIMULATOR_ORIGINS"]),
    stateFile: env["PAYMENT_SIMULATOR_STATE"] || undefined,
  });
  const port = await simulator.listen(
    readPort(env["PAYMENT_SIMULATOR_PORT"]),
    env["PAYMENT_SIMULATOR_HOST"] || env["HOST"] || "127.0.0.1",
  );
  // Before anyone learns that it listens: who hears of it may already tell it to stop.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void simulator.close().then(() => process.exit(0)));
  }
  if (process.send) process.send({ listening: port });
  else console.log(JSON.stringify({ msg: "payment simulator listening; no money moves", port }));
}

function readPort(text: string | undefined): number {
  const port = Number(text || 0);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PAYMENT_SIMULATOR_PORT is no port: ${text}`);
}

/** Origins with commas between them. */
function readOrigins(text = ""): string[] {
  const origins = text
    .split(",")
    .map((origin) => origin.trim())
    .filter(Boolean);
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(`PAYMENT_SIMULATOR_ORIGINS holds what is no origin: ${origin}`);
    }
  }
  return origins;
}
