// `npm start`: installs, builds and serves everything, then prints one screen.
import "./node-version.mjs";
import fs from "node:fs";
import path from "node:path";
import { buildPackages } from "./build-packages.mjs";
import { install } from "./install.mjs";
import { paymentSimulator, usesSimulator } from "./payments.mjs";
import { PlainError, runCommand } from "./plain-error.mjs";
import { portSetting, requireFreePort } from "./ports.mjs";
import { registerExamples } from "./register-examples.mjs";
import { logFolder, root } from "./repository.mjs";
import { startScreen } from "./screen.mjs";
import { lastLogLines, startServer } from "./server.mjs";
import { stopWithNpm } from "./stop-with-npm.mjs";

const servers = [];
let isStopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stopOnRequest());
stopWithNpm(() => void stopOnRequest());

await runCommand(start);

async function start() {
  const host = process.env.HOST || "127.0.0.1";
  const port = portSetting("PORT", 3000);
  const examplesPort = portSetting("EXAMPLES_PORT", port + 1);
  const simulatorPort = portSetting("PAYMENT_SIMULATOR_PORT", port + 2);
  // Before the minutes that installing and building may take, not after.
  await requireFreePort(port, host, "PORT");
  await requireFreePort(examplesPort, host, "EXAMPLES_PORT" in process.env ? "EXAMPLES_PORT" : "PORT");
  if (usesSimulator())
    await requireFreePort(
      simulatorPort,
      host,
      "PAYMENT_SIMULATOR_PORT" in process.env ? "PAYMENT_SIMULATOR_PORT" : "PORT",
    );

  await install();
  await build();

  const origin = process.env.PUBLIC_ORIGIN || originOf(host, port);
  const examplesOrigin = originOf(host, examplesPort);
  const simulatorOrigin = process.env.PAYMENT_SIMULATOR_URL || originOf(host, simulatorPort);
  if (usesSimulator()) servers.push(startServer(paymentSimulator({ port: simulatorPort, host, origin })));
  servers.push(
    startServer({
      name: "api",
      file: "api/src/server.ts",
      env: {
        PORT: String(port),
        HOST: host,
        PUBLIC_ORIGIN: origin,
        PAYMENT_SIMULATOR_URL: simulatorOrigin,
        // Nothing in front of it spreads requests over several: Ctrl-C should not wait for that.
        DRAIN_SECONDS: process.env.DRAIN_SECONDS || "0",
      },
    }),
    startServer({
      name: "examples",
      file: "examples/serve.ts",
      env: { PORT: String(examplesPort), HOST: host, IEP_ORIGIN: origin },
    }),
  );
  for (const server of servers) {
    void server.ended.then((how) => stopOnFailure(`${how}${lastLogLines(server.logFile)}`));
  }
  try {
    await Promise.all(servers.map((server) => server.listening));
    if (process.env.NODE_ENV !== "production") await registerExamples(examplesOrigin);
  } catch (error) {
    return stopOnFailure(error.message);
  }
  if (isStopping) return;

  const hasStorybook = fs.existsSync(path.join(root, "storybook", "dist"));
  const logs = path.join(path.relative(root, logFolder), "*.log");
  console.log(startScreen({ origin, examplesOrigin, host, logs, hasStorybook }));
}

async function build() {
  console.log("Building what has changed");
  const results = await buildPackages([], { sayUnchanged: false });
  const bad = results.filter(({ state }) => state === "failed" || state === "not reached");
  if (bad.length)
    throw new PlainError(`Not started, because not built: ${bad.map(({ name }) => name).join(", ")}.`);
}

/** The address to type into a browser on this machine. */
function originOf(host, port) {
  const isLocal = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  return `http://${isLocal ? "localhost" : host}:${port}`;
}

async function stopOnRequest() {
  // npm and the terminal may both pass the same Ctrl-C on.
  if (isStopping) return;
  isStopping = true;
  await Promise.all(servers.map((server) => server.stop()));
  console.log("\nStopped.");
  process.exit(0);
}

async function stopOnFailure(message) {
  if (isStopping) return;
  isStopping = true;
  const hint = "Its port is in use by another program: choose another one, as in `PORT=3010 npm start`.";
  console.error(`\n${message}\n${message.includes("EADDRINUSE") ? `\n${hint}\n` : ""}`);
  await Promise.all(servers.map((server) => server.stop()));
  process.exit(1);
}
