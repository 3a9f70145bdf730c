import { createServer, mergeConfig } from "vite";
import { dashboardConfig } from "./vite.ts";

/**
 * The dashboard with reload on change. PORT and HOST say where; PAGE_LANGUAGE=es has the pages in Spanish, at `/es`;
 * API_ORIGIN says which server answers `/api`,
 * `/embed` and the mails of the demo.
 */
const target = process.env["API_ORIGIN"] ?? "http://127.0.0.1:3003";
const server = await createServer(
  mergeConfig(dashboardConfig(process.env["PAGE_LANGUAGE"] === "es" ? "es" : "en"), {
    server: {
      port: Number(process.env["PORT"] ?? 3000),
      strictPort: true,
      host: process.env["HOST"] ?? "127.0.0.1",
      proxy: { "/api": target, "/embed": target, "/dev/outbox": target },
    },
  }),
);
await server.listen();
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => void server.close().then(() => process.exit(0)));
