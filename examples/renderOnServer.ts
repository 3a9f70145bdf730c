import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";

/** The product's address as the pages have it; `serve.ts` replaces it. */
const product = "http://localhost:3000";

/**
 * Renders the app into the page's placeholder, as a server would: in Node, without a document.
 * @param config more settings, such as those that resolve the app's modules.
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

/** Bundles React: Node would otherwise resolve its own copy, not the one that the app is built with. */
async function buildForServer(config: InlineConfig, outDir: string): Promise<void> {
  await build({
    ...config,
    configFile: false,
    // Hides warnings about "use client", which has no effect here.
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: "server.tsx",
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        // The tools themselves are fetched only in a browser.
        external: /^\.\/[\w-]+\.js$/,
        output: { entryFileNames: "server.mjs" },
      },
    },
  });
}
