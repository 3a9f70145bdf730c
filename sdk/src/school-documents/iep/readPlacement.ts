import { labelRows } from "../fields/labelRows.ts";
import type { Found } from "../findings.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { readTables } from "../tables/readTables.ts";
import type { ColumnWords } from "../tables/Table.ts";
import { isEmptyAnswer } from "./emptyAnswer.ts";
import { listItems, splitBoxes } from "./listItems.ts";
import { percentIn } from "./readGeneralEducationPercent.ts";

const label =
  /^(?:the (?:\w+ ){1,2}(?:selected|chose)(?=:):\s+|the (?:\w+ )?placement (?:for|of) [^:.]{3,30} is:?\s+|(?=[A-Z])(?!justif|reason|explan|why\b|rationale|extent\b|if\b)(?:[^:.]{0,60}\b(?:placement|setting|environment|lre)\b[^:.]{0,40}|(?:option )?(?:selected|chosen|decision)(?: option)?)(?: ?\([^)]*\))?\s*(?::|\s[–—]\s)\s*)/i;

/** The placement: the one checked option, or what is behind its label. */
export function readPlacement(
  lines: readonly Line[],
  heading: string,
  isTitle: (line: Line) => boolean,
): Found<string> | null {
  const items = listItems(
    lines.filter((line) => splitBoxes(line.text).length > 0 || (!isTitle(line) && line.cells.length === 1)),
  );
  const checked = items.filter(
    ({ isChecked, text }) => isChecked === true && text.length > 6 && !/^(yes|no)\b/i.test(text),
  );
  const [first, ...others] = checked;
  const chosen = first && {
    // The percent below the boxes is a finding of its own.
    value: first.text.replace(/\s+percent(?:age)? of [^:]{3,60}:.*$/i, ""),
    page: first.page,
    quote: first.text,
    isClear: others.length === 0 && wordsOfPlacement.test(first.text),
  };
  // "[x] Moderate (11% to 49% of the day)" is a level of service beside the label of the placement.
  if (chosen && wordsOfPlacement.test(chosen.value)) return chosen;
  const ofTable = chosen ? null : placementInTable(lines);
  if (ofTable) return ofTable;
  const boxes = labelRows(lines);
  for (const [index, line] of lines.entries()) {
    const cell = line.cells.find(
      ({ text }) =>
        /^[A-Z]/.test(text.trim()) &&
        (label.test(text.trim()) || (line.cells.length <= 2 && wholeLabel.test(text.trim()))),
    );
    if (!cell) continue;
    const rest = cell.text.trim().replace(label, "").replace(wholeLabel, "");
    const under = lines[index + 1]?.cells.find(({ x }) => Math.abs(x - cell.x) < sameColumn);
    const isBox = boxes.has(line) && under && (under.size > cell.size || (cell.isBold && !under.isBold));
    const beside = isBox ? under.text : (line.cells[line.cells.indexOf(cell) + 1]?.text ?? "");
    const next = lines[index + 1];
    const continued =
      next && !next.isApart && next.cells.length === 1 && !/^[A-Z][^:]{3,90}:/.test(next.text)
        ? next.text
        : "";
    const value = withoutPercent(
      joinLines(rest || beside ? [rest || beside, continued] : [next?.text ?? ""]),
    );
    if (chosen && (!wordsOfPlacement.test(value) || splitBoxes(value).length > 0)) continue;
    if (value.length > 4 && !onlyShare.test(value) && !isEmptyAnswer(value) && !/[?:]$/.test(value))
      return { value, page: line.page, quote: line.text, isClear: true };
  }
  if (chosen) return chosen;
  for (const { text, page } of items) {
    const value = saidPlacement.exec(text)?.[1];
    if (value) return { value: withoutPercent(value), page, quote: text, isClear: true };
  }
  const [top] = items.filter(({ text }) => {
    const first = firstSentence(text);
    return (
      percentIn(first) === null || isRange.test(first) || withoutPercent(first).length < first.length - 1
    );
  });
  const isAnswer =
    top &&
    /\b(placement|least restrictive|lre|environment|setting|removal|participation)\b/i.test(heading) &&
    top.text.length > 6 &&
    firstSentence(top.text).length < 120 &&
    !noPlacement.test(top.text) &&
    !onlyShare.test(top.text);
  if (isAnswer)
    return {
      value: withoutPercent(firstSentence(top.text)),
      page: top.page,
      quote: top.text,
      isClear: /\bplacement\b/i.test(heading) && !/[.:]$/.test(top.text),
    };
  const statement = items.find(({ text }) => {
    const first = firstSentence(text);
    const isShare = percentIn(first) !== null && !isRange.test(first);
    return wordsOfPlacement.test(first) && first.length < 220 && !noPlacement.test(first) && !isShare;
  });
  return statement
    ? { value: firstSentence(statement.text), page: statement.page, quote: statement.text, isClear: false }
    : null;
}

/** Whether lines list the placements that a school may choose from. */
export const hasOptions = (lines: readonly Line[]) =>
  listItems(lines).filter(({ text, isChecked }) => isChecked !== null && isOption.test(text)).length >=
  fewestOptions;
const fewestOptions = 3;
const isOption =
  /^(inside |in )?(the )?((general|regular) (education )?class|special (class|school)|separate (class|school)|resource|home|hospital|residential)/i;

/** In points. */
const sameColumn = 12;

/** "The team considered all options. Placement chosen: regular class" */
const saidPlacement =
  /(?<!\b(?:for|of)(?: the)? )\bplacement(?: chosen| selected| decision)?:\s+([^.?]{7,120})/i;

/** "…, with 93% of the day in general education": the percent is a finding of its own. */
function withoutPercent(text: string): string {
  const match =
    /\s*(?:[,;/|]|\s[–—-])\s+(?:with |general |in |time )?(?![^,;/|]*\b(?:less|more|fewer|at least|up to)\b)[^,;/|]*?\b\d{1,3}(?:\.\d+)?\s*(?:%|percent)(?! or (?:more|less))[^,;/|]*$/i.exec(
      text,
    );
  if (!match) return text.replace(/[.]$/, "");
  const rest = text.slice(0, match.index);
  return rest.length > 6 ? rest.replace(/[.,;]$/, "") : text;
}

type ColumnRole = "option" | "selected" | "other";

const columns: ColumnWords<ColumnRole> = {
  roleOf: (heading) => {
    if (
      /selected|chosen|decision|appropriate|accepted/.test(heading) &&
      !/placement (selected|decision)/.test(heading)
    )
      return "selected";
    const isOption = /^(placement|setting|environment|lre)? ?options? considered$/.test(heading);
    if (
      !isOption &&
      /percent|%|considered|rejected|reason|why|extended|esy|date|general|justification/.test(heading)
    )
      return "other";
    return /placement|options?|setting|environment|lre|participation/.test(heading) ? "option" : null;
  },
  isTable: (found) => found.includes("option") && found.length > 1,
  words:
    /^(placement|placements|options?|settings?|environment|lre|educational|considered|selected|chosen|decision|appropriate|accepted|rejected|reasons?|why|percent|of|time|in|general|education|extended|school|year|esy|not|the|day|yes|no|and|for|participation|student|with|nondisabled|peers|justification)$/,
  beginsRow: (cells) => /^(yes|no|x|\[ ?x?\])$/i.test(cells.get("selected") ?? ""),
};

/** The row of a table of options that is selected, or the only placement of a table. */
function placementInTable(lines: readonly Line[]): Found<string> | null {
  const rows = readTables(lines, columns).map(({ cells, page, quote }) => {
    const textOf = (role: ColumnRole) =>
      joinLines(cells.filter(({ column }) => column.role === role).map(({ text }) => text));
    return { value: textOf("option"), selected: textOf("selected"), page, quote };
  });
  const named = rows.filter(({ value }) => value.length > 6 && percentIn(value) === null);
  const chosen = named.filter(({ selected }) => /^(yes|x|\[x\]|selected|chosen|☒|☑|✓|✔)/i.test(selected));
  const [only, ...others] = chosen.length > 0 ? chosen : named.filter(({ selected }) => selected === "");
  if (!only) return null;
  return { value: only.value, page: only.page, quote: only.quote, isClear: others.length === 0 };
}

/** A label with its answer beside or below it. */
const wholeLabel =
  /^(?=[A-Z])(?:the (?:\w+ )?placement (?:for|of) [^:.]{3,30} is:?$|(the )?((recommended|educational|program|current|student'?s?|lre|proposed) )*(placement|setting|environment)( (decision|determination|category|code|option))*:?$)/i;

/** Instructions, questions and percentages. */
const noPlacement =
  /(?<!\d )\bpercent(age)? of\b|\bhours? (per|each|of)\b|\b(divided|explain|describe|check|indicate|determin\w*|considered|options?|34 cfr|because|not participate)\b|\?|:$|_{3}|^[\w ]{2,30}:|\d\/\d/i;

/** "removed less than 21 percent of the day": a category, not a share of the day. */
const isRange = /\b(less|more|fewer|at least|up to)\b/i;

/** "74 percent of the week" */
const onlyShare = /^\d+(\.\d+)? ?(%|percent)/i;

const firstSentence = (text: string) => (sentencesOf(text)[0] ?? text).replace(/[.]$/, "");

const wordsOfPlacement =
  /\b((general|regular) (education|early childhood|school|class(room|es)?|settings?)\b|separate -|resource (room|class)|self[- ]contained|separate (class|school|day)|special (day )?class|special education classroom|home(bound)?|residential|inclusion|co-?taught)\b/i;
