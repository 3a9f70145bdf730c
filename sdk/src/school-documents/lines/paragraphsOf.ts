import { joinLines, type Line } from "./Line.ts";

export interface Paragraph {
  readonly text: string;
  readonly page: number;
  readonly lines: readonly Line[];
}

/** What begins a point of a list. */
export const bullet = /^([•●▪◦‣·*–»►▶➢✦-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/;

/** Lines that belong together; a bullet or number begins a paragraph and is left out. */
export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: { texts: string[]; page: number; lines: Line[] }[] = [];
  for (const line of lines) {
    // ">" begins a point, or quotes a mail, which is told by that mark.
    const isItem = bullet.test(line.text) || /^>\s/.test(line.text);
    const current = paragraphs.at(-1);
    if (!current || line.isApart || isItem) {
      paragraphs.push({ texts: [line.text.replace(bullet, "")], page: line.page, lines: [line] });
    } else {
      current.texts.push(line.text);
      current.lines.push(line);
    }
  }
  return paragraphs.map(({ texts, page, lines: own }) => ({ text: joinLines(texts), page, lines: own }));
}
