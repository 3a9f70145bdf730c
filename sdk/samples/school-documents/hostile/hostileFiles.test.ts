import { inspect } from "node:util";
import { inflateSync } from "node:zlib";
import { extractRawText } from "mammoth";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import {
  corruptPdf,
  encryptedPdf,
  flateBombPdf,
  flateBombWord,
  longPdf,
  pdfWithJavaScript,
  truncatedPdf,
} from "./hostileFiles.ts";

test("corrupt files are no PDF, or one whose pages cannot be found", async () => {
  await expect(open(corruptPdf().bytes)).rejects.toThrow("Invalid PDF structure");
  await expect(open((await truncatedPdf()).bytes)).rejects.toThrow();
});

test("the encrypted file opens with its password only", async () => {
  const { bytes } = await encryptedPdf("sesame");
  await expect(open(bytes)).rejects.toMatchObject({ name: "PasswordException" });
  expect(await open(bytes, "sesame")).toMatchObject({ numPages: 1 });
});

test("the long file has its pages", async () => {
  expect(await open((await longPdf(2000)).bytes)).toMatchObject({ numPages: 2000 });
});

test("the script runs on opening and the page has text", async () => {
  const pdf = await open(pdfWithJavaScript().bytes);
  const actions: unknown = await pdf.getJSActions();
  expect(inspect(actions)).toContain("launchURL");
  const { items } = await (await pdf.getPage(1)).getTextContent();
  expect(items).toMatchObject([{ str: "Student: Wilder Invented" }]);
});

test("the bombs are small and open to what they promise", async () => {
  const pdf = Buffer.from(flateBombPdf(16).bytes);
  expect(pdf.length).toBeLessThan(16_000);
  const start = pdf.indexOf("stream\n", pdf.indexOf("/FlateDecode /FlateDecode")) + "stream\n".length;
  expect(inflateSync(inflateSync(pdf.subarray(start))).length).toBe(16 * 1_048_576);

  const word = Buffer.from(flateBombWord(2).bytes);
  expect(word.length).toBeLessThan(16_000);
  expect((await extractRawText({ buffer: word })).value.trim().length).toBe(2 * 1_048_576);
});

/** Opens a PDF as the reader does. */
async function open(bytes: Uint8Array, password?: string) {
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0, ...(password ? { password } : {}) })
    .promise;
}
