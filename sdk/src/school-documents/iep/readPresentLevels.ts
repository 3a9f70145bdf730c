import type { Found } from "../findings.ts";
import { joinLabelRows } from "../lines/joinLabelRows.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { isTopic } from "../sections/topics.ts";
import { hasTable, readTables } from "../tables/readTables.ts";
import type { ColumnWords } from "../tables/Table.ts";
import { isEmptyAnswer } from "./emptyAnswer.ts";
import { bullet, isLabel, isPlainTitle, otherField, runInTitle, titleOf } from "./levelTitles.ts";
import { splitBoxes } from "./listItems.ts";

/** What a present level must have at least to say something, in letters. */
const shortest = 25;
/** "Behavior: No concerns." */
const shortestOfTopic = 8;

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

/** Titles above several levels. */
const general = /\b(present levels|monitoring data|summary|current (performance|functioning))\b/i;
/** A form's instruction or question without an answer. */
const isForm =
  /^(include|describe|consider|provide|summarize|document|list|explain|indicate|identify|check|state the|discuss)\b|[:?]$/i;

/** "Skill area: Self-advocacy" */
const areaAlone = /^(goal |skill )?area: .{0,50}$/i;
