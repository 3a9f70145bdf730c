// `npm run dev`: everything reloads on change, on the same addresses as under `npm start`.
import "./node-version.mjs";
import { buildPackages, forgetBuild } from "./build-packages.mjs";
import { install } from "./install.mjs";
import { node24, workspaceScript } from "./node-24.mjs";
import { paymentSimulator } from "./payments.mjs";
import { PlainError, runCommand } from "./plain-error.mjs";
import { portSetting, requireFreePort } from "./ports.mjs";
import { registerExamples } from "./register-examples.mjs";
import { stopWithNpm } from "./stop-with-npm.mjs";
import { startWatcher } from "./watcher.mjs";

let watchers = [];
let isStopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop(0));
stopWithNpm(() => void stop(0));

await runCommand(async () => {
  const host = process.env.HOST || "127.0.0.1";
  const port = portSetting("PORT", 3000);
  const ports = {
    dashboard: port,
    examples: port + 1,
    storybook: port + 2,
    api: port + 3,
    payments: port + 4,
    docs: port + 5,
  };
  if (ports.docs > 65_535)
    throw new PlainError(`PORT is ${port}, but dev needs the five ports after it too.`);
  for (const one of Object.values(ports)) await requireFreePort(one, host, "PORT", "npm run dev");
  await install();
  if (isStopping) return;
  await buildPackages(["api"], { sayUnchanged: false });
  await registerExamples(`http://localhost:${ports.examples}`);

  // From here on its output follows every change, half-way ones too.
  forgetBuild("widgets");
  watchers = describeWatchers(host, ports).map((one) => startWatcher(one));
  for (const watcher of watchers) {
    void watcher.ended.then((how) => {
      if (isStopping) return;
      console.error(
        `\nThe ${watcher.name} process ended by itself (${how}), so all are stopped; its output is above.\n`,
      );
      void stop(1);
    });
  }
  console.log(`
  Dashboard   http://localhost:${ports.dashboard}/   (API and widgets pass through here: /api, /embed)
  Examples    http://localhost:${ports.examples}/
  Storybook   http://localhost:${ports.storybook}/
  Docs        http://localhost:${ports.docs}/docs/
  Stop        Ctrl-C
`);
});

function describeWatchers(host, ports) {
  const origin = `http://localhost:${ports.dashboard}`;
  const simulator = paymentSimulator({ port: ports.payments, host, origin });
  const shared = {
    HOST: host,
    IEP_ORIGIN: origin,
    PUBLIC_ORIGIN: origin,
    NODE_ENV: process.env.NODE_ENV ?? "development",
  };
  return [
    {
      name: "api",
      program: node24(),
      words: ["--watch", "--watch-preserve-output", "api/src/server.ts"],
      env: {
        ...shared,
        PORT: String(ports.api),
        PAYMENT_SIMULATOR_URL: `http://localhost:${ports.payments}`,
      },
    },
    { name: "payments", program: node24(), words: [simulator.file], env: { ...shared, ...simulator.env } },
    { name: "widgets", ...workspaceScript("dev", "widgets"), env: shared },
    {
      name: "dashboard",
      ...workspaceScript("dev", "dashboard"),
      env: { ...shared, PORT: String(ports.dashboard), API_ORIGIN: `http://127.0.0.1:${ports.api}` },
    },
    {
      name: "examples",
      program: node24(),
      words: ["examples/serve.ts", "--watch"],
      env: { ...shared, PORT: String(ports.examples) },
    },
    {
      name: "storybook",
      ...workspaceScript("dev", "storybook"),
      env: { ...shared, STORYBOOK_PORT: String(ports.storybook) },
    },
    {
      name: "docs",
      program: node24(),
      words: ["docs/site/dev.ts"],
      env: { ...shared, DOCS_PORT: String(ports.docs) },
    },
  ];
}

async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(watchers.map((watcher) => watcher.stop()));
  console.log("\nStopped.");
  process.exit(code);
}
