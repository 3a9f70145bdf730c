import type { Block, Check, ReportDocument } from "../ReportDocument.ts";
import { footerOf } from "./footerOf.ts";

/** A report as plain text with lines of at most 78 characters, ending in a line break. */
export function reportText(document: ReportDocument): string {
  const parts = [
    `${document.title.toUpperCase()}\n${"=".repeat(document.title.length)}`,
    ...document.lead.map((line) => wrapped(line)),
    ...document.sections.flatMap((section) => [
      `${section.title}\n${"-".repeat(section.title.length)}`,
      ...section.blocks.map(blockText),
    ]),
    "-".repeat(lineLength),
    ...footerOf(document).map((line) => wrapped(line)),
  ];
  return `${parts.join("\n\n")}\n`;
}

const lineLength = 78;

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return wrapped(block.text);
    case "list":
      return listText(block.title, block.items);
    case "checks":
      return block.checks.map(checkText).join("\n");
    case "compare":
      return block.sides.map((side) => listText(side.title, side.items)).join("\n\n");
    case "law":
      return block.sentences
        .map(({ text, provisions }) =>
          [
            wrapped(text, "- ", "  "),
            ...provisions.map(({ citation }) => wrapped(`(${citation})`, "  ", "  ")),
          ].join("\n"),
        )
        .join("\n");
  }
}

function checkText({ text, isDone, hint }: Check): string {
  const indent = "    ";
  const line = wrapped(text, isDone ? "[x] " : "[ ] ", indent);
  return hint === undefined ? line : `${line}\n${wrapped(hint, indent, indent)}`;
}

function listText(title: string | undefined, items: readonly string[]): string {
  const lines = items.map((item) => wrapped(item, "- ", "  "));
  return [...(title ? [`${title}:`] : []), ...lines].join("\n");
}

function wrapped(text: string, first = "", rest = ""): string {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(" ")) {
    const isFresh = line === first || line === rest;
    if (!isFresh && line.length + 1 + word.length > lineLength) {
      lines.push(line);
      line = rest + word;
    } else {
      line += isFresh ? word : ` ${word}`;
    }
  }
  return [...lines, line].join("\n");
}
