import type { Line } from "../lines/Line.ts";
import { headingOf, isCapitals } from "./headingOf.ts";
import type { SectionName } from "./headings.ts";
import { isTopic } from "./topics.ts";

export interface Section {
  readonly name: SectionName;
  /** The heading as written; "" before the first. */
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** The parts of an IEP, in the document's order; the first holds what is before any heading. */
export function splitSections(lines: readonly Line[]): Section[] {
  const bodySize = commonSize(lines);
  const styles = headingStyles(lines, bodySize);
  const sections: { name: SectionName; heading: string; lines: Line[] }[] = [
    { name: "other", heading: "", lines: [] },
  ];
  for (const line of lines) {
    const heading = headingOf(line, bodySize);
    const current = sections.at(-1);
    if (heading) {
      const rest =
        heading.rest === "" ? [] : [{ ...line, text: heading.rest, cells: restCells(line, heading.rest) }];
      // A heading that a table repeats on the next page.
      if (current?.heading === line.text) current.lines.push(...rest);
      else sections.push({ name: heading.section, heading: line.text, lines: rest });
    } else if (current && isOtherHeading(line, bodySize, styles)) {
      sections.push({ name: "other", heading: line.text, lines: [] });
    } else current?.lines.push(line);
  }
  return sections;
}

/** The size in which most letters are written. */
export function commonSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0] as const)[0];
}

/** How the recognized headings look, so that one with unknown words is recognized by its look. */
function headingStyles(lines: readonly Line[], bodySize: number): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const line of lines) {
    const heading = headingOf(line, bodySize);
    if (heading?.rest === "") times.set(styleOf(line), (times.get(styleOf(line)) ?? 0) + 1);
  }
  return new Set([...times].filter(([, count]) => count >= 3).map(([style]) => style));
}

const styleOf = (line: Line) =>
  `${Math.round(line.size * 2)} ${line.isBold} ${isCapitals(line.text)} ${Math.round(line.cells[0]?.x ?? 0)}`;

function isOtherHeading(line: Line, bodySize: number, styles: ReadonlySet<string>): boolean {
  const isShort = line.cells.length === 1 && line.text.length < 90 && /[a-z]{3}/i.test(line.text);
  if (!isShort || isTopic(line.text) || !styles.has(styleOf(line)) || /[:.]$/.test(line.text)) return false;
  return line.size > bodySize + 0.6 || (line.isBold && isCapitals(line.text));
}

function restCells(line: Line, rest: string) {
  const [first, ...others] = line.cells;
  if (!first) return [];
  const ownText = others.length > 0 && first.text.trim().endsWith(":") ? null : { ...first, text: rest };
  return ownText && others.length === 0 ? [ownText] : others;
}
