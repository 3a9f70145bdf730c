import { writeFile } from "node:fs/promises";
import type { Rolldown } from "vite";
import { elements } from "./elements.ts";
import { buildWith, embedFolder, generatedEntries, widgetsFolder } from "./vite.ts";

/** The files of the element build that other builds lead to. */
export interface EmbedFiles {
  /** Tag to the files it needs, below the embed folder: its own first, then the shared runtime. */
  readonly byTag: Readonly<Record<string, readonly string[]>>;
  /** The Word maker, loaded on demand. */
  readonly word: string;
}

/** ESM per element with one shared runtime, and a stable name for each element that leads to its hashed file. */
export async function buildElements(): Promise<EmbedFiles> {
  const word = await buildWord();
  const chunks = await buildWith({
    define: { "import.meta.env.IEP_WORD_FILE": JSON.stringify(`../${word}`) },
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
          codeSplitting: { groups: sharedChunks },
        },
      },
    },
  });
  const byTag = Object.fromEntries(elements.map(({ tag }) => [tag, filesOf(tag, chunks)]));
  for (const [tag, [file]] of Object.entries(byTag)) {
    await writeFile(`${embedFolder}/${tag}.js`, `import"./${file}";\n`);
  }
  return { byTag, word };
}

/** The Word maker is a file of its own that elements and self-contained scripts fetch when it is asked for. */
async function buildWord(): Promise<string> {
  const chunks = await buildWith({
    build: {
      outDir: embedFolder,
      rolldownOptions: {
        input: { word: `${widgetsFolder}src/documents/toWord.ts` },
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "assets/[name]-[hash].js", codeSplitting: false },
      },
    },
  });
  return chunkOf("word", chunks).fileName;
}

/** A tag's own file and all that it imports, and what those import. */
function filesOf(tag: string, chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const files = new Set([chunkOf(tag, chunks).fileName]);
  for (const file of files) {
    for (const imported of chunks.find((chunk) => chunk.fileName === file)?.imports ?? [])
      files.add(imported);
  }
  return [...files];
}

function chunkOf(name: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const found = chunks.find((chunk) => chunk.name === name);
  if (!found) throw new Error(`The element build made no file for "${name}".`);
  return found;
}

/**
 * What tools share, in the pieces they use: the runtime is in every element; forms only in the tools that ask,
 * documents only in those that hand something out. Law and catalog stay with their tool.
 */
const sharedChunks = [
  {
    name: "forms",
    test: /widgets[\\/]src[\\/]questionnaire[\\/]|sdk[\\/]src[\\/]ui[\\/](Choice|Field|Progress)/,
  },
  { name: "documents", test: /widgets[\\/]src[\\/]documents[\\/]/ },
  {
    name: "runtime",
    // Before the others, which would otherwise draw in what they import.
    priority: 1,
    test: (id: string) =>
      /^\0(?!entry|sheet:(?!kit))/.test(id) ||
      /node_modules[\\/](preact|@r2wc|lucide)[\\/]/.test(id) ||
      /sdk[\\/]src[\\/](theme|host|access|client|contract|catalog[\\/](paths|product))/.test(id) ||
      /sdk[\\/]src[\\/]ui[\\/](?!Choice|Field|Progress)/.test(id) ||
      /widgets[\\/]src[\\/]element[\\/]/.test(id),
  },
];
