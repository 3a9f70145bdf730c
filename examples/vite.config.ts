import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type InlineConfig, type Plugin } from "vite";
import { withSpace } from "./embedSpace.ts";
import { renderOnServer } from "./renderOnServer.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A partner installs the elements from npm; here the name leads to the package just built. */
const found: InlineConfig = {
  root: folder("react-app"),
  resolve: {
    alias: [
      { find: /^@iep-insider\/elements\/(.*)$/, replacement: `${folder("../widgets/dist/npm")}/$1.js` },
      // The oldest React that the package is for: the tests build the same app with it.
      ...(process.env["IEP_REACT"] === "18"
        ? [{ find: /^(react|react-dom)(?=$|\/)/, replacement: "$1-18" }]
        : []),
    ],
  },
};

const spaceFromSnippet: Plugin = {
  name: "iep-space-from-snippet",
  enforce: "pre",
  transform: (code, id) => (id.endsWith(".css") ? withSpace(code) : null),
};

/** The example React app, once as a browser makes it and once as a server renders it. */
export default defineConfig({
  ...found,
  base: "./",
  plugins: [react(), renderOnServer(found), spaceFromSnippet],
  build: {
    outDir: folder("dist/react-app"),
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: [folder("react-app/index.html"), folder("react-app/server-rendered.html")],
    },
  },
  logLevel: "warn",
});
