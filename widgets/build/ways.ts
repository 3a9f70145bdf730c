import type { Language } from "@iep-insider/sdk/contract";
import { besides, besideTheScript } from "./besideTheScript.ts";
import { elements } from "./elements.ts";
import type { EmbedFiles } from "./embed.ts";
import { folderOf, otherLanguageFile, titleIn, wayToRoot } from "./translations.ts";
import { buildWith, embedFolder, generatedEntries, widgetsFolder } from "./vite.ts";

/**
 * What shows a tool without its files, under stable names: `framed.js` and `overlay.js`, which replace all tools' files
 * on a page that shows them only in frames, or opens them over the page; and `language.js`, which tells how to show a
 * tool in the language of its folder, for an element whose script is in the other one.
 */
export async function buildWays(
  { onPage, translated }: Pick<EmbedFiles, "onPage" | "translated">,
  locale: Language,
): Promise<void> {
  const folder = folderOf[locale];
  const titled = elements
    .filter(({ tag }) => locale === "en" || translated.has(tag))
    .map(({ tag, id, title }) => ({ tag, tool: id, title: titleIn(locale, title) }));
  const shared = {
    [onPage]: besides.onPage,
    "accent.js": besides.accent,
    [otherLanguageFile[locale]]: besides.language,
  };
  await buildWay("framed", entryOf(framedSource, titled), {
    ...shared,
    [`${folder}overlay.js`]: besides.overlay,
  });
  await buildWay("overlay", entryOf(overlaySource, titled), {
    ...shared,
    [`${folder}framed.js`]: besides.framed,
  });
  await buildWay("language", `export { partsOf } from ${source("element/partsOf")};`, {});

  async function buildWay(
    name: string,
    entry: string,
    files: Readonly<Record<string, RegExp>>,
  ): Promise<void> {
    await buildWith(
      {
        define: { IEP_TOOLS: JSON.stringify(Object.fromEntries(titled.map(({ tag, tool }) => [tag, tool]))) },
        plugins: [besideTheScript(files, wayToRoot[locale]), generatedEntries({ [name]: entry })],
        build: {
          outDir: embedFolder,
          lib: { entry: "", formats: ["es"] },
          rolldownOptions: {
            input: `entry:${name}`,
            output: { minify: true, entryFileNames: `${folder}${name}.js`, codeSplitting: false },
          },
        },
      },
      locale,
    );
  }
}

/** With the tools' titles, so that these files need no catalog. */
function entryOf(code: string, titled: readonly { readonly tag: string }[]): string {
  return `${code}\nconst tools = ${JSON.stringify(Object.fromEntries(titled.map((tool) => [tool.tag, tool])))};`;
}

const framedSource = `import { defineFramed } from ${source("frame/defineFramed")};
import { framed as fill } from ${source("frame/framed")};
export const framed = (tool) => (element, place) => fill(tool, tools[element.localName].title)(element, place);
export const define = (tag) => defineFramed(tools[tag]);`;

/** The tools' own files are fetched when one is about to be opened. */
const overlaySource = `import { defineOverlay } from ${source("element/overlay/defineOverlay")};
import { overlay as view } from ${source("element/overlay/overlayView")};
export const overlay = (element, root, fill, parts) =>
  view(element, root, fill, { ...parts, title: tools[element.localName].title });
export const define = (tag) => defineOverlay(tools[tag], import.meta.url);`;

function source(module: string): string {
  return JSON.stringify(`${widgetsFolder}src/${module}.ts`);
}
