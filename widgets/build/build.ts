import { rm } from "node:fs/promises";
import { buildElements } from "./embed.ts";
import { buildLoader } from "./loader.ts";
import { writeManifest } from "./manifest.ts";
import { buildNpmPackage } from "./npmPackage.ts";
import { buildStandalones } from "./standalone.ts";
import { embedFolder, packageFolder } from "./vite.ts";

/** Everything that leaves this package: the embed folder that the server hands out, and the npm package. */
await rm(embedFolder, { recursive: true, force: true });
await rm(packageFolder, { recursive: true, force: true });
const files = await buildElements();
await buildLoader(files);
await buildStandalones(files.word);
await buildNpmPackage();
await writeManifest(files);
