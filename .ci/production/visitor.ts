import https from "node:https";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface Question {
  readonly path: string;
  /** Makes it a POST. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser at an address of its own, which keeps its connection. */
export interface Visitor {
  /** @throws when the connection fails, or no answer comes within 30 seconds. */
  ask(question: Question): Promise<Answer>;
  leave(): void;
}

/** How the proxy is reached: its port on this machine, and who vouches for its certificate. */
export interface Door {
  readonly port: number;
  readonly ca: Buffer;
}

const longest = 30_000;

/** @param from a loopback address (127.x.x.x): the proxy sees it as the visitor's. */
export function createVisitor({ port, ca }: Door, from: string): Visitor {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ask: ({ path, json, headers = {} }) =>
      new Promise((resolve, reject) => {
        const body = json === undefined ? undefined : JSON.stringify(json);
        const request = https.request(
          {
            agent,
            ca,
            host: "127.0.0.1",
            servername: "localhost",
            port,
            localAddress: from,
            path,
            method: body === undefined ? "GET" : "POST",
            headers: {
              Host: `localhost:${port}`,
              ...(body !== undefined && {
                "Content-Type": "application/json",
                "Content-Length": Buffer.byteLength(body),
              }),
              ...headers,
            },
            timeout: longest,
          },
          (response) => {
            let text = "";
            response.setEncoding("utf8").on("data", (chunk) => (text += String(chunk)));
            response.on("error", reject);
            response.on("end", () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
            );
          },
        );
        request.on("timeout", () => request.destroy(new Error("no answer within 30 seconds")));
        request.on("error", reject);
        request.end(body);
      }),
    leave: () => agent.destroy(),
  };
}
