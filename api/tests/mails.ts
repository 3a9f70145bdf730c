import { expect } from "vitest";
import type { Message } from "../src/mail/transport.ts";
import type { TestApp } from "./createTestApp.ts";

/** Waits for the newest mail of a kind to an address. Mails go out after the answer. */
export async function mailTo(app: Pick<TestApp, "mails">, email: string, kind: string): Promise<Message> {
  const found = () =>
    app.mails.findLast(({ to, messageId }) => to === email && messageId.startsWith(`${kind}-`));
  await expect.poll(found).toBeDefined();
  const mail = found();
  if (!mail) throw new Error("unreachable: it was there a moment ago");
  return mail;
}

/** The token of the link in a mail. */
export function tokenIn({ text }: Message): string {
  const token = /\?token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error("This mail has no link with a token.");
  return token;
}
