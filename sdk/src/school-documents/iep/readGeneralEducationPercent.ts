import type { Found } from "../findings.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { splitBoxes } from "./listItems.ts";

const general = String.raw`(?:general|regular)[- ](?:ed\b|education|class\w*|early|setting|environment|program)|non-?disabled|typical(?:ly)?[- ]\w+|without disabilities|lre\b|mainstream`;
const away =
  /\b(outside|removed|removal|away|not participat\w*|nonparticipation|in special education|separate|pulled)\b/i;
const approximate =
  /\b(at least|more than|less than|fewer than|greater than|between|up to|over|under|no more than|minimum)\s*(of\s*)?$|[<>≥≤]\s*$/i;
const asOption = /^\s*(%|percent)?\s*(or (more|less|greater|fewer)|(-|–|to|and|through)\s*\d|\+|and above)/i;

/** The percent of the school day in general education, or 100 less the percent outside of it. */
export function readGeneralEducationPercent(lines: readonly Line[]): Found<number> | null {
  let outside: Found<number> | null = null;
  for (const [index, line] of lines.entries()) {
    const under = percentUnderHeading(lines, index);
    if (under) return under;
    const next = lines[index + 1];
    const windows = next && next.page === line.page ? [line.text, `${line.text} ${next.text}`] : [line.text];
    for (const quote of windows) {
      const read = percentIn(quote);
      if (!read) continue;
      const found = { page: line.page, quote, isClear: true };
      if (!read.isOutside) return { value: read.percent, ...found };
      outside ??= { value: Math.round((100 - read.percent) * 10) / 10, ...found };
    }
  }
  return outside;
}

/** A percent in a column whose heading, in the lines above, says what it is. */
function percentUnderHeading(lines: readonly Line[], index: number): Found<number> | null {
  const line = lines[index];
  for (const cell of line?.cells ?? []) {
    if (!line || line.cells.length < 2 || !/^\d{1,3}(\.\d+)?\s*%?$/.test(cell.text.trim())) continue;
    const heading = joinLines(
      lines
        .slice(Math.max(0, index - 3), index)
        .flatMap(({ cells, page }) =>
          page === line.page
            ? cells.filter(({ x }) => Math.abs(x - cell.x) < (cell.width === 0 ? 0.5 : 6))
            : [],
        )
        .map(({ text }) => text),
    );
    const read = heading.length < 90 ? percentIn(`${heading}: ${cell.text}`) : null;
    if (read)
      return {
        value: read.isOutside ? Math.round((100 - read.percent) * 10) / 10 : read.percent,
        page: line.page,
        quote: `${heading}: ${cell.text}`,
        isClear: true,
      };
  }
  return null;
}

/** The percent that a text names, and whether it is of the time outside of general education. */
export function percentIn(text: string): { percent: number; isOutside: boolean } | null {
  const boxes = splitBoxes(text);
  if (boxes.length > 1) return null;
  const numbers = [...text.matchAll(/(?<![\d.,/-])(\d{1,3}(?:\.\d+)?)\s*(%|percent\b)?/gi)];
  for (const match of numbers) {
    const percent = Number(match[1]);
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (
      percent > 100 ||
      approximate.test(before) ||
      asOption.test(text.slice(match.index + (match[1]?.length ?? 0)))
    )
      continue;
    if (/(-|–|to)\s*$/.test(before) && /\d/.test(before)) continue;
    const hasSign = match[2] !== undefined;
    const clause = before.slice(before.search(/[^.:;]*$/));
    const evidence =
      (hasSign ? phraseAfter(clause, after) : null) ??
      labelBefore(before) ??
      (hasSign ? (phraseBefore(clause) ?? timeLabel.exec(before)?.[0] ?? labelOfLine(before)) : null);
    if (evidence !== null) return { percent, isOutside: away.test(evidence) };
  }
  return null;
}

/** "82% of the day in general education": the words from the number on, and those before it in its clause. */
function phraseAfter(clause: string, after: string): string | null {
  const phrase = new RegExp(String.raw`^[^.%\d]{0,90}?(?:${general})`, "i").exec(after);
  return phrase ? `${/\b(removed|outside|not)\b[^.]*$/i.exec(clause)?.[0] ?? ""} ${phrase[0]}` : null;
}

/** "Percent of time in general education: 82" */
function labelBefore(before: string): string | null {
  const label = new RegExp(
    String.raw`(?:percent(?:age)?|%|amount of time)[^.%\d]*(?:${general})[^.%\d]*[:=_\s]*$`,
    "i",
  ).exec(before);
  return (
    (label ??
      new RegExp(String.raw`(?:${general})[^.%\d]{0,60}(?:percent(?:age)?|%)[^.%\d]{0,20}$`, "i").exec(
        before,
      ))?.[0] ?? null
  );
}

/** "Time with nondisabled peers: 80%" */
const timeLabel = new RegExp(
  String.raw`\b(?:time|day|week|participation|inclusion)\b[^.%\d]{0,40}(?:${general})[^.%\d]{0,20}:\s*$`,
  "i",
);

/** "She is in general education 82% of the day" */
function phraseBefore(clause: string): string | null {
  const isNamed = new RegExp(String.raw`(?:${general})[^.%\d]*$`, "i").test(clause);
  return isNamed && /\b(remov|spend|time|day|participat|educated|inside|in|is|with|percent)/i.test(clause)
    ? clause
    : null;
}

/** "LRE: 86%", "General education: 1,560 minutes (80%)", "Percentage of time removed: 25%" */
function labelOfLine(before: string): string | null {
  const short =
    /^\W*(?:lre|(?:in(?:side)? )?(?:general|regular) (?:education|class)\w*|percent[^:]{0,40}(?:removed|removal|outside|away)[^:]{0,40})\b[^:]{0,20}:[^%]{0,30}$/i;
  return short.exec(before)?.[0] ?? null;
}
