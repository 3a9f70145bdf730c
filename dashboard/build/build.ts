import { rm } from "node:fs/promises";
import { buildReader } from "@iep-insider/widgets/build/reader";
import { buildClient } from "./client.ts";
import { compressFiles } from "./compress.ts";
import { prerenderPages } from "./prerender.ts";
import { buildServiceWorker } from "./serviceWorker.ts";
import { distFolder } from "./vite.ts";

// React and the router choose their production files by this, when the pages are rendered here.
process.env["NODE_ENV"] = "production";

/** Everything the server hands out at `/`: scripts, styles, fonts, one finished HTML file per page, and the reader of documents. */
await rm(distFolder, { recursive: true, force: true });
await buildReader(`${distFolder}/reader`);
const languages = [await buildClient("en"), await buildClient("es")];
for (const files of languages) {
  await prerenderPages(files);
  await buildServiceWorker(files);
}
await compressFiles();
