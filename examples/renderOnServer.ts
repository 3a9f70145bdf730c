import { createServer, type InlineConfig, type Plugin } from "vite";

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
      const server = await createServer({
        ...config,
        configFile: false,
        appType: "custom",
        server: { middlewareMode: true, hmr: false, ws: false },
        optimizeDeps: { noDiscovery: true },
      });
      try {
        const { render } = await server.ssrLoadModule("/server.tsx");
        return html.replace("<!-- rendered -->", render(product));
      } finally {
        await server.close();
      }
    },
  };
}
