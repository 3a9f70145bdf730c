import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

export interface ServedFolder {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a folder under a path, on a free loopback port. Anything else is a 404, which the browser logs to its console,
 * so a URL that is not relative is noticed.
 * @param below begins and ends with a slash, as in `/storybook/`.
 */
export async function serveFolder(folder: string, below: string): Promise<ServedFolder> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const inside = path.endsWith("/") ? `${path}index.html` : path;
    const file = join(folder, normalize(`/${inside.slice(below.length)}`));
    const bytes = path.startsWith(below) ? await readFile(file).catch(() => null) : null;
    if (!bytes) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" })
      .end(bytes);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
