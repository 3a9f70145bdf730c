import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { openToolFile, openToolPath } from "@iep-insider/sdk/catalog";
import { isInSpanish, languagePrefix, type PagePath } from "@iep-insider/sdk/contract";
import { build, mergeConfig } from "vite";
import { hubPath } from "../src/pages/advanced-tools/hubAddress.ts";
import { pageMark } from "../src/start/pageMark.ts";
import type { ClientFiles } from "./client.ts";
import { shellFile } from "./serviceWorker.ts";
import { dashboardConfig, distFolder } from "./vite.ts";

type Renderer = typeof import("../src/prerender.tsx");
type Rendered = Awaited<ReturnType<Renderer["renderPage"]>>;

/**
 * Writes one finished HTML file per page: `dist/index.html`, `dist/advanced-tools/index.html`, `dist/404/index.html`, in
 * Spanish `dist/es/index.html` and so on; and one for each tool that the hub can show before the application starts; and
 * one without content, for pages that need the server while there is no connection.
 */
export async function prerenderPages(files: ClientFiles): Promise<void> {
  // One each, since a module is imported once.
  const rendererFolder = `${distFolder}/.renderer-${files.language}`;
  await build(
    mergeConfig(dashboardConfig(files.language), {
      build: { ssr: "src/prerender.tsx", outDir: rendererFolder, copyPublicDir: false },
    }),
  );
  const { pages, toolPages, renderPage, shellHead, otherFiles, loading }: Renderer = await import(
    pathToFileURL(`${rendererFolder}/prerender.js`).href
  );
  const { language, template } = files;
  const folder = distFolder + languagePrefix[language];
  const fonts = files.fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
  );
  const finish = (path: string, { html, head }: Rendered, before: string, after: readonly string[]) => {
    const finished = template
      .replaceAll("/site.webmanifest", `${languagePrefix[language]}/site.webmanifest`)
      .replace("<!--page-head-->", () => [before, head, ...fonts, ...after].filter(Boolean).join("\n    "))
      .replace("<!--page-->", () => html);
    refuseInline(path, finished);
    return finished;
  };
  for (const [path, page] of Object.entries(pages)) {
    if (language === "es" && !isInSpanish(path as PagePath)) continue;
    const scripts = files.scriptsOf(page.source);
    const rendered = await renderPage(path, page);
    const finished = page.startsWhenUsed
      ? finish(path, rendered, markOf(path, scripts), [])
      : finish(path, rendered, "", scripts.map(preloadOf));
    const place = `${folder}${path === "/" ? "" : path}`;
    await mkdir(place, { recursive: true });
    await writeFile(`${place}/index.html`, finished);
  }
  for (const { tool, page, source } of toolPages) {
    const scripts = [...new Set([...files.scriptsOf(page.source), ...files.scriptsOf(source)])];
    const rendered = await renderPage(openToolPath(tool), page);
    // What a parent types is for the tool alone, which watches for signs of crisis (ADR 18).
    if (/<(input|textarea|select)\b/.test(rendered.html)) throw new Error(`${tool} begins with a field.`);
    if (rendered.html.includes(loading)) throw new Error(`The screen of ${tool} was not there.`);
    const path = `${folder}/${openToolFile(tool)}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, finish(hubPath, rendered, markOf(hubPath, scripts, tool), []));
  }
  // The browser renders its page, whatever the URL.
  const shell = finish(shellFile, { html: "", head: shellHead }, "", []);
  await writeFile(`${folder}/${shellFile}`, shell);
  for (const [name, content] of Object.entries(otherFiles)) await writeFile(`${folder}/${name}`, content);
  await rm(rendererFolder, { recursive: true });
}

/** A page that needs the application at once preloads its files. */
function preloadOf(file: string): string {
  return `<link rel="modulepreload" crossorigin href="${file}">`;
}

/** Any other only names them. */
function markOf(path: string, scripts: readonly string[], tool?: string): string {
  const open = tool === undefined ? "" : ` data-tool="${tool}"`;
  return `<meta name="${pageMark}" content="${path}" data-files="${scripts.join(" ")}"${open}>`;
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
