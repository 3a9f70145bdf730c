import { openToolPath } from "@iep-insider/sdk/catalog";
import { componentName } from "@iep-insider/sdk/embed";
import { build, type Plugin } from "vite";
import { elements } from "../elements.ts";
import { generatedEntries, packageFolder, widgetsFolder } from "../vite.ts";

/**
 * `react.js`: one component per element, for the React that the partner has. It imports no element: each component
 * fetches its own, in a browser, so that a server can render it.
 */
export async function buildReactEntry(): Promise<void> {
  await build({
    configFile: false,
    root: widgetsFolder,
    mode: "production",
    logLevel: "warn",
    plugins: [generatedEntries({ react: source() }), besideThisFile],
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
        output: { entryFileNames: "[name].js", codeSplitting: false, banner: '"use client";' },
      },
    },
  });
}

/** The elements' own files stay where they are in the package: written as import() of a file beside this one. */
const besideThisFile: Plugin = {
  name: "iep-beside-this-file",
  enforce: "pre",
  resolveId: (id) => (/^\.\/[\w-]+\.js$/.test(id) ? { id, external: "absolute" } : null),
};

function source(): string {
  const wrapper = JSON.stringify(`${widgetsFolder}src/react/createToolComponent.ts`);
  const components = elements.map(({ id, tag, title }) => {
    const name = componentName(tag);
    const words = { tag, name, label: `Open the ${title}`, path: openToolPath(id) };
    const given = Object.entries(words).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    given.push(`fetchElement: () => import(${JSON.stringify(`./${tag}.js`)})`);
    return `export const ${name} = /* @__PURE__ */ createToolComponent({ ${given.join(", ")} });`;
  });
  return [`import { createToolComponent } from ${wrapper};`, ...components].join("\n");
}
