import { mkdir, readdir, rm } from "node:fs/promises";
import { checkNamedFiles } from "./checkNamedFiles.ts";
import { buildElements } from "./embed.ts";
import { buildFrame } from "./frame.ts";
import { buildLoader } from "./loader.ts";
import { writeManifest } from "./manifest.ts";
import { buildNpmPackage } from "./npmPackage.ts";
import { buildOneFiles } from "./oneFile.ts";
import { prerender } from "./prerender/prerender.ts";
import { buildStandalones } from "./standalone.ts";
import { embedFolder, packageFolder } from "./vite.ts";
import { buildWays } from "./ways.ts";

/** Everything that leaves this package: the embed folder that the server hands out, and the npm package. */
await empty(embedFolder);
await empty(packageFolder);
// Spanish first: English elements know which tools are there in Spanish.
const spanish = await buildElements("es");
const prerenderedInSpanish = await prerender("es", spanish.translated);
await buildOneFiles(spanish, prerenderedInSpanish, "es");
const files = await buildElements("en", spanish.translated);
const prerendered = await prerender("en", spanish.translated);
await buildOneFiles(files, prerendered, "en");
await buildLoader("en", files, prerendered, files);
await buildLoader("es", spanish, prerenderedInSpanish, files);
await buildFrame();
await buildWays(files, "en");
await buildWays(spanish, "es");
await buildStandalones(files, "en");
await buildStandalones(spanish, "es");
await buildNpmPackage(spanish.translated);
await writeManifest(files, prerendered, spanish);
checkNamedFiles(embedFolder);

/** Keeps the folder itself, since watchers would lose it otherwise. */
async function empty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(`${folder}/${name}`, { recursive: true });
}
