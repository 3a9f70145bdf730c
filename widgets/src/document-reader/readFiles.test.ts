import { expect, it } from "vitest";
import { DocumentError } from "./DocumentProblem.ts";
import { readFiles } from "./readFiles.ts";
import { hostileFiles, wordFile } from "./tests/hostileFiles.ts";
import { makePdf } from "./tests/makePdf.ts";

const read = async (bytes: Uint8Array<ArrayBuffer>) =>
  readFiles([bytes], { ocr: "none:", pdf: "none:" }, () => {});

const rows = (reading: Awaited<ReturnType<typeof read>>) =>
  reading.text.pages.map(({ lines }) => lines.map(({ cells }) => cells.map(({ text }) => text)));

it("reads a PDF's lines in order, its cells, bold letters and form fields where they lie", async () => {
  const reading = await read(
    makePdf({
      pages: [
        [
          { text: "Speech", x: 72, y: 600 },
          { text: "SERVICES", x: 72, y: 640, isBold: true },
          { text: "30 minutes", x: 300, y: 600 },
          { text: "therapy", x: 109, y: 600 },
          { text: "ESY", x: 100, y: 560 },
        ],
        [{ text: "Goals:  Ana reads     90 words", x: 72, y: 700 }],
      ],
      fields: [
        "/FT /Tx /T (name) /V (Ana Lopez) /Rect [300 636 500 652]",
        "/FT /Btn /T (esy) /V /Yes /AS /Yes /Rect [80 558 92 570] /AP << /N << /Yes 3 0 R /Off 3 0 R >> >>",
        "/FT /Btn /T (no) /V /Off /AS /Off /Rect [200 558 212 570] /AP << /N << /Yes 3 0 R /Off 3 0 R >> >>",
        "/FT /Tx /T (secret) /F 2 /V (hidden) /Rect [300 500 500 516]",
      ],
    }),
  );
  expect(rows(reading)).toEqual([
    [
      ["SERVICES", "Ana Lopez"],
      ["Speech therapy", "30 minutes"],
      ["[x] ESY", "[ ]"],
    ],
    [["Goals: Ana reads", "90 words"]],
  ]);
  const [first] = reading.text.pages[0]?.lines ?? [];
  expect(first?.cells[0]).toMatchObject({ isBold: true, size: 10, x: 72 });
  expect(first?.cells[1]).toMatchObject({ isBold: false });
  expect(Math.abs((first?.y ?? 0) - (792 - 640))).toBeLessThan(1);
});

it("reads a Word file's paragraphs, tables, tabs and check boxes", async () => {
  const p = (text: string, run = "") => `<w:p><w:r><w:rPr>${run}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
  const reading = await read(
    wordFile(
      `${p("Annual goals", '<w:b/><w:sz w:val="28"/>')}
      <w:p><w:r><w:t>Student:</w:t><w:tab/><w:t>Ana</w:t></w:r></w:p>
      <w:tbl><w:tr><w:tc>${p("Speech")}${p("group")}</w:tc><w:tc>${p("30 minutes")}</w:tc></w:tr></w:tbl>
      <w:p><w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr>
        <w:sdtContent><w:r><w:t>X</w:t></w:r></w:sdtContent></w:sdt><w:r><w:t>ESY</w:t></w:r></w:p>`,
    ),
  );
  expect(rows(reading)).toEqual([
    [["Annual goals"], ["Student:", "Ana"], ["Speech", "30 minutes"], ["group"], ["[x] ESY"]],
  ]);
  expect(reading.text.pages[0]?.lines[0]?.cells[0]).toMatchObject({ isBold: true, size: 14 });
});

it("reads a file of plain text", async () => {
  expect(rows(await read(Buffer.from("Dear Ms. Ortiz,\n\nWe say no.")))).toEqual([
    [["Dear Ms. Ortiz,"], ["We say no."]],
  ]);
});

it("says what is wrong with hostile files, and reads what can be read", async () => {
  const needsBuild = ["bomb.pdf", "bomb-in-bomb.pdf"];
  for (const { name, bytes, problem } of hostileFiles) {
    // The build gives pdf.js its limit; the browser spec reads these.
    if (needsBuild.includes(name)) continue;
    const told = await read(bytes()).then(
      () => null,
      (error: unknown) => (error instanceof DocumentError ? error.problem : error),
    );
    expect({ name, told }).toEqual({ name, told: problem });
  }
});

it("reads the first 200 of 2,000 pages, and says how many there are", async () => {
  const page = [{ text: "A line that is long enough.", x: 72, y: 700 }];
  const reading = await read(makePdf({ pages: Array.from({ length: 2000 }, () => page) }));
  expect(reading.text.pages).toHaveLength(200);
  expect(reading.pageCount).toBe(2000);
});
