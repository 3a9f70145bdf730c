import type { Block, Field, Laid } from "@iep-insider/sdk/samples";
import type { Random } from "./random.ts";

/** A question of a form, and its answer in one or more paragraphs. */
export interface Section {
  readonly label: string;
  readonly paragraphs: readonly string[];
  /** Printed below the label as they are, before the paragraphs: check boxes, a table. */
  readonly blocks?: readonly Block[];
}

const styles = [
  "heading",
  "bold line",
  "run-in",
  "boxed",
  "above",
  "table",
  "numbered",
  "plain line",
] as const;

/** Prints all sections of a form in one style, as one office would. */
export function arranged(sections: readonly Section[], random: Random): Block[] {
  const style = random.pick(styles);
  const asList = random.pick(["paragraphs", "bullets", "numbers"] as const);
  const breakBefore = random.chance(0.3) ? random.below(sections.length) : -1;
  const colon = random.chance(0.5) ? ":" : "";
  return sections.flatMap((section, index): Block[] => [
    ...(index === breakBefore ? [{ type: "break" as const }] : []),
    ...printed(section, index),
  ]);

  function printed({ label, paragraphs, blocks = [] }: Section, index: number): Block[] {
    const body = bodyOf(paragraphs);
    const [only, ...others] = paragraphs;
    const isOne = only !== undefined && others.length === 0 && blocks.length === 0;
    const ended = /[?:.]$/.test(label) ? label : `${label}${colon}`;
    switch (style) {
      case "heading":
        return [{ type: "heading", level: 2, text: label }, ...blocks, ...body];
      case "bold line":
        return [{ type: "text", text: ended, bold: true }, ...blocks, ...body];
      case "run-in":
        return isOne
          ? [{ type: "text", text: `${label.replace(/[:.]$/, "")}${/\?$/.test(label) ? "" : ":"} ${only}` }]
          : [{ type: "text", text: ended, bold: true }, ...blocks, ...body];
      case "boxed":
      case "above":
        return isOne
          ? [{ type: "fields", look: style, rows: [[[label, only] satisfies Field]] }]
          : [{ type: "text", text: ended, bold: true }, ...blocks, ...body];
      case "table":
        return isOne
          ? [{ type: "table", head: null, rows: [[label, only]], widths: [2, 5] }]
          : [{ type: "text", text: ended, bold: true }, ...blocks, ...body];
      case "numbered":
        return [{ type: "text", text: `${index + 1}. ${ended}`, bold: true }, ...blocks, ...body];
      case "plain line":
        return [
          { type: "gap", lines: 0.5 },
          { type: "text", text: `${index + 1}. ${/[?:]$/.test(ended) ? ended : `${ended}:`}` },
          ...blocks,
          ...body,
        ];
    }
  }

  function bodyOf(paragraphs: readonly string[]): Block[] {
    if (paragraphs.length > 1 && asList !== "paragraphs")
      return asList === "bullets"
        ? [{ type: "list", items: paragraphs, marker: "•" }]
        : paragraphs.map((text, index) => ({ type: "text", text: `${index + 1}. ${text}` }));
    return paragraphs.map((text) => ({ type: "text", text }));
  }
}

/** Labels and values at the top of a form. */
export function identification(fields: readonly Field[], random: Random): Block[] {
  const look = random.pick(["inline", "boxed", "above"] as const);
  const perRow = random.pick([1, 2, 3] as const);
  const rows: Field[][] = [];
  for (const [index, field] of fields.entries()) {
    if (index % perRow === 0) rows.push([]);
    rows.at(-1)?.push(field);
  }
  if (random.chance(0.2))
    return [
      { type: "table", head: null, rows: fields.map(([label, value]) => [label, value]), widths: [2, 3] },
    ];
  return [{ type: "fields", look, rows }];
}

export function themeOf(random: Random): Laid["theme"] {
  return {
    font: random.pick(["Helvetica", "Times", "Helvetica", "Times", "Courier"]),
    size: random.pick([9, 10, 11, 12]),
    margin: random.pick([44, 54, 64, 76]),
    heading: random.pick(["plain", "band", "bar", "underline", "caps"]),
    boxes: random.pick(["brackets", "dingbats", "checkmarks", "blanks", "form", "squares", "parentheses"]),
    justified: random.chance(0.2),
    footer: (page, pages) => ["", `Page ${page} of ${pages}`, ""],
  };
}
