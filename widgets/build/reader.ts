import { copyFile, mkdir, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import { build, type Plugin } from "vite";
import { limits } from "../src/document-reader/limits.ts";
import { widgetsFolder } from "./vite.ts";

const require = createRequire(import.meta.url);

/**
 * Builds the worker that reads documents, and what it fetches when a document needs it. It is a folder of its own since
 * its files have a content security policy of their own (`api/src/http/headers.ts`).
 * @param folder is emptied.
 */
export async function buildReader(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    base: "./",
    // The site's own files are not the worker's.
    publicDir: false,
    plugins: [limitUnpacking],
    build: {
      target: "es2022",
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      reportCompressedSize: false,
      // As a library, so that Vite puts no helper for the page around import().
      lib: { entry: "", formats: ["es"] },
      rolldownOptions: {
        input: { worker: `${widgetsFolder}src/document-reader/worker.ts` },
        output: {
          minify: true,
          entryFileNames: "[name].js",
          chunkFileNames: "assets/[name]-[hash].js",
        },
      },
    },
  });
  const core = createRequire(require.resolve("tesseract.js/package.json"));
  await copyAll(`${folder}/ocr`, [
    require.resolve("tesseract.js/dist/worker.min.js"),
    core.resolve("tesseract.js-core/tesseract-core-simd-lstm.js"),
    core.resolve("tesseract.js-core/tesseract-core-simd-lstm.wasm"),
    `${dirname(require.resolve("@tesseract.js-data/eng/package.json"))}/4.0.0_best_int/eng.traineddata.gz`,
  ]);
  const pdf = dirname(require.resolve("pdfjs-dist/package.json"));
  await copyAll(
    `${folder}/pdf`,
    ["jbig2", "openjpeg", "qcms_bg"].map((name) => `${pdf}/wasm/${name}.wasm`),
  );
  // For the pages that are shown: a PDF need not hold the fonts that every reader has.
  const fonts = await readdir(`${pdf}/standard_fonts`);
  await copyAll(
    `${folder}/pdf`,
    fonts.filter((name) => /\.(pfb|ttf)$/.test(name)).map((name) => `${pdf}/standard_fonts/${name}`),
  );
}

async function copyAll(folder: string, files: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of files) await copyFile(file, `${folder}/${basename(file)}`);
}

/**
 * pdf.js unpacks a stream of any length, also one of a few kilobytes that fills the memory. This gives its two ways of
 * unpacking a limit; the worker tells the parent (`iepUnpackedTooMuch`).
 */
const limitUnpacking: Plugin = {
  name: "iep-limit-unpacking",
  transform(code, id) {
    if (!id.endsWith("pdfjs-dist/legacy/build/pdf.worker.mjs")) return null;
    const check = (size: string) =>
      `if (${size} > ${limits.pdfStream}) { globalThis.iepUnpackedTooMuch = true; throw new RangeError("Unpacks too large."); }`;
    return {
      code: [
        ["let size = this.minBufferLength;", `${check("requested")} let size = this.minBufferLength;`],
        ["totalLength += chunk.byteLength;", `totalLength += chunk.byteLength; ${check("totalLength")}`],
      ].reduce((written, [from = "", to = ""]) => replaceOnce(written, from, to), code),
      map: null,
    };
  },
};

/** @throws when a new version of pdf.js is written in another way. */
function replaceOnce(code: string, from: string, to: string): string {
  if (code.split(from).length !== 2) throw new Error(`pdf.js does not hold "${from}" exactly once.`);
  return code.replace(from, () => to);
}
