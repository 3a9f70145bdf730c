import { createReadStream, existsSync, mkdirSync, statSync, watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { type EmbedVersions, embedFolderOf, embedVersionsPath } from "@iep-insider/sdk/contract";
import { withSpace } from "./embedSpace.ts";

// The foreign origin: partners' pages, served from another port than the product, as in life.

export interface ExamplesOptions {
  /** The product's origin. Replaces the one written in the pages. */
  readonly product: string;
  readonly port: number;
  readonly host: string;
  /** Reloads pages when one of their files, or of the built widgets, changes. */
  readonly reload?: boolean;
}

/** The product's address as the pages have it. */
const writtenProduct = "http://localhost:3000";

/** The placeholder for an exact version and its integrity hash, which a partner pastes. Every demo build has its own. */
const writtenVersion = /\/embed\/[\d.]+\/([\w.-]+)(" integrity=")sha384-\(from versions\.json\)/g;

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Address below the root to the folder it is served from; the first that fits. */
const mounts: readonly (readonly [prefix: string, folder: string])[] = [
  ["/react-app/", folder("dist/react-app/")],
  // Made by a test alone: the same app as its developer has it.
  ["/react-app-in-development/", folder("dist/react-app-in-development/")],
  ["/storybook/", folder("../storybook/dist/")],
  ["/", folder("pages/")],
];

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** @returns the listening server; the caller closes it. */
export async function serveExamples(options: ExamplesOptions): Promise<Server> {
  const changes = options.reload ? new Set<ServerResponse>() : null;
  if (changes) watchForChanges(changes);
  const server = createServer((request, response) => {
    answer(request, response, options, changes).catch(() =>
      response.writeHead(500).end("The page could not be read."),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: ExamplesOptions,
  changes: Set<ServerResponse> | null,
): Promise<void> {
  const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
  if (changes && path === "/reload") return keepTelling(response, changes);
  if (changes && path === "/reload.js") {
    response.writeHead(200, { "Content-Type": types[".js"] }).end(reloadScript);
    return;
  }
  const file = fileFor(path);
  if (!file) {
    response
      .writeHead(404, { "Content-Type": "text/plain; charset=utf-8" })
      .end("There is no such example page.");
    return;
  }
  response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
  response.setHeader("Cache-Control", "no-cache");
  if (extname(file) === ".css") {
    response.end(withSpace(await readFile(file, "utf8")));
    return;
  }
  if (extname(file) !== ".html") {
    createReadStream(file).pipe(response);
    return;
  }
  const page = withSpace(await withVersion(await readFile(file, "utf8"), options)).replaceAll(
    writtenProduct,
    options.product,
  );
  response.end(changes ? page.replace("</body>", '<script src="/reload.js"></script></body>') : page);
}

/** Pastes versions and hashes in, from where a partner takes them: the list that the product hands out. */
async function withVersion(page: string, { product }: ExamplesOptions): Promise<string> {
  if (page.match(writtenVersion) === null) return page;
  // A product that does not answer has no script for this page either; the link in the page leads there later.
  const answer = await fetch(product + embedVersionsPath).catch(() => null);
  if (!answer?.ok) return page;
  const { current, versions } = (await answer.json()) as EmbedVersions;
  const files = versions.find(({ version }) => version === current)?.files;
  if (current === null || files === undefined) return page;
  return page.replace(writtenVersion, (whole, file: string, between: string) => {
    const hash = files[file]?.integrity;
    return hash === undefined ? whole : embedFolderOf(current) + file + between + hash;
  });
}

function fileFor(path: string): string | null {
  const mount = mounts.find(([prefix]) => path.startsWith(prefix) || `${path}/` === prefix);
  if (!mount) return null;
  const inside = normalize(path.slice(mount[0].length)).replace(/^(\.\.[/\\])+/, "");
  const file = join(mount[1], path.endsWith("/") || inside === "." ? join(inside, "index.html") : inside);
  return file.startsWith(mount[1]) && existsSync(file) && statSync(file).isFile() ? file : null;
}

const reloadScript = 'new EventSource("/reload").onmessage = () => location.reload();';

function keepTelling(response: ServerResponse, changes: Set<ServerResponse>): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  changes.add(response);
  response.on("close", () => changes.delete(response));
}

function watchForChanges(changes: Set<ServerResponse>): void {
  const embed = folder("../widgets/dist/embed/");
  // The build empties its folder first and writes the manifest last; in between there is nothing to show.
  const isBuilt = () => existsSync(`${embed}manifest.json`);
  let timer: NodeJS.Timeout | undefined;
  for (const path of [folder("pages/"), folder("dist/"), embed]) {
    // Before the first build, the folder does not exist and cannot be watched.
    mkdirSync(path, { recursive: true });
    watch(path, { recursive: path !== embed }, () => {
      // A build writes many files; one reload is enough.
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isBuilt()) return;
        for (const response of changes) response.write("data: changed\n\n");
      }, 200);
    });
  }
}

if (import.meta.main) {
  const server = await serveExamples({
    product: process.env["IEP_ORIGIN"] ?? writtenProduct,
    port: Number(process.env["PORT"] ?? 3001),
    host: process.env["HOST"] ?? "127.0.0.1",
    reload: process.argv.includes("--watch"),
  }).catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? "The port of the example pages is in use; set another PORT."
        : error.message,
    );
    process.exit(1);
  });
  const address = server.address();
  if (typeof address === "object" && address) process.send?.({ listening: address.port });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close(() => process.exit(0));
    });
  }
}
