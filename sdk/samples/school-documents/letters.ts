import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Says } from "../../src/school-documents/letters/labels.ts";
import type { LetterParagraph } from "../../src/school-documents/letters/signs.ts";
import { isSalutation } from "../../src/school-documents/lines/isSalutation.ts";
import type { SampleData } from "./sampleSchema.ts";
import { samples } from "./samples.ts";
import { joinReasons } from "./truth.ts";

/** A letter from which the reader learns, with what it says (ADR 102). */
export interface MarkedLetter {
  /** Whose letter it is: letters of one hand are alike. */
  readonly hand: string;
  readonly paragraphs: readonly (LetterParagraph & { readonly marks: readonly Mark[] })[];
}

export interface Mark {
  readonly says: Says;
  readonly start: number;
  readonly end: number;
}

const folder = path.join(import.meta.dirname, "letters");

/** The marked letters (`letters/*.txt`), and those among the shown samples. */
export function markedLetters(): MarkedLetter[] {
  const files = globSync("*.txt", { cwd: folder }).sort();
  const own = files.flatMap((file) =>
    readFileSync(path.join(folder, file), "utf8")
      .split(/^=== .*\n/m)
      .slice(1)
      .map((letter) => parse(letter, file.replace(/\.txt$/, ""))),
  );
  const shown = samples.flatMap(({ set, data }) =>
    set === "shown" && data.letter && (data.kind === "denial-letter" || data.kind === "prior-written-notice")
      ? [parse(textOf(data.letter), "samples")]
      : [],
  );
  return [...own, ...shown];
}

/** A line of its own, which the reader leaves out, too. */
const isOnlySalutation = (line: string) => isSalutation(line) && line.length < 50;

const says = { r: "refuses", p: "proposes", y: "reason" } as const satisfies Record<string, Says>;

/** Lines of a letter: paragraphs, "- items", "# headings" and "> quoted" ones, with marks as `{r: …}`. */
function parse(letter: string, hand: string): MarkedLetter {
  let headingText = "";
  const paragraphs = letter.split("\n").flatMap((line) => {
    if (line === "" || line.startsWith("> ") || /^Subject:/i.test(line) || isOnlySalutation(line)) return [];
    if (line.startsWith("# ")) {
      headingText = line.slice(2);
      return [];
    }
    const isItem = line.startsWith("- ");
    return [{ ...unmark(isItem ? line.slice(2) : line), isItem, headingText }];
  });
  return { hand, paragraphs };
}

function unmark(line: string): { readonly text: string; readonly marks: readonly Mark[] } {
  const marks: Mark[] = [];
  let text = "";
  for (const part of line.split(/(\{[rpy]: [^}]*\})/)) {
    const [, letter, marked] = /^\{([rpy]): ([^}]*)\}$/.exec(part) ?? [];
    const start = text.length;
    text += marked ?? part;
    if (letter === "r" || letter === "p" || letter === "y")
      marks.push({ says: says[letter], start, end: text.length });
  }
  return { text, marks };
}

/** A sample's letter as one of the marked ones is written. */
function textOf({ body }: NonNullable<SampleData["letter"]>): string {
  return body
    .flatMap((paragraph) => {
      if (typeof paragraph === "string") return [paragraph];
      if ("heading" in paragraph) return [`# ${paragraph.heading}`];
      if ("items" in paragraph) return paragraph.items.map((item) => `- ${marked(item)}`);
      return [joinReasons(paragraph.pieces).map(marked).join(" ")];
    })
    .join("\n");
}

type Piece = Exclude<
  NonNullable<SampleData["letter"]>["body"][number],
  string | { readonly heading: string } | { readonly items: unknown }
>["pieces"][number];

function marked(piece: Piece): string {
  if (typeof piece === "string") return piece;
  if ("refuses" in piece) return `{r: ${piece.refuses}}`;
  if ("proposes" in piece) return `{p: ${piece.proposes}}`;
  return "reason" in piece ? `{y: ${piece.reason}}` : piece.incident;
}
