import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageBreak,
  Paragraph,
  ShadingType,
  Table,
  TableBorders,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { Block, Field, FieldLook, Laid, Margin, Theme } from "./blocks.ts";

const fontNames = { Helvetica: "Arial", Times: "Times New Roman", Courier: "Courier New" } as const;
const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;
const aligns = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const;

/** @returns the bytes of a Word file: the same for the same blocks, whenever it is written. */
export async function renderWord({ theme, blocks }: Laid): Promise<Uint8Array> {
  const margin = (words: Margin | undefined) =>
    new Paragraph({ text: words?.filter(Boolean).join("    ") ?? "" });
  const document = new Document({
    creator: "Invented sample",
    styles: {
      default: { document: { run: { font: fontNames[theme.font], size: theme.size * 2, color: "000000" } } },
    },
    sections: [
      {
        headers: { default: new Header({ children: [margin(theme.header?.(1, 1))] }) },
        footers: { default: new Footer({ children: [margin(theme.footer?.(1, 1))] }) },
        children: blocks.flatMap((block) => toWord(block, theme)),
      },
    ],
  });
  const bytes = await Packer.pack(document, "uint8array", undefined, [
    { path: "docProps/core.xml", data: coreProperties },
  ]);
  return withFixedTimes(bytes);
}

const coreProperties = `<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>`;

/** Sets the time of each entry, which is otherwise the time of writing, to January 1, 1980. */
function withFixedTimes(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.byteLength - 22;
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const local = view.getUint32(entry + 42, true);
    for (const at of [entry + 12, local + 10]) view.setUint32(at, 0x210000, true);
    const lengths = [28, 30, 32].map((at) => view.getUint16(entry + at, true));
    entry += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return bytes;
}

const shade = (fill: string) => ({ shading: { type: ShadingType.CLEAR, fill } });
const grounds = { band: shade("D9D9D9"), bar: shade("1F1F1F"), plain: {}, underline: {}, caps: {} };

function toWord(block: Block, theme: Theme): (Paragraph | Table)[] {
  const bold = !theme.noBold;
  switch (block.type) {
    case "heading": {
      const words = theme.heading === "caps" && block.level < 3 ? block.text.toUpperCase() : block.text;
      return [
        new Paragraph({
          heading: levels[block.level - 1] ?? levels[2],
          ...(block.level === 2 ? grounds[theme.heading] : {}),
          children: [
            run(words, {
              bold,
              ...(theme.heading === "bar" && block.level === 2 ? { color: "FFFFFF" } : {}),
            }),
          ],
        }),
      ];
    }
    case "text":
      return [
        new Paragraph({
          alignment: aligns[block.align ?? "left"],
          indent: { left: (block.indent ?? 0) * 20 },
          spacing: { after: 100 },
          children: block.text.split("\n").map((line, index) =>
            run(line, {
              bold: bold && (block.bold ?? false),
              italics: block.italic ?? false,
              ...(block.small ? { size: 14 } : {}),
              ...(index > 0 ? { break: 1 } : {}),
            }),
          ),
        }),
      ];
    case "fields":
      return block.look === "inline" ? inlineFields(block.rows, bold) : boxedFields(block.rows, block.look);
    case "table":
      return [toTable(block, bold), new Paragraph("")];
    case "checks":
      return rowsOf(block.items, block.perLine).map(
        (line) =>
          new Paragraph({
            children: line.flatMap(([label, isOn], index) => [
              run(`${index > 0 ? "     " : ""}${mark(isOn, theme)} ${label}`),
            ]),
          }),
      );
    case "list":
      return block.items.map(
        (item) => new Paragraph({ indent: { left: 360 }, children: [run(`${block.marker} ${item}`)] }),
      );
    case "columns":
      return [...block.left, ...block.right].flatMap((inner) => toWord(inner, theme));
    case "rule":
      return [
        new Paragraph({
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: "000000" } },
          text: "",
        }),
      ];
    case "gap":
      return [new Paragraph("")];
    case "break":
      return [new Paragraph({ children: [new PageBreak()] })];
  }
}

interface Look {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly size?: number;
  readonly break?: number;
  readonly color?: string;
}

function run(text: string, look: Look = {}): TextRun {
  return new TextRun({ ...look, text });
}

function mark(isOn: boolean, { boxes }: Theme): string {
  if (boxes === "brackets") return isOn ? "[X]" : "[ ]";
  if (boxes === "parentheses") return isOn ? "(x)" : "( )";
  if (boxes === "blanks") return isOn ? "_X_" : "___";
  return isOn ? "☒" : "☐";
}

type FieldRows = readonly (readonly Field[])[];

function inlineFields(rows: FieldRows, bold: boolean): Paragraph[] {
  return rows.map(
    (row) =>
      new Paragraph({
        children: row.flatMap(([label, value], index) => [
          run(`${index > 0 ? "\t" : ""}${label}: `, { bold }),
          run(value),
        ]),
      }),
  );
}

function boxedFields(rows: FieldRows, look: FieldLook): (Paragraph | Table)[] {
  const lines = look === "above" || look === "below" ? { borders: TableBorders.NONE } : {};
  return rows.map(
    (row) =>
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        ...lines,
        rows: [
          new TableRow({
            children: row.map(
              ([label, value]) =>
                new TableCell({
                  children:
                    look === "below"
                      ? [new Paragraph(value), small(label)]
                      : [small(label), new Paragraph(value)],
                }),
            ),
          }),
        ],
      }),
  );
}

function small(label: string): Paragraph {
  return new Paragraph({ children: [run(label, { size: 14 })] });
}

function toTable({ head, rows, open }: Extract<Block, { type: "table" }>, bold: boolean): Table {
  const count = head?.length ?? Math.max(...rows.map((row) => row.length));
  const cell = (words: string, isHead: boolean, columnSpan = 1) =>
    new TableCell({
      ...(isHead && !open ? shade("ECECEC") : {}),
      ...(columnSpan > 1 ? { columnSpan } : {}),
      children: [new Paragraph({ children: [run(words, { bold: isHead && bold })] })],
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    ...(open ? { borders: TableBorders.NONE } : {}),
    rows: [
      ...(head
        ? [new TableRow({ tableHeader: true, children: head.map((words) => cell(words, true)) })]
        : []),
      ...rows.map(
        (row) =>
          new TableRow({
            children: row.map((words) => cell(words, false, row.length === 1 ? count : 1)),
          }),
      ),
    ],
  });
}

function rowsOf<Item>(items: readonly Item[], perRow: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / perRow) }, (_, index) =>
    items.slice(index * perRow, (index + 1) * perRow),
  );
}
