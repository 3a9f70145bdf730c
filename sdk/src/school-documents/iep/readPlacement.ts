import type { Found } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { isEmptyAnswer } from "./emptyAnswer.ts";
import { listItems, splitBoxes } from "./listItems.ts";

const label =
  /^(the )?((recommended|educational|current|lre|least restrictive environment|student'?s?|proposed|final|program) )*(placement|setting|environment|educational environment|lre)( (decision|determination|category|code|option|is|selected|recommended))*( ?\([^)]*\))?\s*[:–—]\s*/i;

/** The placement: the one checked option, or what is behind its label. */
export function readPlacement(
  lines: readonly Line[],
  heading: string,
  isTitle: (line: Line) => boolean,
): Found<string> | null {
  const items = listItems(lines.filter((line) => !isTitle(line) || splitBoxes(line.text).length > 0));
  const checked = items.filter(
    ({ isChecked, text }) => isChecked === true && text.length > 6 && !/^(yes|no)\b/i.test(text),
  );
  const [first, ...others] = checked;
  if (first)
    return {
      value: first.text,
      page: first.page,
      quote: first.text,
      isClear: others.length === 0 && wordsOfPlacement.test(first.text),
    };
  for (const [index, line] of lines.entries()) {
    const cell = line.cells.find(
      ({ text }) => label.test(text.trim()) || (line.cells.length <= 2 && wholeLabel.test(text.trim())),
    );
    if (!cell) continue;
    const rest = cell.text.trim().replace(label, "").replace(wholeLabel, "");
    const beside = line.cells[line.cells.indexOf(cell) + 1]?.text ?? "";
    const value = rest || beside || lines[index + 1]?.text || "";
    if (value.length > 4 && !isEmptyAnswer(value))
      return { value, page: line.page, quote: line.text, isClear: true };
  }
  const [top] = items;
  const isAnswer =
    top &&
    /\b(placement|least restrictive|lre|environment|removal|participation)\b/i.test(heading) &&
    top.text.length > 6 &&
    firstSentence(top.text).length < 120 &&
    !noPlacement.test(top.text);
  if (isAnswer)
    return {
      value: firstSentence(top.text),
      page: top.page,
      quote: top.text,
      isClear: /\bplacement\b/i.test(heading) && !/[.:]$/.test(top.text),
    };
  const statement = items.find(
    ({ text }) => wordsOfPlacement.test(text) && text.length < 220 && !noPlacement.test(text),
  );
  return statement
    ? { value: firstSentence(statement.text), page: statement.page, quote: statement.text, isClear: false }
    : null;
}

/** A label with its answer beside or below it. */
const wholeLabel =
  /^(the )?((recommended|educational|program|current|student'?s?|lre|proposed) )*(placement|setting|environment)( (decision|determination|category|code|option))*:?$/i;

/** Instructions, questions and percentages. */
const noPlacement =
  /\b(percent(age)? of|hours?|divided|explain|describe|check|indicate|determin\w*|considered|options?|34 cfr)\b|[:?]$|_{3}|^[\w ]{2,30}:|\d\/\d/i;

const firstSentence = (text: string) => (sentencesOf(text)[0] ?? text).replace(/[.]$/, "");

const wordsOfPlacement =
  /\b((general|regular) (education )?(class(room)?|setting)|resource (room|class)|self[- ]contained|separate (class|school|day)|special (day )?class|special education classroom|home(bound)?|residential|inclusion|co-?taught)\b/i;

const general = String.raw`(?:general|regular)[- ](?:ed\b|education|class\w*|early)|non-?disabled|typical(?:ly)?[- ]\w+|without disabilities|lre\b|mainstream`;
const away =
  /\b(outside|removed|removal|away|not participat\w*|nonparticipation|in special education|separate|pulled)\b/i;
const approximate =
  /\b(at least|more than|less than|fewer than|greater than|between|up to|over|under|no more than|minimum)\s*(of\s*)?$|[<>≥≤]\s*$/i;
const asOption = /^\s*(%|percent)?\s*(or (more|less|greater|fewer)|(-|–|to|and|through)\s*\d|\+|and above)/i;

/** The percent of the school day in general education, or 100 less the percent outside of it. */
export function readGeneralEducationPercent(lines: readonly Line[]): Found<number> | null {
  let outside: Found<number> | null = null;
  for (const [index, line] of lines.entries()) {
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

function percentIn(text: string): { percent: number; isOutside: boolean } | null {
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
      (hasSign ? (phraseBefore(clause) ?? timeLabel.exec(before)?.[0] ?? null) : null);
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
  const named = /(?:general|regular)[- ](?:education|class)[^.%\d]*$/i.exec(clause);
  return named && /\b(spend|time|day|participat\w*|educated|inside|in|is|with|percent)/i.test(clause)
    ? clause
    : null;
}
