import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The example React app. A partner installs the elements from npm; here the name leads to the package just built. */
export default defineConfig({
  root: folder("react-app"),
  base: "./",
  plugins: [react()],
  resolve: {
    alias: [{ find: /^@iep-insider\/elements(.*)$/, replacement: `${folder("../widgets/dist/npm")}$1` }],
  },
  build: { outDir: folder("dist/react-app"), emptyOutDir: true, reportCompressedSize: false },
  logLevel: "warn",
});
