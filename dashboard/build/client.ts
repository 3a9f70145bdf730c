import { build, mergeConfig, type Rolldown } from "vite";
import { dashboardConfig, distFolder } from "./vite.ts";

/** What pre-rendering needs to know of the browser's files. Addresses begin with `/`. */
export interface ClientFiles {
  /** The faces that the first screen is set in. */
  readonly fonts: readonly string[];
  /** The scripts of a page's own chunk, by the page's source file below `src/`. */
  readonly scriptsOf: (source: string) => readonly string[];
}

/** Builds what browsers load, and the HTML template that the pages are written into. */
export async function buildClient(): Promise<ClientFiles> {
  const built = await build(
    mergeConfig(dashboardConfig(), {
      build: {
        outDir: distFolder,
        emptyOutDir: true,
        rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
      },
    }),
  );
  const files = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    "output" in each ? each.output : [],
  );
  const chunks = files.filter((file) => file.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  return {
    fonts: files.map((file) => `/${file.fileName}`).filter((name) => name.endsWith(".woff2")),
    scriptsOf: (source) => {
      const page = chunks.find((chunk) =>
        chunk.facadeModuleId?.replaceAll("\\", "/").endsWith(`/src/${source}`),
      );
      if (!page) throw new Error(`The build made no chunk for "${source}".`);
      // What the entry imports, the template names already.
      const known = entry ? [entry.fileName, ...importsOf(entry, chunks)] : [];
      return [page.fileName, ...importsOf(page, chunks)]
        .filter((name) => !known.includes(name))
        .map((name) => `/${name}`);
    },
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

/** What every page needs, in two files instead of a dozen: one that seldom changes, and our own code. */
const sharedChunks = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es)[\\/]/ },
  {
    name: "site",
    test: /dashboard[\\/]src[\\/](app[\\/](?!analytics[\\/](QuestionBar|googleTag|forgetGoogle)|toasts[\\/]ToastStack|tooltips[\\/](TooltipLayer|StandIn|Tipped)|(account|host|paying)[\\/])|layout[\\/].*\.tsx?$|content[\\/](site|navigation|heads))|sdk[\\/]src[\\/](catalog|client|contract[\\/](?!.*([sS]chemas|commonPasswords)|admin[\\/])|session|theme|ui[\\/](Button|Icon))/,
  },
];
