import type { ServerResponse } from "node:http";
import type { Act } from "./Act.ts";
import { fillIn } from "./fillIn.ts";
import { completed, halfOf, type Reply, replyTo } from "./replyTo.ts";

/** What came with a question. */
interface Question {
  readonly body: unknown;
  readonly key: string;
}

/** Deals with one question as the act says. */
export function playAct(act: Act, { body, key }: Question, response: ServerResponse): void {
  const good = () => completed(JSON.stringify(fillIn(body)));
  switch (act.act) {
    case "stall":
      break;
    case "stall-midway":
      begin(response, good());
      break;
    case "cut-off":
      begin(response, good());
      // After the first half has gone out.
      setTimeout(() => response.destroy(), 20);
      break;
    case "hang-up":
      response.destroy();
      break;
    case "slow":
      setTimeout(() => send(response, good()), act.milliseconds);
      break;
    default:
      send(response, replyTo(act, body, key));
  }
}

export function send(response: ServerResponse, { status, headers, text }: Reply): void {
  response.writeHead(status, headers);
  response.end(text);
}

function begin(response: ServerResponse, { status, headers, text }: Reply): void {
  response.writeHead(status, headers);
  response.write(halfOf(text));
}
