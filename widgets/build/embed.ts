import { mkdir, writeFile } from "node:fs/promises";
import type { Language } from "@iep-insider/sdk/contract";
import type { Rolldown } from "vite";
import { besides, besideTheScript } from "./besideTheScript.ts";
import { elements, registeringEntries } from "./elements.ts";
import { fetchableElements } from "./fetchableElements.ts";
import { inOrder, isHelper, namedWithRegistry, type Part, registerParts } from "./parts.ts";
import { folderOf, otherLanguageFile, translations, wayToRoot } from "./translations.ts";
import { buildWith, embedFolder, generatedEntries, widgetsFolder } from "./vite.ts";

/** The large tables that tools share: each a file of its own, fetched whole wherever it is asked for. */
export const tableFiles = {
  states: /sdk[\\/]src[\\/]law[\\/]states[\\/]generated[\\/]allStates\.ts$/,
  glossary: /sdk[\\/]src[\\/]law[\\/]glossary[\\/]index\.ts$/,
} as const;
export type TableFile = keyof typeof tableFiles;

/** The files of the element build that other builds lead to. */
export interface EmbedFiles {
  /** Tag to the files it needs, below the embed folder: each after those that it imports, its own last. */
  readonly byTag: Readonly<Record<string, readonly string[]>>;
  /** What these files hold, to be put into one. */
  readonly parts: ReadonlyMap<string, Part>;
  /** Tag to the files that come by themselves soon after its first screen. */
  readonly soonByTag: Readonly<Record<string, readonly string[]>>;
  /** The files of a gate: what asks the server, the screens, and what both import, without what every element has. */
  readonly gate: readonly string[];
  /** The tags whose files have no text that is not translated; of a build in English, those that are there in Spanish. */
  readonly translated: ReadonlySet<string>;
  /** The Word maker, loaded on demand. */
  readonly word: string;
  /** The large tables, loaded on demand; without those that no element asks for. */
  readonly tables: Readonly<Partial<Record<TableFile, string>>>;
  /** What an element needs only on some pages, loaded on demand. */
  readonly onPage: string;
}

/**
 * ESM per element with one shared runtime, and a stable name for each element's module that leads to its hashed file.
 * @param translated of a build in English, the tags that are there in Spanish.
 */
export async function buildElements(
  locale: Language,
  translated: ReadonlySet<string> = new Set(),
): Promise<EmbedFiles> {
  const word = await buildAlone("word", "documents/toWord.ts", locale);
  const onPage = await buildAlone("onPage", "element/onPage/adaptToPage.ts", locale);
  // In Spanish it is known only afterwards which are complete; the others are not written.
  const isTranslated = (tag: string) => locale === "es" || translated.has(tag);
  const chunks = await buildWith(
    {
      define: { "import.meta.env.IEP_WORD_FILE": JSON.stringify(`../${word}`) },
      plugins: [
        namedWithRegistry,
        besideTheScript(
          {
            [onPage]: besides.onPage,
            "accent.js": besides.accent,
            [otherLanguageFile[locale]]: besides.language,
          },
          "../",
        ),
        generatedEntries(registeringEntries(locale, isTranslated)),
        // By its stable name, so that a change in one tool does not change the hash of what all share.
        fetchableElements(
          Object.fromEntries(
            elements.map(({ id, tag }) => [
              id,
              // A tool that is not complete in Spanish is shown in English.
              [...new Set([folderOf[locale], folderOf.en])].map(
                (folder) => `/* @vite-ignore */ new URL("../${folder}${tag}.module.js", here).href`,
              ),
            ]),
          ),
        ),
      ],
      build: {
        outDir: embedFolder,
        // As a library, so that Vite leaves import() unchanged, without a helper around it.
        lib: { entry: "", formats: ["es"] },
        rolldownOptions: {
          input: Object.fromEntries(elements.map(({ id, tag }) => [tag, `entry:${id}`])),
          // Only their stable names import from these entries, so they may also hold what their later parts need.
          preserveEntrySignatures: "allow-extension",
          output: {
            minify: true,
            // For bundlers alone, and browsers take these files as they are.
            comments: { annotation: false },
            entryFileNames: "assets/[name]-[hash].js",
            chunkFileNames: "assets/[name]-[hash].js",
            codeSplitting: { groups: sharedChunks },
          },
        },
      },
    },
    locale,
  );
  const complete =
    locale === "en"
      ? translated
      : new Set(elements.map(({ tag }) => tag).filter((tag) => isComplete(tag, chunks)));
  const needed = Object.fromEntries(elements.map(({ tag }) => [tag, filesOf(tag, chunks)]));
  const parts = await registerParts(embedFolder, chunks, needed);
  const byTag = Object.fromEntries(
    Object.entries(needed).map(([tag, files]) => [tag, inOrder(files, parts)]),
  );
  await mkdir(`${embedFolder}/${folderOf[locale]}`, { recursive: true });
  for (const [tag, files] of Object.entries(byTag)) {
    if (locale === "es" && !complete.has(tag)) continue;
    await writeFile(`${embedFolder}/${folderOf[locale]}${tag}.module.js`, stableEntry(files, locale));
  }
  const soonByTag = Object.fromEntries(
    Object.entries(byTag).map(([tag, first]) => [tag, soonAfter(first, chunks)]),
  );
  const all = withImports([chunkOf("asking", chunks).fileName, chunkOf("gateFor", chunks).fileName], chunks);
  const gate = all.filter((file) => !Object.values(byTag).every((first) => first.includes(file)));
  const tables = Object.fromEntries(
    Object.entries(tableFiles).flatMap(([name, module]) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId && module.test(facadeModuleId));
      return chunk ? [[name, chunk.fileName]] : [];
    }),
  );
  return { byTag, parts, soonByTag, gate, translated: complete, word, onPage, tables };
}

/**
 * The few lines under a tool's stable name. It names every file, so that all are asked for at the same time, and each
 * after those that it reads.
 */
function stableEntry(files: readonly string[], locale: Language): string {
  const way = wayToRoot[locale];
  return `${files.map((file) => `import"${way}${file}";`).join("")}export*from"${way}${files.at(-1)}";\n`;
}

/** Whether no file that a tool can come to has a text in English. */
function isComplete(tag: string, chunks: readonly Rolldown.OutputChunk[]): boolean {
  const files = new Set([chunkOf(tag, chunks).fileName]);
  const untranslated: string[] = [];
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) files.add(next);
    untranslated.push(...(chunk?.moduleIds ?? []).filter((id) => !translations.api.isComplete(id)));
  }
  if (untranslated.length > 0)
    console.log(
      `es/${tag}.js is not built: ${untranslated.length} of its modules have English texts, such as ${untranslated[0]}`,
    );
  return untranslated.length === 0;
}

/**
 * A file of its own, with all that it needs, which elements and self-contained scripts fetch when it is asked for.
 * @param source below the folder of sources.
 */
async function buildAlone(name: string, source: string, locale: Language): Promise<string> {
  const chunks = await buildWith(
    {
      build: {
        outDir: embedFolder,
        rolldownOptions: {
          input: { [name]: `${widgetsFolder}src/${source}` },
          preserveEntrySignatures: "strict",
          output: {
            format: "es",
            minify: true,
            entryFileNames: "assets/[name]-[hash].js",
            codeSplitting: false,
          },
        },
      },
    },
    locale,
  );
  return chunkOf(name, chunks).fileName;
}

/** A tag's own file and all that it imports, and what those import. */
function filesOf(tag: string, chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  return withImports([chunkOf(tag, chunks).fileName], chunks);
}

/**
 * What comes only when it is needed: another tool, counting, asking the server, the gates, what an attribute asks for, with a
 * free-text field the signs of crisis, and in our frame the letters that it keeps.
 */
const onDemand = [
  "otherTool",
  // Where something was bought.
  "sealed",
  "signOfCrisis",
  "asking",
  "gateFor",
  "overlayView",
  "framed",
  "OwnerNote",
  "LaterToasts",
  // Where a tool is there in both languages.
  "LocaleSwitch",
  "siteGates",
  // With the one letter that needs it.
  "Revocation",
  // Only in our iframe.
  "KeptLetters",
];

/** What is needed only after the first touch of a form, and comes with it (`later/useTouch.ts`). */
const atFirstTouch =
  /widgets[\\/]src[\\/](answers|kept[\\/]forgotten|tools[\\/](chat|goal-analyzer|denial-decoder|jargon-translator|dispute-guide|letter-generator|rights-guide))[\\/]|signing-advisor[\\/]AfterAnswer|sdk[\\/]src[\\/]law[\\/]glossary[\\/]/;

/** What these files fetch soon, and all that it imports, without what is there or on its way already. */
function soonAfter(first: readonly string[], chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const later = chunks
    .filter(({ fileName }) => first.includes(fileName))
    .flatMap((chunk) => chunk.dynamicImports)
    // What another build has made comes on demand.
    .filter((file) => chunks.some((one) => one.fileName === file))
    .filter((file) => !onDemand.some((name) => file === chunkOf(name, chunks).fileName))
    .filter(
      (file) => !chunks.some((one) => one.fileName === file && atFirstTouch.test(one.facadeModuleId ?? "")),
    );
  return withImports(later, chunks).filter((file) => !first.includes(file));
}

function withImports(start: readonly string[], chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const files = new Set(start);
  for (const file of files) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      if (!isHelper(imported)) files.add(imported);
  }
  return [...files];
}

function chunkOf(name: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const found = chunks.find((chunk) => chunk.name === name);
  if (!found) throw new Error(`The element build made no file for "${name}".`);
  return found;
}

/**
 * What tools share, in the pieces they use: the runtime is in every element; forms and the questionnaire only in the
 * tools that ask, documents only in those that hand something out. Law and catalog stay with their tool.
 */
const sharedChunks = [
  { name: "client", test: /sdk[\\/]src[\\/](client[\\/]|contract[\\/]call\.)/ },
  // What asks the server comes in one file: a phone waits for each.
  {
    name: "asking",
    test: /sdk[\\/]src[\\/](access[\\/]asking[\\/](answerFor|callsFrom|fetchAccessStatus)|catalog[\\/]tools)/,
  },
  {
    name: "forms",
    test: /widgets[\\/]src[\\/](screens|later)[\\/]|sdk[\\/]src[\\/](safety[\\/]crisis[\\/]crisisHelp\.|ui[\\/](Choice|CrisisNotice|useCrisisHelp|onTouch|Field|Progress|Select))/,
  },
  {
    name: "record",
    // Before what asks the server, which would draw in the table of former ids.
    priority: 1,
    test: /widgets[\\/]src[\\/]element[\\/](frameRecord|isFramePage)|sdk[\\/]src[\\/](host[\\/]device[\\/]|catalog[\\/]formerIds)/,
  },
  // With what it follows, which what opens over a page takes from here; and with what counts, which comes as soon.
  { name: "LocaleSwitch", test: /widgets[\\/]src[\\/]element[\\/](LocaleSwitch|followLanguage|count\.)/ },
  { name: "kept", test: /widgets[\\/]src[\\/]kept[\\/](?!forgotten[\\/])/ },
  { name: "questionnaire", test: /widgets[\\/]src[\\/]questionnaire[\\/]/ },
  // Small, and nearly always together.
  { name: "days", test: /sdk[\\/]src[\\/]law[\\/]dates[\\/](dateOf|dayInWords)\./ },
  // Letters, reports and calendar files go with the tools that write them.
  { name: "documents", test: /widgets[\\/]src[\\/]documents[\\/](?!letter[\\/]|report[\\/]|calendar[\\/])/ },
  { name: "report", test: /widgets[\\/]src[\\/]documents[\\/]report[\\/]/ },
  {
    name: "runtime",
    // Before the others, which would otherwise draw in what they import.
    priority: 2,
    test: (id: string) =>
      /^\0(?!entry|sheet:(?!kit)|virtual:elements)/.test(id) ||
      /node_modules[\\/]preact[\\/]/.test(id) ||
      // Of the icons, those that more than one part shows.
      /node_modules[\\/]lucide[\\/].+[\\/](?!(arrow-left|check|x)\.)[\w-]+\.mjs$/.test(id) ||
      /sdk[\\/]src[\\/](theme[\\/](?!tokens|contrast)|host[\\/](?!device)|access[\\/](?!asking|gates|openTab)|contract[\\/]headers|catalog[\\/]product)/.test(
        id,
      ) ||
      /sdk[\\/]src[\\/]ui[\\/](?!Choice|CrisisNotice|useCrisisHelp|onTouch|useClosedByGesture|Field|Progress|Select|ToastRegion|toasts)/.test(
        id,
      ) ||
      /widgets[\\/]src[\\/](preact[\\/]|element[\\/](?!count|isPreview|frameRecord|isFramePage|onlyFramed|otherTool|failedFill|missingWords|LaterToasts|LocaleSwitch|followLanguage|overlay|owner|accent|branding|sealed[\\/]sealed))/.test(
        id,
      ),
  },
];
