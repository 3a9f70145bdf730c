import { readFile, writeFile } from "node:fs/promises";
import type { Language } from "@iep-insider/sdk/contract";
import { type ElementToBuild, elements, registeringEntries } from "./elements.ts";
import { fetchableElements } from "./fetchableElements.ts";
import { htmlData, webTypes } from "./npm/editorData.ts";
import { elementsManifest } from "./npm/elementsManifest.ts";
import { elementTypes, indexTypes } from "./npm/elementTypes.ts";
import { registerName } from "./npm/names.ts";
import { packageFile } from "./npm/packageFile.ts";
import { buildReactEntry } from "./npm/reactEntry.ts";
import { reactTypes, spanishReactTypes } from "./npm/reactTypes.ts";
import { readme } from "./npm/readme.ts";
import { svelteTypes, vueTypes } from "./npm/templateTypes.ts";
import { folderOf, titleIn } from "./translations.ts";
import { version } from "./version.ts";
import { buildWith, generatedEntries, packageFolder, widgetsFolder } from "./vite.ts";

/**
 * The npm package: `import "@iep-insider/elements/aide-screener"` registers one element, the package's own entry
 * registers nothing and gives each element's `register()`, and `/react` has a component per element. With types,
 * `custom-elements.json`, and what a site owner reads. Below `es/` are the same entries in Spanish.
 * @param translated the tags that are complete in Spanish.
 */
export async function buildNpmPackage(translated: ReadonlySet<string>): Promise<void> {
  const inSpanish = elements.filter(({ tag }) => translated.has(tag));
  await buildEntries("en", elements);
  await buildEntries("es", inSpanish);
  await buildReactEntry("en", elements);
  await buildReactEntry("es", inSpanish);
  const registering = elements.map(({ tag }) => [`${tag}.d.ts`, 'import "./elements.js";\n'] as const);
  const registeringSpanish = inSpanish.map(
    ({ tag }) => [`es/${tag}.d.ts`, 'import "../elements.js";\n'] as const,
  );
  const written = [
    ["package.json", packageFile(inSpanish)],
    ["custom-elements.json", elementsManifest(inSpanish)],
    ["README.md", readme()],
    ["CHANGELOG.md", await changelog()],
    ["LICENSE", await readFile(`${widgetsFolder}../LICENSE`, "utf8")],
    ["elements.d.ts", elementTypes()],
    ["index.d.ts", indexTypes(elements)],
    ["es/index.d.ts", indexTypes(inSpanish, "../")],
    ["react.d.ts", reactTypes()],
    ["es/react.d.ts", spanishReactTypes(inSpanish)],
    ["vue.d.ts", vueTypes()],
    ["svelte.d.ts", svelteTypes()],
    // Types alone, in files that a project may import.
    ["vue.js", "export {};\n"],
    ["svelte.js", "export {};\n"],
    ["html-custom-data.json", htmlData()],
    ["web-types.json", webTypes()],
    ...registering,
    ...registeringSpanish,
  ] as const;
  for (const [name, text] of written) await writeFile(`${packageFolder}/${name}`, text);
}

/** @throws when it does not say what came with this version. */
async function changelog(): Promise<string> {
  const text = await readFile(`${widgetsFolder}CHANGELOG.md`, "utf8");
  if (text.includes(`\n## ${version}\n`)) return text;
  throw new Error(`widgets/CHANGELOG.md has no heading "## ${version}": say what came with it.`);
}

async function buildEntries(locale: Language, entries: readonly ElementToBuild[]): Promise<void> {
  const folder = folderOf[locale];
  const imports = entries.map(
    ({ file }, index) => `import { element as e${index} } from ${JSON.stringify(file)};`,
  );
  const registers = entries.map(
    ({ tag, title }, index) =>
      `export const ${registerName(tag)} = () => e${index}.register(${JSON.stringify(titleIn(locale, title))});`,
  );
  await buildWith(
    {
      define: { "import.meta.env.IEP_IN_PACKAGE": "true" },
      plugins: [
        generatedEntries({ index: [...imports, ...registers].join("\n"), ...registeringEntries(locale) }),
        // Written as import() of a file of the package, which every bundler follows; it registers nothing by itself.
        fetchableElements(Object.fromEntries(elements.map(({ id, file }) => [id, [JSON.stringify(file)]]))),
      ],
      build: {
        outDir: packageFolder,
        lib: { entry: "", formats: ["es"] },
        rolldownOptions: {
          input: {
            [`${folder}index`]: "entry:index",
            ...Object.fromEntries(entries.map(({ id, tag }) => [folder + tag, `entry:${id}`])),
          },
          output: { minify: true, entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
        },
      },
    },
    locale,
  );
}
