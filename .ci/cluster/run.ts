// `npm run cluster`: the cluster of the guide's chapter "More than one machine" on this machine, until it is stopped.
// With a script and its words after `--with`: runs that script beside it (`npm run bench -- cluster`).
import { fork } from "node:child_process";
import path from "node:path";
import { environment } from "../node-24.mjs";
import { paymentSimulator } from "../payments.mjs";
import { PlainError, runCommand } from "../plain-error.mjs";
import { portSetting, requireFreePort } from "../ports.mjs";
import { root } from "../repository.mjs";
import { startServer } from "../server.mjs";
import { stopWithNpm } from "../stop-with-npm.mjs";
import { type Cluster, canRunHere, startCluster } from "./startCluster.ts";

type Stop = () => Promise<unknown>;

const stops: Stop[] = [];
let isStopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
stopWithNpm(() => void stop(0));

await runCommand(async () => {
  if (!canRunHere) throw new PlainError("The cluster runs on Linux only.");
  const [word, script, ...words] = process.argv.slice(2);
  try {
    if (word === "--with" && script) await stop(await runWith(script, words));
    else await serve();
  } catch (error) {
    await stop(1, false);
    throw error;
  }
});

async function serve(): Promise<void> {
  const host = "127.0.0.1";
  const port = portSetting("PORT", 3000);
  await requireFreePort(port, host, "PORT", "npm run cluster");
  await requireFreePort(port + 2, host, "PORT", "npm run cluster");
  console.log("Starting three database nodes, HAProxy and two API processes");
  const cluster = await startCluster({ frontPort: port });
  stops.push(cluster.stop);
  await cluster.nodes[0]?.rows("CREATE DATABASE iepinsider");
  const origin = `http://localhost:${port}`;
  const servers = [startServer(paymentSimulator({ port: port + 2, host, origin }))];
  for (const [index, own] of cluster.front.processes.entries()) {
    servers.push(
      startServer({
        name: `api ${index + 1}`,
        file: "api/src/server.ts",
        env: {
          HOST: host,
          PORT: String(own),
          PUBLIC_ORIGIN: origin,
          TRUST_PROXY: "1",
          DATABASE_URL: `${cluster.databaseUrl}iepinsider`,
          PAYMENT_SIMULATOR_URL: `http://localhost:${port + 2}`,
        },
      }),
    );
    // One after the other: the first one makes the tables.
    await servers.at(-1)?.listening;
  }
  stops.unshift(() => Promise.all(servers.map((server) => server.stop())));
  for (const server of servers)
    void server.ended.then((how) => {
      if (isStopping) return;
      console.error(`\n${how} Its log is ${path.relative(root, server.logFile)}.`);
      void stop(1);
    });
  console.log(`
  Site        ${origin}   (HAProxy, in front of the ports ${cluster.front.processes.join(" and ")})
  Database    ${cluster.databaseUrl}iepinsider   (HAProxy, in front of the nodes)
  Nodes       ${cluster.nodes.map(({ address }) => `${address}:3306`).join(", ")}
  Look inside mariadb --host=${cluster.nodes[0]?.address} --user=root -e "SHOW STATUS LIKE 'wsrep_%'"
  Stop        Ctrl-C, which removes the data
`);
}

/** @returns the script's exit code. */
async function runWith(script: string, words: readonly string[]): Promise<number> {
  const cluster = await startCluster({ passesAddresses: true });
  stops.push(cluster.stop);
  const child = fork(path.join(root, script), words, {
    cwd: root,
    env: environment({
      BENCH_DATABASE_URL: cluster.databaseUrl,
      CLUSTER_NODES: cluster.nodes.map(({ address }) => address).join(),
      CLUSTER_FRONT: String(cluster.front.port),
      CLUSTER_PROCESSES: cluster.front.processes.join(),
    }),
  });
  stops.unshift(async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
  });
  child.on("message", async (message: Wish) => {
    const done = await grant(cluster, message).then(
      () => ({ wish: message.wish }),
      (error: unknown) => ({ wish: message.wish, error: String(error) }),
    );
    if (child.connected) child.send(done);
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

/** A script's request to a node: `{ wish: 3, node: 0, action: "kill" }`. It is answered when done. */
interface Wish {
  readonly wish: number;
  readonly node: number;
  readonly action: "kill" | "start" | "freeze" | "thaw";
}

async function grant({ nodes }: Cluster, { node, action }: Wish): Promise<void> {
  await nodes[node]?.[action]();
}

async function stop(code: number, exits = true): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const one of stops) await one();
  if (exits) process.exit(code);
}
