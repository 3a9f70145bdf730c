import { fileURLToPath } from "node:url";
import { staticTwind } from "@iep-insider/sdk/theme/vite";
import { build, type InlineConfig, mergeConfig, type Plugin, type Rolldown } from "vite";
import { elementSheets } from "./sheets.ts";

export const widgetsFolder = fileURLToPath(new URL("..", import.meta.url));
export const embedFolder = `${widgetsFolder}dist/embed`;
export const packageFolder = `${widgetsFolder}dist/npm`;

/** Widgets are React source built on Preact. */
export const preactAliases = [
  { find: /^react$/, replacement: "preact/compat" },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react\/jsx-dev-runtime$/, replacement: "preact/jsx-runtime" },
];

/**
 * r2wc imports React as one object but uses only `createElement`; from preact/compat, that would bundle all of it, about
 * a kilobyte of unused code.
 */
const reactForWrapper: Plugin = {
  name: "iep-react-for-wrapper",
  enforce: "pre",
  // The aliases, which do not ask who imports, have come before.
  resolveId: (id, importer) =>
    id === "preact/compat" && importer?.includes("@r2wc") ? "\0react-for-wrapper" : null,
  load: (id) =>
    id === "\0react-for-wrapper"
      ? 'import { createElement } from "preact"; export default { createElement };'
      : null,
};

/**
 * r2wc reads and writes attributes by a type for each. Ours are read by the one table, and none is given to it, so what
 * would read them stays out.
 */
const wrapperWithoutReaders: Plugin = {
  name: "iep-wrapper-without-readers",
  transform(code, id) {
    if (!/@r2wc[\\/]core[\\/]/.test(id)) return null;
    const readers =
      /\{\s*string: \w+,\s*number: \w+,\s*boolean: \w+,\s*function: \w+,\s*method: \w+,\s*json: \w+\s*\}/;
    if (!readers.test(code)) throw new Error("r2wc lists its readers of attributes in another way now.");
    return { code: code.replace(readers, "{}"), map: null };
  },
};

/** What all builds of widgets share; each adds its entries and its output. @returns the scripts it wrote. */
export async function buildWith(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build(
    mergeConfig<InlineConfig, InlineConfig>(
      {
        configFile: false,
        root: widgetsFolder,
        base: "./",
        mode: "production",
        logLevel: "warn",
        plugins: [staticTwind(elementSheets), reactForWrapper, wrapperWithoutReaders],
        resolve: { alias: preactAliases },
        define: {
          "import.meta.env.IEP_IN_PACKAGE": "false",
          "import.meta.env.IEP_IS_ELEMENT": "true",
          "import.meta.env.IEP_IS_SELF_CONTAINED": "false",
          "import.meta.env.IEP_WORD_FILE": "null",
        },
        build: {
          emptyOutDir: false,
          target: "es2022",
          modulePreload: false,
          reportCompressedSize: false,
          copyPublicDir: false,
        },
      },
      config,
    ),
  );
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((each) => ("output" in each ? each.output : []))
    .filter((file) => file.type === "chunk");
}

/** Serves entries that exist only in the build: name to source text. */
export function generatedEntries(sources: Readonly<Record<string, string>>): Plugin {
  const prefix = "entry:";
  return {
    name: "iep-generated-entries",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${prefix}`) ? (sources[id.slice(prefix.length + 1)] ?? null) : null),
  };
}
