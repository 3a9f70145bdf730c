import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { productName } from "@iep-insider/sdk/catalog";
import type { Express, RequestHandler } from "express";
import { refuseToChange, sendPlainText } from "../../files/plainText.ts";
import { namePattern } from "../../http/areaRoutes.ts";
import { escapeHtml } from "../escapeHtml.ts";
import { headerOf, readMail, type StoredMail } from "./readMail.ts";

export const outboxPath = "/dev/outbox";

/** Only file names that the outbox itself writes, so that no path leads out of the folder. */
const fileName = /^[a-z0-9_-]+\.eml$/i;

/**
 * Mounts `GET /dev/outbox`, which shows the mails that a demo cannot send. For demos only: anyone who can read these
 * mails can reset every password.
 */
export function mountOutbox(app: Express, folder: string): void {
  app.use(outboxPath, namePattern(`${outboxPath}/*`), (request, response, next) => {
    if (!refuseToChange(request.method, response)) next();
  });
  app.get(outboxPath, async (_request, response) => {
    response
      .set("Cache-Control", "no-store")
      .type("html")
      .send(listPage(await readAll(folder)));
  });
  app.get(`${outboxPath}/:name`, showMail(folder));
}

function showMail(folder: string): RequestHandler<{ name: string }> {
  return async (request, response) => {
    const { name } = request.params;
    const file = fileName.test(name) ? await readFile(join(folder, name), "utf8").catch(() => null) : null;
    if (file === null) return sendPlainText(response, 404, "No such mail.");
    response
      .set("Cache-Control", "no-store")
      .type("html")
      .send(mailPage(readMail(file)));
  };
}

/** Newest first: the names begin with the time. */
async function readAll(folder: string) {
  const names = await readdir(folder).catch(() => []);
  const mails = names
    .filter((name) => fileName.test(name))
    .sort()
    .reverse();
  return Promise.all(
    mails.map(async (name) => ({ name, mail: readMail(await readFile(join(folder, name), "utf8")) })),
  );
}

/** The list of mails, each linked to its page. @param mails newest first. */
function listPage(mails: readonly { readonly name: string; readonly mail: StoredMail }[]): string {
  const rows = mails.map(({ name, mail }) => {
    const [date, to, subject] = ["Date", "To", "Subject"].map((header) =>
      escapeHtml(headerOf(mail.headers, header)),
    );
    return `<tr><td>${date}</td><td>${to}</td><td><a href="/dev/outbox/${escapeHtml(name)}">${subject}</a></td></tr>`;
  });
  const table = `<table>
<thead><tr><th scope="col">Date</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>`;
  return page(
    "Outbox",
    `<p>This is a demo: mails are not sent, but kept here as files. Newest first. Set SMTP_URL and MAIL_FROM to send them.</p>
${rows.length > 0 ? table : "<p>No mail yet.</p>"}`,
  );
}

/** One mail: its headers, its text with working links, and the source of its HTML part. */
function mailPage(mail: StoredMail): string {
  const headers = mail.headers
    .filter(([name]) => /^(date|from|to|subject|message-id|list-)/i.test(name))
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  return page(
    headerOf(mail.headers, "Subject"),
    `<p><a href="/dev/outbox">All mails</a></p>
<dl>
${headers.join("\n")}
</dl>
<h2>Text</h2>
${mail.text.trim().split("\n\n").map(paragraph).join("\n")}
<h2>Source of the HTML part</h2>
<pre>${escapeHtml(mail.html)}</pre>`,
  );
}

function paragraph(text: string): string {
  const lines = text.split("\n").map((line) => {
    const shown = escapeHtml(line);
    return /^https?:\/\/\S+$/.test(line) ? `<a href="${shown}">${shown}</a>` : shown;
  });
  return `<p>${lines.join("<br>")}</p>`;
}

/** Without styles: our content security policy allows no inline styles, and none are needed here. */
function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${productName}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
