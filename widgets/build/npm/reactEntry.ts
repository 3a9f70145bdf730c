import { openToolPath } from "@iep-insider/sdk/catalog";
import { addressIn, type Language } from "@iep-insider/sdk/contract";
import { componentName } from "@iep-insider/sdk/embed";
import { build, type Plugin } from "vite";
import type { ElementToBuild } from "../elements.ts";
import { folderOf, titleIn, translations } from "../translations.ts";
import { generatedEntries, packageFolder, widgetsFolder } from "../vite.ts";

/**
 * `react.js`: one component per element, for the React that the partner has. It imports no element: each component
 * fetches its own, in a browser, so that a server can render it. In Spanish it is `es/react.js`.
 */
export async function buildReactEntry(locale: Language, given: readonly ElementToBuild[]): Promise<void> {
  await build({
    configFile: false,
    root: widgetsFolder,
    mode: "production",
    logLevel: "warn",
    plugins: [generatedEntries({ react: source(locale, given) }), besideThisFile],
    build: {
      outDir: packageFolder,
      emptyOutDir: false,
      target: "es2022",
      // Bundlers tree-shake unused components by `/* @__PURE__ */` comments, which minifying would remove.
      minify: false,
      lib: { entry: "", formats: ["es"] },
      rolldownOptions: {
        input: { react: "entry:react" },
        external: ["react"],
        // React's servers otherwise take a component with effects for one of theirs.
        output: {
          entryFileNames: `${folderOf[locale]}[name].js`,
          codeSplitting: false,
          banner: '"use client";',
        },
      },
    },
  });
}

/** The text of a tool's link. */
function labelIn(locale: Language, title: string): string {
  const label = locale === "en" ? null : translations.api.translationOf("shared-tools", "Open the {title}");
  return (label ?? "Open the {title}").replace("{title}", titleIn(locale, title));
}

/** The elements' own files stay where they are in the package: written as import() of a file beside this one. */
const besideThisFile: Plugin = {
  name: "iep-beside-this-file",
  enforce: "pre",
  resolveId: (id) => (/^\.\/[\w-]+\.js$/.test(id) ? { id, external: "absolute" } : null),
};

function source(locale: Language, given: readonly ElementToBuild[]): string {
  const wrapper = JSON.stringify(`${widgetsFolder}src/react/createToolComponent.ts`);
  const components = given.map(({ id, tag, title }) => {
    const name = componentName(tag);
    const words = { tag, name, label: labelIn(locale, title), path: addressIn(locale, openToolPath(id)) };
    const given = Object.entries(words).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    given.push(`fetchElement: () => import(${JSON.stringify(`./${tag}.js`)})`);
    return `export const ${name} = /* @__PURE__ */ createToolComponent({ ${given.join(", ")} });`;
  });
  return [`import { createToolComponent } from ${wrapper};`, ...components].join("\n");
}
