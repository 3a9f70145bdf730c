import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A delivery as it came in. */
export interface Received {
  readonly body: string;
  readonly signature: string;
}

/** Takes webhooks as the product would. `answerWith` says what it answers next, 200 afterwards. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      received.push({ body, signature: String(request.headers["stripe-signature"]) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    answerWith: (...statuses: number[]) => void answers.push(...statuses),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
