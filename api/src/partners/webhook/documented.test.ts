import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createWebhookSecret, signatureHeaders } from "./signature.ts";

const page = path.join(import.meta.dirname, "../../../../storybook/docs/embedding/Reporting.mdx");

type Verify = (secret: string, headers: object, body: string, now: number) => unknown;

/** What the documentation shows site owners, as they would run it. */
async function documentedVerify(): Promise<Verify> {
  const [, code = ""] = /```js\n(.*?)```/s.exec(readFileSync(page, "utf8")) ?? [];
  const source = `data:text/javascript,${encodeURIComponent(code)}`;
  const { verify }: { readonly verify: Verify } = await import(/* @vite-ignore */ source);
  return verify;
}

test("the documented check takes our messages, and none that was changed, replayed or signed by others", async () => {
  const verify = await documentedVerify();
  const [secret, fresh, other] = [createWebhookSecret(), createWebhookSecret(), createWebhookSecret()];
  const at = new Date("2026-11-23T00:10:00Z");
  const body = '{"type":"test"}';
  const headers = signatureHeaders({ messageId: "msg_1", at, body }, [fresh, secret]);
  const now = at.getTime();
  for (const known of [secret, fresh]) expect(verify(known, headers, body, now)).toEqual({ type: "test" });
  const refused: readonly Parameters<Verify>[] = [
    [other, headers, body, now],
    [secret, headers, `${body} `, now],
    [secret, { ...headers, "webhook-id": "msg_2" }, body, now],
    [secret, headers, body, now + 301_000],
    [secret, { ...headers, "webhook-timestamp": String(now / 1000 + 200) }, body, now + 301_000],
    [secret, { ...headers, "webhook-timestamp": "soon" }, body, now],
    [secret, { ...headers, "webhook-signature": "v1,AAAA" }, body, now],
  ];
  for (const given of refused) expect(() => verify(...given)).toThrow(/signature|old/);
});
