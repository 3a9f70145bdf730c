import { createConnection, type RowDataPacket } from "mysql2/promise";

/** What can be done to a database node. */
export type NodeAction = "kill" | "start" | "freeze" | "thaw";

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this by \`npm run bench -- cluster\`.`);
  return value;
};

/** The cluster that `.ci/cluster/run.ts` has started, as it says in the environment. */
export const cluster = {
  databaseServer: setting("BENCH_DATABASE_URL"),
  nodes: setting("CLUSTER_NODES").split(","),
  frontPort: Number(setting("CLUSTER_FRONT")),
  processPorts: setting("CLUSTER_PROCESSES").split(",").map(Number),
} as const;

let wishes = 0;

/** Has it done by the process that started the nodes. @throws when that could not be done. */
export function doToNode(node: number, action: NodeAction): Promise<void> {
  const wish = wishes++;
  return new Promise((resolve, reject) => {
    const hear = (said: { readonly wish: number; readonly error?: string }) => {
      if (said.wish !== wish) return;
      process.off("message", hear);
      if (said.error) reject(new Error(said.error));
      else resolve();
    };
    process.on("message", hear);
    process.send?.({ wish, node, action });
  });
}

/** The number of the node that HAProxy sends statements to. */
export async function writer(): Promise<number> {
  const connection = await createConnection(cluster.databaseServer);
  const [[row]] = await connection.query<RowDataPacket[]>("SELECT @@wsrep_node_name AS name");
  await connection.end();
  return cluster.nodes.indexOf(String(row?.["name"]));
}

/** The checksum of each table on a node that has applied everything the cluster has agreed on. */
export async function checksums(node: number, database: string): Promise<Readonly<Record<string, string>>> {
  const connection = await createConnection(`mysql://root@${cluster.nodes[node]}:3306/${database}`);
  // Waits for what other nodes have written.
  await connection.query("SET SESSION wsrep_sync_wait = 15");
  const [tables] = await connection.query<RowDataPacket[][]>({ sql: "SHOW TABLES", rowsAsArray: true });
  const found: Record<string, string> = {};
  for (const [table] of tables) {
    const [[row]] = await connection.query<RowDataPacket[]>("CHECKSUM TABLE ?? EXTENDED", [table]);
    found[String(table)] = String(row?.["Checksum"]);
  }
  await connection.end();
  return found;
}
