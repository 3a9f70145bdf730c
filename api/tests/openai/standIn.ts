import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import express, { type Request, type Response } from "express";
import { type Act, scriptSchema } from "./Act.ts";
import { playAct, send } from "./playAct.ts";
import { error } from "./replyTo.ts";

/** A question as it arrived. */
export interface Asked {
  readonly path: string;
  /** All but the key, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a key came along, and nothing of which. */
  readonly hasKey: boolean;
  readonly body: unknown;
  /** In milliseconds, of the same clock for all. */
  readonly at: number;
  /** Whether who asked broke the line before there was an answer. */
  isLeft: boolean;
}

/** A local server in OpenAI's place: `POST /v1/chat/completions`, answered by a script. */
export interface StandIn {
  readonly asked: readonly Asked[];
  /** What the next questions get, in this order; then `otherwise`, and by default fields that are filled in. */
  play(acts: readonly Act[], otherwise?: Act): void;
  /** @param port 0: any free one. @returns the base URL for the package. */
  start(port?: number): Promise<string>;
  close(): Promise<void>;
}

/**
 * Over HTTP it is steered by `POST /script` (`scriptSchema`), which also forgets what was asked, and looked into by
 * `GET /asked`.
 */
export function createStandIn(): StandIn {
  const asked: Asked[] = [];
  let acts: readonly Act[] = [];
  let otherwise: Act = { act: "fill-in" };

  function answer(request: Request, response: Response): void {
    const one = noted(request);
    asked.push(one);
    if (!one.hasKey) {
      send(response, error(401, "invalid_api_key"));
      return;
    }
    const [act = otherwise, ...rest] = acts;
    acts = rest;
    const breaksItself = act.act === "cut-off" || act.act === "hang-up";
    response.on("close", () => (one.isLeft = !response.writableEnded && !breaksItself));
    playAct(act, { body: request.body, key: request.headers.authorization ?? "" }, response);
  }

  const app = express();
  app.disable("x-powered-by");
  app.use(express.json({ limit: "1mb" }));
  app.post("/v1/chat/completions", answer);
  app.get("/asked", (_, response) => void response.json(asked));
  app.post("/script", (request, response) => {
    const script = scriptSchema.safeParse(request.body);
    if (!script.success) return send(response, error(400, "unknown_act", script.error.message));
    ({ acts, otherwise } = script.data);
    asked.length = 0;
    response.json(script.data);
  });
  app.use((_, response) => send(response, error(404, "not_found")));

  const server = createServer(app);
  return {
    asked,
    play(next, then = { act: "fill-in" }) {
      acts = next;
      otherwise = then;
      asked.length = 0;
    },
    async start(port = 0) {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      const address = server.address();
      if (typeof address !== "object" || address === null)
        throw new Error("unreachable: it listens on a port");
      return `http://127.0.0.1:${address.port}/v1`;
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function noted(request: IncomingMessage & { readonly body?: unknown }): Asked {
  const { authorization, ...headers } = request.headers;
  return {
    path: request.url ?? "",
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    hasKey: /^Bearer \S/.test(authorization ?? ""),
    body: request.body,
    at: performance.now(),
    isLeft: false,
  };
}
