import type { Act } from "./Act.ts";
import { fillIn } from "./fillIn.ts";

/** No law has this id. */
export const inventedId = "invented-rule";

/** A whole answer, as it goes over the line. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The acts that break the line or leave it open, or that take their time. */
export type LineAct = Extract<
  Act,
  { readonly act: "stall" | "stall-midway" | "cut-off" | "hang-up" | "slow" }
>;

/**
 * @param body what was asked: chat completions with a JSON schema. @throws when it is no such request.
 * @param key what came along as the key: the provider's own errors quote it, so these do, too.
 */
export function replyTo(act: Exclude<Act, LineAct>, body: unknown, key: string): Reply {
  const filled = () => JSON.stringify(fillIn(body));
  switch (act.act) {
    case "fill-in":
      return completed(filled());
    case "invented-citation":
      return completed(JSON.stringify(fillIn(body, [inventedId])));
    case "answer":
      return completed(typeof act.content === "string" ? act.content : JSON.stringify(act.content));
    case "uncounted":
      return json({ ...completion({ content: filled() }), usage: undefined });
    case "refuse":
      return json(completion({ content: null, refusal: "I cannot help with that." }));
    case "filtered":
      return json(completion({ content: "" }, "content_filter"));
    case "too-long":
      return json(completion({ content: halfOf(filled()) }, "length"));
    case "truncated-json":
      return completed(halfOf(filled()));
    case "wrong-fields":
      return completed(JSON.stringify({ somethingElse: ["entirely", 1] }));
    case "empty":
      return completed("");
    case "no-completion":
      return json({ object: "list", data: [] });
    case "garbage":
      return { ...json(null), text: `{{{ not JSON at all: ${JSON.stringify(body)}` };
    case "page":
      return { status: 200, headers: { "content-type": "text/html" }, text: "<title>Please sign in</title>" };
    case "error": {
      const reply = error(act.status, act.code ?? null, [key, JSON.stringify(body)].join(" "));
      return { ...reply, headers: { ...reply.headers, ...act.headers } };
    }
  }
}

/** @param quoted what the message quotes. */
export function error(status: number, code: string | null, quoted = ""): Reply {
  const said = { message: `This does not work. ${quoted}`.trim(), type: "test_error", param: null, code };
  return { ...json({ error: said }), status };
}

export function completed(content: string): Reply {
  return json(completion({ content }));
}

export function halfOf(text: string): string {
  return text.slice(0, Math.floor(text.length / 2));
}

function json(body: unknown): Reply {
  return { status: 200, headers: { "content-type": "application/json" }, text: JSON.stringify(body) };
}

function completion(
  message: { readonly content: string | null; readonly refusal?: string },
  reason = "stop",
) {
  return {
    id: "chatcmpl-stand-in",
    object: "chat.completion",
    created: 1_790_000_000,
    model: "stand-in",
    choices: [{ index: 0, finish_reason: reason, message: { role: "assistant", refusal: null, ...message } }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  };
}
