import { startCluster } from "../cluster/startCluster.ts";
import { node24 } from "../node-24.mjs";
import { root } from "../repository.mjs";
import { runToEnd } from "../run-to-end.mjs";
import type { Checks } from "./checks.ts";
import { bearer, eventually, type Site } from "./site.ts";
import { ports } from "./under-load.ts";

/** "More than one machine", in the version that `changeUnderLoad` installed: moves the site to a cluster of three nodes, and kills the writing node. */
export async function growSite(site: Site, { check }: Checks): Promise<void> {
  const { reader } = site;
  const units = ports(site).map((port) => `iep-insider@${port}`);
  const cluster = await startCluster({ reader });
  try {
    const [first] = cluster.nodes;
    const move = {
      DB_ADMIN: `mariadb --no-defaults --host=${first?.address} --user=root`,
      DB_PORT: new URL(cluster.databaseUrl).port,
      DB_CLIENT: "127.%",
    };
    await reader.does("database", move);
    await reader.does("migrate", { VERSION: "2" });
    await site.systemctl("stop", ...units);
    const code = await site.systemctl("start", ...units);
    check("both processes come up on the cluster", code === 0, code);
    if (code !== 0) return;
    check("the site answers from the cluster", await eventually(() => isReady(site)));

    const json = { email: "grow@example.org", password: "seven blue kites", firstName: "Ana", lastName: "B" };
    const made = await site.ask({ path: "/api/auth/register", json }, "127.0.0.80");
    check("an account is created there", made.status === 201, made.text);
    const token = /"token":"([^"]+)"/.exec(made.text)?.[1] ?? "";
    const onNode = (address = "") => `mysql://root@${address}:3306/${site.values["DB_NAME"]}`;
    const conflict = await runToEnd({
      program: node24(),
      words: [
        "api/tests/cluster/conflictOnNodes.ts",
        ...cluster.nodes.slice(0, 2).map(({ address }) => onNode(address)),
      ],
      cwd: root,
    });
    const isSolved = conflict.code === 0;
    check(
      "when two nodes' transactions change the same rows, the one that loses runs again",
      isSolved,
      conflict.output,
    );

    await first?.kill();
    const isKnown = await eventually(async () => {
      const { status } = await site.ask({ path: "/api/auth/user", headers: bearer(token) });
      return status === 200;
    });
    check("the account is still there after the writing node was killed", isKnown);
    await first?.start();
    const copies = await Promise.all(
      cluster.nodes.map(({ rows }) => rows(`SELECT COUNT(*) FROM ${site.values["DB_NAME"]}.users`)),
    );
    check("the node that came back has it, too", copies.flat().join() === "1,1,1", copies);
  } finally {
    await site.systemctl("stop", ...units);
    await cluster.stop();
  }
}

async function isReady(site: Site): Promise<boolean> {
  return (await site.ask({ path: "/api/ready" })).status === 200;
}
