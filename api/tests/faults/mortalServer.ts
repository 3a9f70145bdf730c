import { once } from "node:events";
import { createServer } from "node:net";
import { portOf, type ServerProcess, startServer } from "../serverProcess.ts";

/** Our server, which is killed again and again and starts again by itself, as a process manager does it. */
export interface MortalServer {
  readonly url: string;
  readonly kills: number;
  /** `kill -9`, and up again. Does nothing while it is not up. */
  kill(): void;
  /** Resolves when it answers. */
  up(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** @param settings of the server; it gets a port that stays the same. */
export async function createMortalServer(settings: Readonly<Record<string, string>>): Promise<MortalServer> {
  const port = await freePort();
  let isWanted = true;
  let kills = 0;
  let current: ServerProcess;
  let listening: Promise<unknown> = Promise.resolve();
  let isUp = false;
  const start = () => {
    const server = startServer({ ...settings, PORT: String(port) });
    current = server;
    isUp = false;
    listening = portOf(server).then(() => {
      isUp = true;
    });
    listening.catch(() => undefined);
    server.exited.then(() => {
      isUp = false;
      if (isWanted) start();
    });
  };
  start();
  return {
    url: `http://127.0.0.1:${port}`,
    get kills() {
      return kills;
    },
    kill() {
      if (!isUp) return;
      isUp = false;
      kills += 1;
      current.child.kill("SIGKILL");
    },
    async up() {
      while (!isUp) {
        await listening.catch(() => undefined);
        if (!isUp) await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async stop() {
      isWanted = false;
      current.child.kill("SIGKILL");
      await current.exited;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
