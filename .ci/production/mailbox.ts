import { once } from "node:events";
import net from "node:net";

/** A mail server that stores received mails. */
export interface Mailbox {
  readonly url: string;
  /** Every mail so far, its lines joined and its special characters read. */
  readonly mails: readonly string[];
  close(): void;
}

/** As much of SMTP (RFC 5321) as one client needs that trusts its server: no encryption, no password. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: string[] = [];
  const server = net.createServer((socket) => {
    let unread = "";
    let letter: string[] | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (letter === null) {
        const word = line.slice(0, 4).toUpperCase();
        if (word === "DATA") letter = [];
        if (word === "QUIT") return void socket.end("221 Goodbye\r\n");
        return say(word === "DATA" ? "354 Go ahead" : "250 Fine");
      }
      if (line !== ".") return letter.push(line.replace(/^\.\./, "."));
      mails.push(readable(letter.join("\n")));
      letter = null;
      return say("250 Taken");
    };
    socket.setEncoding("latin1").on("data", (chunk) => {
      const lines = (unread + String(chunk)).split("\r\n");
      unread = lines.pop() ?? "";
      for (const line of lines) hear(line);
    });
    socket.on("error", () => socket.destroy());
    say("220 mailbox");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The mailbox has no port.");
  return { url: `smtp://127.0.0.1:${address.port}`, mails, close: () => server.close() };
}

/** Quoted-printable, taken back. */
function readable(text: string): string {
  return text
    .replaceAll("=\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
