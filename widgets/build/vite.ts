import { fileURLToPath } from "node:url";
import type { Language } from "@iep-insider/sdk/contract";
import { staticTwind } from "@iep-insider/sdk/theme/vite";
import { build, type InlineConfig, mergeConfig, type Plugin, type Rolldown } from "vite";
import { elementSheets } from "./sheets.ts";
import { translations } from "./translations.ts";

export const widgetsFolder = fileURLToPath(new URL("..", import.meta.url));
export const embedFolder = `${widgetsFolder}dist/embed`;
export const packageFolder = `${widgetsFolder}dist/npm`;

/** Widgets are React source built on Preact. */
export const preactAliases = [
  { find: /^react$/, replacement: `${widgetsFolder}src/preact/react.ts` },
  { find: /^react-dom(\/client)?$/, replacement: `${widgetsFolder}src/preact/reactDom.ts` },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react\/jsx-dev-runtime$/, replacement: "preact/jsx-runtime" },
];

/** What all builds of widgets share; each adds its entries and its output. @returns the scripts it wrote. */
export async function buildWith(
  config: InlineConfig,
  locale: Language = "en",
): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build(
    mergeConfig<InlineConfig, InlineConfig>(
      {
        configFile: false,
        root: widgetsFolder,
        base: "./",
        mode: "production",
        logLevel: "warn",
        plugins: [staticTwind(elementSheets), locale === "es" ? translations : null],
        resolve: { alias: preactAliases },
        define: {
          "import.meta.env.IEP_LOCALE": JSON.stringify(locale),
          "import.meta.env.IEP_OTHER_LOCALE": JSON.stringify(locale === "en" ? "../es/" : "../"),
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
          // Of the 2,000 icons, a build reads those that are shown.
          rolldownOptions: { experimental: { lazyBarrel: true } },
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
  const resolved = "\0entry:";
  return {
    name: "iep-generated-entries",
    resolveId: { filter: { id: /^entry:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^${resolved}`) },
      handler: (id) => sources[id.slice(resolved.length)] ?? null,
    },
  };
}
