import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { readEnvironment } from "../environment.ts";
import { createMailTransport } from "./transport.ts";

/** As much of a mail server as it takes to get a mail. @param refuse what it answers a recipient with. */
async function startMailServer(refuse?: string) {
  const received: string[] = [];
  const server = createServer((socket) => speak(socket, received, refuse)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  stop = () => server.close();
  return { url: `smtp://127.0.0.1:${port}`, received };
}

let stop = (): unknown => undefined;
afterEach(() => stop());

function speak(socket: Socket, received: string[], refuse: string | undefined): void {
  let isMail = false;
  let mail = "";
  socket.write("220 test\r\n");
  socket.on("data", (chunk) => {
    const text = String(chunk);
    if (isMail) {
      mail += text;
      if (!mail.endsWith("\r\n.\r\n")) return;
      received.push(mail);
      isMail = false;
      socket.write("250 taken\r\n");
      return;
    }
    const command = text.slice(0, 4).toUpperCase();
    if (command === "DATA") isMail = true;
    if (command === "RCPT" && refuse) socket.write(`${refuse}\r\n`);
    else
      socket.write(
        command === "DATA" ? "354 go on\r\n" : command === "QUIT" ? "221 bye\r\n" : "250 fine\r\n",
      );
  });
  socket.on("error", () => undefined);
}

const message = {
  messageId: "test-1-1@iep.example",
  date: new Date("2026-11-21T10:00:00Z"),
  from: "IEP Insider <hello@iep.example>",
  to: "maria@example.org",
  subject: "A letter",
  text: "Hello\n",
  html: "<p>Hello</p>",
  headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
};

test("by SMTP a mail arrives with both parts and its headers", async () => {
  const { url, received } = await startMailServer();
  const environment = readEnvironment({ SMTP_URL: url, MAIL_FROM: "hello@iep.example" });
  await createMailTransport(environment).send(message);
  expect(received).toHaveLength(1);
  for (const line of [
    "From: IEP Insider <hello@iep.example>",
    "To: maria@example.org",
    "Subject: A letter",
    "Message-ID: <test-1-1@iep.example>",
    "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Type: text/html; charset=utf-8",
  ])
    expect(received[0]).toContain(`${line}\r\n`);
});

test("replies go to Reply-To if it is set, else to the sender", async () => {
  const { url, received } = await startMailServer();
  const environment = readEnvironment({ SMTP_URL: url, MAIL_FROM: "hello@iep.example" });
  await createMailTransport(environment).send({ ...message, replyTo: "ben@example.org" });
  await createMailTransport(environment).send(message);
  expect(received[0]).toContain("Reply-To: ben@example.org\r\n");
  expect(received[1]).not.toContain("Reply-To");
});

test("a line break in a value adds no header", async () => {
  const { url, received } = await startMailServer();
  const environment = readEnvironment({ SMTP_URL: url, MAIL_FROM: "hello@iep.example" });
  const replyTo = "ben@example.org\r\nBcc: eve@example.org";
  await createMailTransport(environment).send({ ...message, replyTo, subject: "A\r\nBcc: eve@example.org" });
  expect(received[0]).toContain("Subject: A");
  expect(received[0]).not.toMatch(/^Bcc:/m);
});

test("a mail that the server rejects is not marked as sent", async () => {
  const { url } = await startMailServer("550 no such person");
  const environment = readEnvironment({ SMTP_URL: url, MAIL_FROM: "hello@iep.example" });
  await expect(createMailTransport(environment).send(message)).rejects.toMatchObject({ responseCode: 550 });
});
