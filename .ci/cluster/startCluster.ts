import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { clusterEnvironment } from "../cluster-programs.mjs";
import { PlainError } from "../plain-error.mjs";
import { findFreePort, tryToListen } from "../ports.mjs";
import { readGuide } from "../production/guide.ts";
import type { Reader } from "../production/reader.ts";
import { root } from "../repository.mjs";
import { runToEnd } from "../run-to-end.mjs";
import { makeFolderInMemory, removeTemporaryFolder } from "../temporary-folder.mjs";
import { type Balancer, startBalancer } from "./balancer.ts";
import { createNode, type DatabaseNode } from "./nodes.ts";

/** A Galera cluster of three nodes behind HAProxy, set up by the chapter of the guide, on the loopback network. */
export interface Cluster {
  readonly folder: string;
  readonly nodes: readonly DatabaseNode[];
  /** Through HAProxy: root, no password. */
  readonly databaseUrl: string;
  /** Where HAProxy serves the API, and where it expects its processes. */
  readonly front: { readonly port: number; readonly processes: readonly number[] };
  stop(): Promise<void>;
}

const size = 3;

/** @throws {PlainError} when a part does not start; what was started is ended. */
export async function startCluster(
  options: {
    readonly frontPort?: number;
    readonly passesAddresses?: boolean;
    readonly reader?: Pick<Reader, "does">;
  } = {},
): Promise<Cluster> {
  const folder = makeFolderInMemory("cluster");
  const addresses = await freeAddresses();
  const reader = options.reader ?? plainReader(folder);
  const nodes = addresses.map((address, index) => {
    const place = path.join(folder, `node${index + 1}`);
    fs.mkdirSync(place);
    return createNode(place, address, addresses, reader);
  });
  let balancer: Balancer | undefined;
  const stop = async () => {
    await balancer?.stop();
    // The last one to leave is the one that may begin again.
    for (const node of nodes.toReversed()) await node.stop();
    removeTemporaryFolder(folder);
  };
  try {
    for (const [index, node] of nodes.entries()) await node.start(index === 0);
    await nodes[0]?.rows("CREATE USER root@'127.%'; GRANT ALL ON *.* TO root@'127.%' WITH GRANT OPTION");
    const admin = `mariadb --no-defaults --host=${addresses[0]} --user=root`;
    await reader.does("cluster-accounts", { DB_ADMIN: admin, DB_CLIENT: "127.%" });
    const databasePort = await findFreePort();
    const ports = [await findFreePort(), await findFreePort()];
    await reader.does("balancer", {
      NODES: addresses.join(),
      BALANCER: folder,
      DB_HOST: "127.0.0.1",
      DB_PORT: String(databasePort),
    });
    const front = { port: options.frontPort ?? (await findFreePort()), processes: ports };
    const passesAddresses = options.passesAddresses ?? false;
    balancer = await startBalancer(folder, databasePort, { ...front, passesAddresses });
    return { folder, nodes, databaseUrl: `mysql://root@127.0.0.1:${databasePort}/`, front, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Three addresses beside each other whose ports nothing uses: each node has MariaDB's usual ones. */
async function freeAddresses(): Promise<string[]> {
  for (let net = 60 + (process.pid % 150); net < 250; net += 1) {
    const addresses = Array.from({ length: size }, (_, index) => `127.0.${net}.${index + 1}`);
    const problems = await Promise.all(
      addresses.flatMap((address) => [3306, 4567, 4568].map((port) => tryToListen(port, address))),
    );
    if (problems.every((problem) => problem === undefined)) return addresses;
  }
  throw new PlainError("No loopback addresses are free for a cluster.");
}

/** Runs blocks of the guide without its other values. */
function plainReader(folder: string): Pick<Reader, "does"> {
  const guide = readGuide(root);
  return {
    async does(name, values = {}) {
      const given = Object.entries(values).map(([key, value]) => `${key}='${value}'\n`);
      const words = ["-euo", "pipefail", "-c", given.join("") + guide.block(name)];
      const env = clusterEnvironment(process.env);
      const { code, output } = await runToEnd({ program: "bash", words, env, cwd: folder });
      if (code !== 0) throw new PlainError(`The guide's block "${name}" failed:\n${output}`);
      return output;
    },
  };
}

export const canRunHere = os.platform() === "linux";
