import type { DocumentText, TextLine } from "@iep-insider/sdk/school-documents";

/** Pasted text, and files of plain text: a tab, or three spaces, splits cells. */
export function readPasted(text: string): DocumentText {
  const lines = text
    .split(/\r\n|\r|\n|\f/)
    .map((line, y) => lineOf(line, y))
    .filter(({ cells }) => cells.length > 0);
  return { source: "pasted", pages: [{ number: 1, lines }] };
}

function lineOf(line: string, y: number): TextLine {
  const cells = line
    .split(/\t+| {3,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .map((text, x) => ({ text, x, width: 0, size: 0, isBold: false }));
  return { cells, y };
}
