import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { elements } from "./elements.ts";
import { buildWith, embedFolder, generatedEntries } from "./vite.ts";

/** The files of the element build that other builds lead to. */
export interface EmbedFiles {
  /** Tag to the files it needs, below the embed folder: its own first, then the shared runtime. */
  readonly byTag: Readonly<Record<string, readonly string[]>>;
  /** The Word maker, loaded on demand. */
  readonly word: string;
}

/** ESM per element with one shared runtime, and a stable name for each element that leads to its hashed file. */
export async function buildElements(): Promise<EmbedFiles> {
  await buildWith({
    plugins: [
      generatedEntries(
        Object.fromEntries(
          elements.map(({ id, file }) => [
            id,
            `import { element } from ${JSON.stringify(file)}; element.register();`,
          ]),
        ),
      ),
    ],
    build: {
      outDir: embedFolder,
      rolldownOptions: {
        input: Object.fromEntries(elements.map(({ id, tag }) => [tag, `entry:${id}`])),
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          codeSplitting: { groups: [{ name: "runtime", test: isShared }] },
        },
      },
    },
  });
  const files = readdirSync(`${embedFolder}/assets`);
  const fileOf = (name: string) => {
    const found = files.find((file) => file.startsWith(`${name}-`) && file.length === name.length + 12);
    if (!found) throw new Error(`The element build made no file for "${name}".`);
    return `assets/${found}`;
  };
  const runtime = fileOf("runtime");
  const byTag = Object.fromEntries(elements.map(({ tag }) => [tag, [fileOf(tag), runtime]]));
  for (const [tag, [file]] of Object.entries(byTag)) {
    await writeFile(`${embedFolder}/${tag}.js`, `import"./${file}";\n`);
  }
  return { byTag, word: fileOf("toWord") };
}

/** What all elements carry alike: the view library and our ground under the tools, without the law and the catalog. */
function isShared(id: string): boolean {
  if (/[\\/](docx|jszip)[\\/]|toWord/.test(id)) return false;
  return (
    /virtual:|\0(?!entry)/.test(id) ||
    /node_modules[\\/](preact|@r2wc|lucide-react)[\\/]/.test(id) ||
    /sdk[\\/]src[\\/](ui|theme|host|access|client|contract|safety)[\\/]/.test(id) ||
    /widgets[\\/]src[\\/](element|questionnaire|documents)[\\/]/.test(id)
  );
}
