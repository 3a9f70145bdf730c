import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { build, mergeConfig } from "vite";
import type { Page } from "../src/app/pages.ts";
import { pageMark } from "../src/start/pageMark.ts";
import type { ClientFiles } from "./client.ts";
import { dashboardConfig, distFolder } from "./vite.ts";

type Renderer = typeof import("../src/prerender.tsx");

/** Writes one finished HTML file per page: `dist/index.html`, `dist/advanced-tools/index.html`, `dist/404/index.html`. */
export async function prerenderPages(files: ClientFiles): Promise<void> {
  const rendererFolder = `${distFolder}/.renderer`;
  await build(
    mergeConfig(dashboardConfig(), {
      build: { ssr: "src/prerender.tsx", outDir: rendererFolder, copyPublicDir: false },
    }),
  );
  const { pages, renderPage, otherFiles }: Renderer = await import(
    pathToFileURL(`${rendererFolder}/prerender.js`).href
  );
  const template = await readFile(`${distFolder}/index.html`, "utf8");
  for (const [path, page] of Object.entries(pages)) {
    const { html, head } = await renderPage(path, page);
    const links = [
      ...files.fonts.map(
        (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
      ),
      ...scriptTags(path, page, files.scriptsOf(page.source)),
    ];
    const finished = template
      .replace("<!--page-head-->", () => [head, ...links].join("\n    "))
      .replace("<!--page-->", () => html);
    refuseInline(path, finished);
    const folder = `${distFolder}${path === "/" ? "" : path}`;
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/index.html`, finished);
  }
  for (const [name, content] of Object.entries(otherFiles)) await writeFile(`${distFolder}/${name}`, content);
  await rm(rendererFolder, { recursive: true });
}

/** A page that needs the application at once preloads its files; any other only names them. */
function scriptTags(path: string, { startsWhenUsed }: Page, scripts: readonly string[]): readonly string[] {
  if (startsWhenUsed)
    return [`<meta name="${pageMark}" content="${path}" data-files="${scripts.join(" ")}">`];
  return scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
}

/**
 * Data for search engines is no script: browsers do not run it, and no policy speaks of it.
 * @throws when a page holds what `default-src 'self'` would block without a word to anybody.
 */
function refuseInline(path: string, html: string): void {
  const found = /<style|\sstyle="|<script(?! type="application\/ld\+json">)(?![^>]*\ssrc=)|\son[a-z]+="/.exec(
    html,
  )?.[0];
  if (found) throw new Error(`The page ${path} holds "${found}", which the content security policy blocks.`);
}
