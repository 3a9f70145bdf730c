import type { Line } from "../lines/Line.ts";

/** "1: Begin speech therapy", or "2:" above its text: points of a list. */
const numbered = /^(\d{1,2}|answer)\s*:\s*/i;

/** The lines of a form that was typed into numbered fields, with each number as that of a point. */
export function withNumbers(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  let isOpen = false;
  for (const line of lines) {
    const [cell, ...others] = line.cells;
    const match = cell && others.length === 0 ? numbered.exec(cell.text) : null;
    const text = cell?.text.slice(match?.[0].length ?? 0) ?? "";
    if (match && text === "") {
      isOpen = true;
      continue;
    }
    const isPoint = cell !== undefined && (match !== null || isOpen);
    joined.push(
      isPoint
        ? { ...line, isApart: true, text: `• ${text}`, cells: [{ ...cell, text: `• ${text}` }, ...others] }
        : line,
    );
    isOpen = false;
  }
  return joined;
}
