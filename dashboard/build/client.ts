import { readFile } from "node:fs/promises";
import type { Language } from "@iep-insider/sdk/contract";
import { build, mergeConfig, type Rolldown } from "vite";
import { storedChunks } from "./storedChunks.ts";
import { dashboardConfig, distFolder } from "./vite.ts";

/** What pre-rendering and the service worker need to know of the browser's files. Addresses begin with `/`. */
export interface ClientFiles {
  readonly language: Language;
  /** The HTML that its pages are written into. */
  readonly template: string;
  /** The faces that the first screen is set in. */
  readonly fonts: readonly string[];
  /** The scripts of the application and of a page's own chunk, by the page's source file below `src/`. */
  readonly scriptsOf: (source: string) => readonly string[];
  /** The first script of every page. */
  readonly start: string;
  /** What is stored for use without a connection. */
  readonly stored: readonly string[];
}

/**
 * Builds what browsers load, and the HTML template that the pages are written into. Both languages have one folder of
 * assets: a file that is the same in both has the same name.
 */
export async function buildClient(language: Language): Promise<ClientFiles> {
  const built = await build(
    mergeConfig(dashboardConfig(language), {
      build: {
        outDir: distFolder,
        emptyOutDir: false,
        copyPublicDir: language === "en",
        rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
      },
    }),
  );
  const files = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    "output" in each ? each.output : [],
  );
  const chunks = files.filter((file) => file.type === "chunk");
  const filesOf = (found: Rolldown.OutputChunk | undefined) =>
    found ? [found.fileName, ...importsOf(found, chunks)] : [];
  const moduleOf = (source: string) => {
    const found = chunks.find((chunk) =>
      chunk.facadeModuleId?.replaceAll("\\", "/").endsWith(`/src/${source}`),
    );
    if (!found) throw new Error(`The build made no chunk for "${source}".`);
    return filesOf(found);
  };
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("The build made no first script.");
  // The template names these already.
  const known = filesOf(entry);
  const template = await readFile(`${distFolder}/index.html`, "utf8");
  return {
    language,
    template: template.replace('<html lang="en">', `<html lang="${language}">`),
    fonts: files.map((file) => `/${file.fileName}`).filter((name) => name.endsWith(".woff2")),
    scriptsOf: (source) =>
      [...new Set([...moduleOf("application.tsx"), ...moduleOf(source)])]
        .filter((name) => !known.includes(name))
        .map((name) => `/${name}`),
    start: `/${entry.fileName}`,
    stored: storedChunks(chunks).map((name) => `/${name}`),
  };
}

/** All that a chunk imports, and what those import. */
function importsOf(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const found = new Set(chunk.imports);
  for (const name of found) {
    for (const further of chunks.find((other) => other.fileName === name)?.imports ?? []) found.add(further);
  }
  return [...found];
}

/**
 * What pages share: what runs before the application and is used by it, and what the application always needs, in two
 * files instead of a dozen, one of which seldom changes.
 */
const sharedChunks = [
  {
    name: "start",
    test: /dashboard[\\/]src[\\/](start[\\/](?!keepOnDevice)|app[\\/]reloadIfReachable)|vite[\\/]preload-helper/,
    priority: 1,
  },
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es)[\\/]/ },
  {
    name: "site",
    test: /dashboard[\\/]src[\\/](app[\\/](?!analytics[\\/](QuestionBar|googleTag|forgetGoogle)|toasts[\\/]ToastStack|tooltips[\\/](TooltipLayer|StandIn|Tipped)|(account|host|paying)[\\/])|app[\\/]host[\\/]syncMark|layout[\\/](?!device[\\/]Notices).*\.tsx?$|content[\\/](site|navigation|heads))|sdk[\\/]src[\\/](locale[\\/]links|catalog|client|contract[\\/](?!.*([sS]chemas|commonPasswords)|admin[\\/])|session|theme[\\/](?!.*\.css)|ui[\\/](Button|Icon))/,
  },
];
