import type { Found } from "../findings.ts";
import { joinLabelRows } from "../lines/joinLabelRows.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { isTopic } from "../sections/topics.ts";
import { hasTable, readTables } from "../tables/readTables.ts";
import type { ColumnWords } from "../tables/Table.ts";
import { isEmptyAnswer } from "./emptyAnswer.ts";
import { splitBoxes } from "./listItems.ts";

/** What a present level must have at least to say something, in letters. */
const shortest = 25;
/** "Behavior: No concerns." */
const shortestOfTopic = 8;

/** Fields of a present-levels part that are about other things. */
const otherField =
  /^(parent(al|s)?('?s)? (educational )?(concerns?|input|information|comments)|(consider )?(the )?concerns of (the )?parent\w*|student('?s)? (strengths?|interests)|strengths?|interests?|preferences|how (the )?((student|child)('?s)? )?disability|(adverse )?(effects?|impact) of (the )?(student|child)?('?s)? ?(disabilit|needs)\w*|effect of student needs|disability impact|impact( statement)?(?= *:| *$)|how (this|it) affects|(description of )?[a-z, /]{0,40}strengths|results of (the )?(initial|most recent)|most recent (evaluation|results)|evaluation results|educational needs|needs|areas of need|vision(?! and hearing| passed| screen)|input from|([a-z]+ ){0,3}standards?|area of goal|goal area|[a-z, ]{0,60}\bgoals will be written|describe (how|the (effects?|impact))|please describe|lack of|consider )[^:]{0,140}(:|$)/i;

const bullet = /^([•●▪◦‣·*–-]|\(?\d{1,2}[.)])\s+/;

interface Level {
  title: string;
  readonly texts: string[];
  readonly page: number;
  readonly isOther: boolean;
}

/** The present levels of a part, one for each area that it names. */
export function readPresentLevels(all: readonly Line[], isTitle: (line: Line) => boolean): Found<string>[] {
  // Choices belong to the form: "[ ] Performance commensurate with similar age peers".
  const lines = all.filter(({ text }) => splitBoxes(text).length === 0);
  const levels = hasTable(lines, columns) ? fromTable(lines) : fromTitles(joinLabelRows(lines), isTitle);
  return levels.filter(({ value }) => !goal.test(value));
}

/** "By May 2026, when given a grade-level passage, Ann will read …": a goal printed within the part. */
const goal = /^(by|within|given|when given|after) [^.]{4,160}\bwill\b/i;

/** The present levels that a goal's page has in labelled lines: "Present level of academic achievement …: Ann reads …". */
export function readPresentLevelsOnGoalPages(lines: readonly Line[]): Found<string>[] {
  return lines.flatMap((line, index) => {
    const label = line.isApart ? /^present levels? of academic[^:]{0,70}:\s*(?=\S)/i.exec(line.text) : null;
    if (!label) return [];
    const after = lines.slice(index + 1);
    const end = after.findIndex(({ isApart }) => isApart);
    const below = after.slice(0, end === -1 ? undefined : end).map(({ text }) => text);
    const value = joinLines([line.text.slice(label[0].length), ...below]);
    return value.length < shortest ? [] : [{ value, page: line.page, quote: line.text, isClear: true }];
  });
}

/** The present levels in a column of the goals' table. */
export const readPresentLevelsBesideGoals = (lines: readonly Line[]): Found<string>[] =>
  hasTable(lines, columns) ? fromTable(lines) : [];

type ColumnRole = "text" | "area" | "other";

const columns: ColumnWords<ColumnRole> = {
  roleOf: (heading) => {
    if (
      /present level|current|performance|description|narrative|statement|plaafp|what .* (can|is)/.test(
        heading,
      )
    )
      return "text";
    if (/^(area|domain|subject|skill|academic area|content)|\barea\b/.test(heading)) return "area";
    if (/^(data|baseline|starting point|information|summary|results?|findings)\b/.test(heading))
      return "text";
    return /need|impact|strength|source|date|concern|assessment|data|effect|baseline|goal|exceptional|eligib/.test(
      heading,
    )
      ? "other"
      : null;
  },
  isTable: (found) => found.includes("text") && found.length > 1,
  words:
    /^(area|areas|domain|subject|skill|academic|content|present|levels?|of|performance|current|description|narrative|statement|needs?|impact|strengths?|source|sources|date|concerns?|assessment|data|effect|and|functional|achievement|the|student|disability|educational|baseline|plaafp|how|what|can|do|is|exceptional|linked|goals?|starting|point|for|instruction|information|summary|results|findings)$/,
  beginsRow: (cells, row) =>
    /^[A-Z][a-z]/.test(cells.get("area") ?? "") &&
    /^[A-Z]/.test(cells.get("text") ?? "") &&
    /[.!?]["”)]?$/.test(row.get("text") ?? ""),
};

function fromTable(lines: readonly Line[]): Found<string>[] {
  return readTables(lines, columns).flatMap(({ cells, page, quote, group }) => {
    const textOf = (role: ColumnRole) =>
      joinLines(cells.filter(({ column }) => column.role === role).map(({ text }) => text));
    const text = textOf("text");
    if (
      text.length < shortest ||
      isEmptyAnswer(text) ||
      otherField.test(textOf("area")) ||
      otherField.test(group)
    )
      return [];
    return [{ value: text, page, quote, isClear: true }];
  });
}

function fromTitles(lines: readonly Line[], isTitle: (line: Line) => boolean): Found<string>[] {
  const levels: Level[] = [];
  const hasTopicLabels = lines.some(
    (line) => isLabel(line.text, line) && isTopic(line.text.slice(0, line.text.indexOf(":"))),
  );
  const hasRunIn = lines.some(({ text, isApart }) => isApart && isTopic(runInTitle.exec(text)?.[1] ?? ""));
  let isTitleLine = false;
  for (const [index, line] of lines.entries()) {
    // The second line of a long title.
    if (isTitleLine && !line.isApart && isTitle(line) && line.cells.length === 1) continue;
    const [first, ...others] = line.cells;
    const opened = titleOf(
      first?.text ?? line.text,
      line,
      isTitle(line) || isPlainTitle(line, lines[index + 1]),
      { hasTopicLabels, hasRunIn },
    );
    // The headings of a table.
    if (line.cells.length > 1 && line.isBold && isTitle(line)) continue;
    isTitleLine = opened !== null && opened.rest === "";
    if (opened) {
      const texts = [opened.rest, ...others.map(({ text }) => text)].filter((text) => text !== "");
      levels.push({ title: opened.title, texts, page: line.page, isOther: opened.isOther });
    } else {
      const current = levels.at(-1);
      const isGeneral =
        current?.title === "" || (current && general.test(current.title) && !isTopic(current.title));
      const isOwn = line.isApart && (isGeneral || bullet.test(line.text)) && current?.texts.length;
      if (!current || (isOwn && !current.isOther)) {
        levels.push({ title: "", texts: [line.text.replace(bullet, "")], page: line.page, isOther: false });
      } else current.texts.push(current.texts.length === 0 ? line.text.replace(bullet, "") : line.text);
    }
  }
  return levels.flatMap(({ title, texts, page, isOther }) => {
    const text = joinLines(texts);
    if (areaAlone.test(text) || (title === "" && (isForm.test(text) || splitBoxes(text).length > 0)))
      return [];
    if (
      isOther ||
      text.length < (isTopic(title) ? shortestOfTopic : shortest) ||
      (/^[a-z]/.test(text) && !/[.!?]/.test(text)) ||
      isEmptyAnswer(text)
    )
      return [];
    return [{ value: text, page, quote: title === "" ? text : `${title}: ${text}`, isClear: title !== "" }];
  });
}

/** The label of the level itself, below the name of its area. */
const levelLabel =
  /^((student'?s? )?(present )?levels? of (academic |functional |educational )?(performance|achievement)[^:]{0,60}|present levels?( of[^:]{0,70})?|current (level|performance|functioning)[^:]{0,40}|performance|data)\s*(:|$)/i;
/** Titles above several levels. */
const general = /\b(present levels|monitoring data|summary|current (performance|functioning))\b/i;
/** Where a level comes from. */
const sourceLabel =
  /^(document(ation)? (basis|source)|(data )?sources?|source of (data|information)|basis|date of [a-z ]+|assessments? used|evaluat\w+ tool)[^:]{0,30}:/i;

/** What questions ask that is no present level. */
const otherTopic =
  /\b(disabilit\w*|concerns?|strengths?|needs?|impact|affects?|parents?|family|english learner|special factors)\b/i;

/** A form's instruction or question without an answer. */
const isForm =
  /^(include|describe|consider|provide|summarize|document|list|explain|indicate|identify|check|state the|discuss)\b|[:?]$/i;

/** "Skill area: Self-advocacy" */
const areaAlone = /^(goal |skill )?area: .{0,50}$/i;

/** "Social competence: Plays beside two favorite peers" */
const isLabel = (cell: string, { isApart }: Line) => isApart && /^[A-Z][A-Za-z/&' -]{3,45}: \S/.test(cell);

/** "Reading comprehension. On the August benchmark …" */
const runInTitle = /^([A-Z][a-z-]+(?: [a-z-]+){0,3})\. (?=[A-Z])/;

/** @param forms How the part writes its titles. */
function titleOf(
  written: string,
  line: Line,
  isTitle: boolean,
  forms: { readonly hasTopicLabels: boolean; readonly hasRunIn: boolean },
) {
  const cell =
    bullet.test(written) && otherField.test(written.replace(bullet, ""))
      ? written.replace(bullet, "")
      : written;
  const area = /^(area|domain)( of need)?\s*(\([^)]*\))?\s*:\s*(.{0,60})$/i.exec(cell);
  if (area) return { title: area[4] || cell, rest: "", isOther: false };
  // "Behavioral - Anxiety: area impacted by the student's disability" is a title.
  const impacted = /: area (impacted|affected) by\b[^.]*$/i.exec(cell);
  if (impacted) return { title: cell.slice(0, impacted.index), rest: "", isOther: false };
  // A line that continues a text may have a colon, too.
  const isContinued = !line.isApart && /^[a-z]/.test(cell);
  const other = isContinued ? null : otherField.exec(cell);
  if (other) return { title: other[0], rest: cell.slice(other[0].length).trim(), isOther: true };
  if (isTopic(cell)) return { title: cell.replace(/:$/, ""), rest: "", isOther: false };
  const labelled = isContinued ? null : levelLabel.exec(cell);
  if (labelled) return { title: labelled[0], rest: cell.slice(labelled[0].length).trim(), isOther: false };
  if (line.isApart && sourceLabel.test(cell)) return { title: cell, rest: "", isOther: true };
  // "Reading - Ann reads …"
  const colon = cell.search(/:|\s[–—-]\s/);
  if (
    colon > 2 &&
    colon < 60 &&
    (isTopic(cell.slice(0, colon)) || (forms.hasTopicLabels && isLabel(cell, line)))
  ) {
    return {
      title: cell.slice(0, colon),
      rest: cell
        .slice(colon + 1)
        .replace(/^\s*[–—-]/, "")
        .trim(),
      isOther: false,
    };
  }
  const runIn = forms.hasRunIn && line.isApart ? runInTitle.exec(cell)?.[1] : undefined;
  if (runIn)
    return {
      title: runIn,
      rest: cell.slice(runIn.length + 2),
      isOther: otherTopic.test(runIn.replace(/ needs$/, "")),
    };
  // A question, or a label that ends with a colon.
  if (
    line.isApart &&
    line.cells.length === 1 &&
    ((cell.endsWith("?") && cell.length < 160) || (cell.endsWith(":") && cell.length < 90))
  ) {
    return { title: cell.replace(/[:?]$/, ""), rest: "", isOther: otherTopic.test(cell) };
  }
  const [, beside] = line.cells;
  // A row of a table: the area, and beside it the text.
  if (
    line.cells.length === 2 &&
    beside &&
    cell.length <= 50 &&
    beside.text.length > cell.length &&
    !/[.]$/.test(cell) &&
    /[a-z]{3}/i.test(cell)
  ) {
    return isTitle && !cell.endsWith(":") ? null : { title: cell, rest: "", isOther: otherTopic.test(cell) };
  }
  if (line.cells.length === 1 && isTitle && cell.length < 80)
    return { title: cell.replace(/:$/, ""), rest: "", isOther: false };
  return null;
}

/** A short line of its own, without a period, above a text. */
function isPlainTitle(line: Line, next: Line | undefined): boolean {
  const isShort = line.text.length <= 60 && line.text.split(" ").length <= 8 && line.cells.length === 1;
  return (
    isShort &&
    line.isApart &&
    /^[A-Z]/.test(line.text) &&
    !/[.!?;,\d]/.test(line.text.replace(/^\(?\d{1,2}[.)]\s+/, "")) &&
    (next?.text.length ?? 0) > 60
  );
}
