import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";

/** The product's address as the pages have it; `serve.ts` replaces it. */
const product = "http://localhost:3000";

/**
 * Renders the app into the page that has room for it, as a server would: in Node, without a document.
 * @param config what else the app's modules need to be found.
 */
export function renderOnServer(config: InlineConfig): Plugin {
  return {
    name: "iep-render-on-server",
    apply: "build",
    async transformIndexHtml(html) {
      if (!html.includes("<!-- rendered -->")) return html;
      const folder = await mkdtemp(join(tmpdir(), "iep-render-"));
      try {
        await buildForServer(config, folder);
        const { render } = await import(pathToFileURL(join(folder, "server.mjs")).href);
        return html.replace("<!-- rendered -->", render(product));
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  };
}

/** With React in it: Node would find the one it has, whichever the app is built with. */
async function buildForServer(config: InlineConfig, outDir: string): Promise<void> {
  await build({
    ...config,
    configFile: false,
    // It would warn that "use client" means nothing here.
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: "server.tsx",
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        // The tools themselves are fetched in a browser alone.
        external: /^\.\/[\w-]+\.js$/,
        output: { entryFileNames: "server.mjs" },
      },
    },
  });
}
