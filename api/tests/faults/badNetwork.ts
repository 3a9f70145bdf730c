import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { Random } from "./random.ts";

/** A proxy between the simulator and our server that drops, repeats and reorders webhooks. */
export interface BadNetwork {
  readonly url: string;
  readonly counts: Readonly<Record<Fate, number>>;
  /** Resolves when nothing is held back any more. */
  settled(): Promise<void>;
  close(): void;
}

const fates = ["passed", "lost", "doubled", "delayed", "reordered", "refused"] as const;
type Fate = (typeof fates)[number];

interface Webhook {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Of ten webhooks, more or less, four pass, two are lost, and one each is doubled, delayed for up to a second, held back
 * and sent behind later ones, and refused, so that the provider tries again. What is lost or held back was answered with
 * 200: the provider takes it for delivered.
 * @param target where our server is now; it may be down.
 */
export async function createBadNetwork(random: Random, target: () => string): Promise<BadNetwork> {
  const counts = { passed: 0, lost: 0, doubled: 0, delayed: 0, reordered: 0, refused: 0 };
  const held: Webhook[] = [];
  const running = new Set<Promise<unknown>>();

  const deliver = async ({ body, headers }: Webhook): Promise<number> => {
    try {
      const response = await fetch(target(), { method: "POST", headers, body: new Uint8Array(body) });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 502;
    }
  };
  const follow = (work: Promise<unknown>) => {
    const followed = work.finally(() => running.delete(followed));
    running.add(followed);
  };
  const sendHeld = () => {
    for (const webhook of held.splice(0).toSorted(() => random() - 0.5)) follow(deliver(webhook));
  };
  const handle = async (webhook: Webhook): Promise<number> => {
    const at = random();
    const fate: Fate =
      at < 0.4 ? "passed" : at < 0.6 ? "lost" : (fates[2 + Math.floor((at - 0.6) * 10)] ?? "refused");
    counts[fate] += 1;
    if (fate === "refused") return 500;
    if (fate === "passed") return deliver(webhook);
    if (fate === "doubled") return (await Promise.all([deliver(webhook), deliver(webhook)]))[0];
    if (fate === "delayed") {
      const delay = random() * 1000;
      follow(new Promise((resolve) => setTimeout(resolve, delay)).then(() => deliver(webhook)));
    }
    if (fate === "reordered") {
      held.push(webhook);
      if (held.length >= 6) sendHeld();
    }
    return 200;
  };

  const server = createServer(async (request, response) => {
    response.statusCode = await handle(await read(request));
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The network has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    counts,
    async settled() {
      sendHeld();
      while (running.size > 0) await Promise.all(running);
    },
    close: () => void server.close(),
  };
}

async function read(request: IncomingMessage): Promise<Webhook> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const signature = request.headers["stripe-signature"];
  return {
    body: Buffer.concat(parts),
    headers: { "Content-Type": "application/json", "Stripe-Signature": String(signature) },
  };
}
