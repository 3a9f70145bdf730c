import { createServer } from "vitepress";

// A part of `npm run dev`. Live examples and links to the product need its server.
const port = Number(process.env["DOCS_PORT"] ?? 3005);
const host = process.env["HOST"] ?? "127.0.0.1";
const product = process.env["IEP_ORIGIN"] ?? "http://localhost:3000";
const proxy = Object.fromEntries(
  ["/embed", "/embed-preview", "/frame", "/api", "/favicon.svg"].map((path) => [path, product]),
);

const server = await createServer(import.meta.dirname, { port, host, strictPort: true, proxy });
await server.listen();
server.printUrls();
