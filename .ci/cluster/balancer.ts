import { spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { clusterEnvironment, findClusterPrograms } from "../cluster-programs.mjs";
import { PlainError } from "../plain-error.mjs";

/** HAProxy: the guide's settings for the database, and beside them, in place of Caddy, those for the processes. */
export interface Balancer {
  stop(): Promise<void>;
}

export interface Front {
  readonly port: number;
  readonly processes: readonly number[];
  /** Believes what a client says of its address: the bench sends from many. */
  readonly passesAddresses: boolean;
}

/** @param folder holds what the guide's block `balancer` has written, and gets the log. */
export async function startBalancer(folder: string, databasePort: number, front: Front): Promise<Balancer> {
  const { haproxy = "" } = findClusterPrograms() ?? {};
  const site = path.join(folder, "site.cfg");
  fs.writeFileSync(site, siteSettings(front));
  const log = fs.openSync(path.join(folder, "haproxy.log"), "a");
  const child = spawn(haproxy, ["-db", "-f", path.join(folder, "haproxy.cfg"), "-f", site], {
    env: clusterEnvironment(process.env),
    stdio: ["ignore", log, log],
    detached: true,
  });
  child.on("error", () => undefined);
  fs.closeSync(log);
  process.on("exit", () => child.kill("SIGKILL"));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  for (const deadline = Date.now() + 20_000; !(await isDatabaseUp(databasePort)); await pause(200))
    if (!isRunning() || Date.now() > deadline)
      throw new PlainError(
        `HAProxy does not serve the database:\n${fs.readFileSync(path.join(folder, "haproxy.log"), "utf8")}`,
      );
  return {
    async stop() {
      if (!isRunning()) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      const force = setTimeout(() => child.kill("SIGKILL"), 5_000);
      await ended;
      clearTimeout(force);
    },
  };
}

function siteSettings({ port, processes, passesAddresses }: Front): string {
  const servers = processes.map((one, index) => `    server api${index + 1} 127.0.0.1:${one} check`);
  return `listen site
    mode http
    bind 127.0.0.1:${port}
    balance leastconn
    option httpchk GET /api/ready
    http-check expect status 200
    # As the Caddyfile: one that alone serves everybody answers late, and is no less alive.
    timeout check 8s
    timeout connect 2s
    timeout client 80s
    timeout server 80s
    option redispatch
    retries 3
    # As the Caddyfile: what may have arrived is sent again only where that is harmless.
    retry-on conn-failure empty-response
    http-request disable-l7-retry unless METH_GET
${passesAddresses ? "" : "    http-request set-header X-Forwarded-For %[src]\n"}    default-server inter 1s fastinter 250ms downinter 500ms fall 2 rise 1
${servers.join("\n")}
`;
}

/** MariaDB speaks first; HAProxy alone says nothing. */
function isDatabaseUp(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    const answer = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.setTimeout(1000, () => answer(false));
    socket.once("data", () => answer(true));
    socket.once("error", () => answer(false));
    socket.once("end", () => answer(false));
  });
}
