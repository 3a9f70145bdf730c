import type { Block, Field, Laid } from "@iep-insider/sdk/samples";
import { otherColumns, otherHeadings, otherLabels } from "./otherWordings.ts";

/** Ways in which another school would have printed the same document. The truth stays the same. */
export const variations: Readonly<Record<string, (laid: Laid) => Laid>> = {
  "other headings": (laid) =>
    mapped(laid, (block) =>
      block.type === "heading" ? [{ ...block, text: otherHeadings(block.text) }] : [block],
    ),
  "other columns": (laid) =>
    mapped(laid, (block) =>
      block.type === "table" && block.head ? [{ ...block, head: block.head.map(otherColumns) }] : [block],
    ),
  "other labels": (laid) =>
    mapped(laid, (block) =>
      block.type === "fields"
        ? [
            {
              ...block,
              rows: block.rows.map((row) => row.map(([label, value]): Field => [otherLabels(label), value])),
            },
          ]
        : [block],
    ),
  "numbered headings": (laid) => {
    let number = 0;
    return mapped(laid, (block) => {
      if (block.type !== "heading" || block.level !== 2 || /^(section|part|[\dA-Z]+[.:])\b/i.test(block.text))
        return [block];
      number += 1;
      return [{ ...block, text: `Section ${number} – ${block.text}` }];
    });
  },
  "nothing bold": (laid) =>
    mapped(laid, (block) => {
      if (block.type === "heading")
        return [
          { type: "gap", lines: 0.5 },
          { type: "text", text: block.text },
        ];
      if (block.type === "text") return [{ ...block, bold: false }];
      if (block.type === "fields") return block.rows.flatMap((row) => row.map(asLine));
      if (block.type === "table" && block.head)
        return [{ ...block, head: null, rows: [block.head, ...block.rows] }];
      return [block];
    }),
  "headings in capitals": (laid) => ({ ...laid, theme: { ...laid.theme, heading: "caps" } }),
  "labels above values": (laid) =>
    mapped(laid, (block) => (block.type === "fields" ? [{ ...block, look: "boxed" }] : [block])),
  "values in the next line": (laid) =>
    mapped(laid, (block) =>
      block.type === "fields"
        ? block.rows.flatMap((row) =>
            row.flatMap(([label, value]): Block[] => [
              { type: "text", text: `${label}:`, bold: true },
              { type: "text", text: value || "N/A" },
            ]),
          )
        : [block],
    ),
  "fields in a table": (laid) =>
    mapped(laid, (block) =>
      block.type === "fields"
        ? [
            {
              type: "table",
              head: null,
              rows: block.rows.flatMap((row) => row.map(([label, value]) => [label, value])),
              widths: [2, 3],
            },
          ]
        : [block],
    ),
  "tables as labelled lines": (laid) =>
    mapped(laid, (block) => {
      const { head, rows } = block.type === "table" ? block : { head: null, rows: [] };
      if (!head) return [block];
      return rows.flatMap((row): Block[] => [
        ...head.map((label, index): Block => ({ type: "text", text: `${label}: ${row[index] ?? ""}` })),
        { type: "gap", lines: 0.5 },
      ]);
    }),
  "columns in another order": (laid) =>
    mapped(laid, (block) => {
      if (block.type !== "table") return [block];
      const [first = 1, ...others] = block.widths ?? [];
      return [
        {
          ...block,
          head: block.head && turned(block.head),
          rows: block.rows.map(turned),
          ...(block.widths ? { widths: [first, ...others.toReversed()] } : {}),
        },
      ];
    }),
  "other dates": (laid) => mapped(laid, (block) => [withTexts(block, otherDates)]),
  "narrow lines": (laid) => ({ ...laid, theme: { ...laid.theme, margin: 96 } }),
  "other type": (laid) => ({
    ...laid,
    theme: {
      ...laid.theme,
      font: laid.theme.font === "Times" ? "Helvetica" : "Times",
      size: laid.theme.size > 10 ? 9 : 12,
      justified: !laid.theme.justified,
    },
  }),
  "other boxes": (laid) => {
    const { boxes } = laid.theme;
    // A fillable form stays one.
    const other = boxes === "form" ? boxes : boxes === "brackets" ? "dingbats" : "brackets";
    return { ...laid, theme: { ...laid.theme, boxes: other } };
  },
  "other bullets": (laid) =>
    mapped(laid, (block) =>
      block.type === "list" ? [{ ...block, marker: block.marker === "-" ? "•" : "-" }] : [block],
    ),
  "lists as text": (laid) =>
    mapped(laid, (block) =>
      block.type === "list" ? block.items.map((item): Block => ({ type: "text", text: item })) : [block],
    ),
  "choices in one line": (laid) =>
    mapped(laid, (block) =>
      block.type === "checks" && block.items.every(([label]) => label.length < 40)
        ? [{ ...block, perLine: 2 }]
        : [block],
    ),
  "labels before texts": (laid) =>
    mapped(laid, (block, next) =>
      block.type === "text" && block.bold && next?.type === "text" && !/[:?.]$/.test(block.text)
        ? [{ ...block, text: `${block.text}:` }]
        : [block],
    ),
};

const asLine = ([label, value]: Field): Block => ({ type: "text", text: `${label}: ${value}` });

/** The first column stays where it is. */
const turned = ([first = "", ...others]: readonly string[]) => [first, ...others.toReversed()];

function mapped(laid: Laid, change: (block: Block, next: Block | undefined) => readonly Block[]): Laid {
  const map = (blocks: readonly Block[]): Block[] =>
    blocks.flatMap((block, index) =>
      block.type === "columns"
        ? [{ ...block, left: map(block.left), right: map(block.right) }]
        : [...change(block, blocks[index + 1])],
    );
  return { ...laid, blocks: map(laid.blocks) };
}

function withTexts(block: Block, change: (text: string) => string): Block {
  switch (block.type) {
    case "heading":
    case "text":
      return { ...block, text: change(block.text) };
    case "fields":
      return {
        ...block,
        rows: block.rows.map((row) => row.map(([label, value]): Field => [label, change(value)])),
      };
    case "table":
      return { ...block, rows: block.rows.map((row) => row.map(change)) };
    case "list":
      return { ...block, items: block.items.map(change) };
    default:
      return block;
  }
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "9/4/2025" → "Sep 04, 2025", and the other way round. */
function otherDates(text: string): string {
  const named = text.replace(
    /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?, (\d{4})\b/gi,
    (_, month: string, day: string, year: string) =>
      `${months.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1}/${day}/${year.slice(2)}#`,
  );
  return named
    .replace(
      /(?<![\d/])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?![\d/])/g,
      (_, month: string, day: string, year: string) =>
        `${months[Number(month) - 1]} ${day.padStart(2, "0")}, ${year}`,
    )
    .replaceAll("#", "");
}
