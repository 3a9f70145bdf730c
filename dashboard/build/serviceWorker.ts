import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { addressIn, isInSpanish, pageFacts, pagePaths } from "@iep-insider/sdk/contract";
import { build } from "vite";
import { pages } from "../src/app/pages.ts";
import type { OfflineFiles } from "../src/worker/OfflineFiles.ts";
import type { ClientFiles } from "./client.ts";
import { dashboardFolder, distFolder } from "./vite.ts";

/** The page without content. */
export const shellFile = "offline.html";

/**
 * Writes a language's service worker (ADR 90), and with the English one the one that removes either. Each is whole in
 * one file: a browser compares that file to find a new version. To be called when all files but the compressed copies
 * are there. `npm test -- budgets` measures what it stores.
 */
export async function buildServiceWorker(client: ClientFiles): Promise<void> {
  const site = offlineFiles(client);
  await buildScript("serviceWorker", addressIn(client.language, "/service-worker.js").slice(1), site);
  if (client.language === "en") await buildScript("noServiceWorker", "no-service-worker.js", site);
}

function offlineFiles({ language, stored, fonts, start }: ClientFiles): OfflineFiles {
  const inLanguage = (path: string) => addressIn(language, path);
  // The server sends /404 with that status, which stores nothing; another page's URL never leads to it.
  const storedPages = Object.entries(pages)
    .filter(([path, { worksOffline }]) => worksOffline && path !== "/404")
    .map(([path]) => inLanguage(path));
  const early = Object.values(pages).flatMap(({ early = [] }) => early);
  const named = [
    ...storedPages,
    inLanguage(`/${shellFile}`),
    ...new Set(["/session.js", ...early]),
    "/favicon.svg",
    "/icon-192.png",
    inLanguage("/site.webmanifest"),
  ];
  return {
    store: language === "en" ? "iep-site" : `iep-site-${language}`,
    start,
    files: [
      ...[...new Set([...stored, ...fonts])].map((url) => ({ url, revision: null })),
      ...named.map((url) => {
        const path = fileAt(url);
        const file = { url, revision: hashOf([path]) };
        return path.endsWith(".html") ? file : { ...file, integrity: integrityOf(path) };
      }),
    ],
    pages: pagePaths
      .filter((path) => pageFacts(path).only !== "admin" && path !== "/checkout")
      .filter((path) => language === "en" || isInSpanish(path))
      .map(inLanguage),
    shell: inLanguage(`/${shellFile}`),
    reader: hashOf(
      readdirSync(`${distFolder}/reader`, { recursive: true, encoding: "utf8" })
        .toSorted()
        .map((name) => `${distFolder}/reader/${name}`)
        .filter((path) => statSync(path).isFile()),
    ),
  };
}

function fileAt(url: string): string {
  return distFolder + (extname(url) ? url : `${url.replace(/\/$/, "")}/index.html`);
}

function integrityOf(path: string): string {
  return `sha256-${createHash("sha256").update(readFileSync(path)).digest("base64")}`;
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest("base64url").slice(0, 12);
}

async function buildScript(source: string, file: string, site: OfflineFiles): Promise<void> {
  await build({
    configFile: false,
    root: dashboardFolder,
    logLevel: "warn",
    publicDir: false,
    define: {
      "import.meta.env.IEP_OFFLINE": JSON.stringify(site),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    build: {
      target: "es2022",
      outDir: distFolder,
      emptyOutDir: false,
      reportCompressedSize: false,
      // A library is one file; browsers without service workers in modules take a plain script.
      lib: {
        entry: `src/worker/${source}.ts`,
        formats: ["iife"],
        name: "iepServiceWorker",
        fileName: () => file,
      },
      rolldownOptions: { output: { minify: true } },
    },
  });
}
