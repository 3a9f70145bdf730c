import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Express, RequestHandler } from "express";
import { refuseToChange, sendPlainText } from "../../files/plainText.ts";
import { namePattern } from "../../http/areaRoutes.ts";
import { listPage, mailPage } from "./pages.ts";
import { readMail } from "./readMail.ts";

export const outboxPath = "/dev/outbox";

/** What the outbox names its files, and nothing else: no way leads out of the folder. */
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
