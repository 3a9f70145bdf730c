import type { Found, Score } from "../findings.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { readTables } from "../tables/readTables.ts";
import type { Row } from "../tables/Table.ts";
import { fittingRows } from "./fittingRows.ts";
import { type ScoreRole, scoreColumns } from "./scoreColumns.ts";
import { misfit, percentileIn, standardScoreIn } from "./scoreValues.ts";
import { sidewaysScores } from "./sidewaysScores.ts";
import { isTestName, testNameIn, testTitle } from "./testNames.ts";
import { toldScores } from "./toldScores.ts";

/**
 * The scores of an evaluation: from its tables, and from sentences that give a standard score. Scaled scores and T scores
 * are other scales and never become standard scores; their rows still have a percentile.
 */
export function readScores(lines: readonly Line[]): Found<Score>[] {
  const titles = new Map<Line, string>();
  for (const line of lines) {
    const [cell] = line.cells;
    // "Name of test: KTEA-3" may have a date beside it.
    const isAlone =
      line.cells.length === 1 || /^(name of )?(test|assessment|instrument)( name)?:/i.test(line.text);
    const test = cell && isAlone ? testTitle(cell.text) : null;
    if (test) titles.set(line, test);
  }
  // A title in a table is no further line of the row above it.
  const apart = lines.map((line, index) => {
    const above = lines[index - 1];
    const isApart = line.isApart || titles.has(line) || (above !== undefined && titles.has(above));
    return isApart === line.isApart ? line : { ...line, isApart };
  });
  const titleOf = new Map<Line, string>();
  let title = "";
  for (const [index, line] of lines.entries()) {
    title = titles.get(line) ?? title;
    titleOf.set(apart[index] ?? line, title);
  }
  const sideways = sidewaysScores(lines, (line) => titleOf.get(apart[lines.indexOf(line)] ?? line) ?? "");
  const inRows = () =>
    withTests(readTables(apart, scoreColumns)).flatMap((row) => fromRow(row, titleOf.get(row.line) ?? ""));
  const rows = sideways.length > 0 ? sideways : inRows();
  const told = [
    ...toldScores(lines, titles),
    ...(sideways.length > 0 ? [] : fittingRows(apart, (line) => titleOf.get(line) ?? "")),
  ];
  // A table's scores are often told again in other words.
  const isNew = ({ value }: Found<Score>) =>
    !rows.some(
      ({ value: row }) =>
        row.test.toLowerCase() === value.test.toLowerCase() ||
        (row.standardScore ?? row.percentile) === (value.standardScore ?? value.percentile),
    );
  return [...rows, ...told.filter(isNew)];
}

/** A test that is named once for several rows belongs to each of them. */
function withTests(rows: readonly Row<ScoreRole>[]): Row<ScoreRole>[] {
  let last: Row<ScoreRole> | undefined;
  return rows.map((row) => {
    const isOfTable = row.cells.some(({ column }) => last?.cells.some((cell) => cell.column === column));
    const test = isOfTable ? last?.cells.find(({ column }) => column.role === "test") : undefined;
    const hasOwn = row.cells.some(({ column }) => column.role === "test");
    last = test && !hasOwn ? { ...row, cells: [test, ...row.cells] } : row;
    return last;
  });
}

function fromRow({ cells, page, quote }: Row<ScoreRole>, title: string): Found<Score>[] {
  const textsOf = (role: ScoreRole) =>
    cells.filter(({ column }) => column.role === role).map(({ text }) => text);
  // "Composite" may be the name of a scale or its score.
  const isNumber = (text: string) => /^\d+\b/.test(text) && standardScoreIn(text) !== null;
  const composites = cells.filter(({ column, text }) => column.role === "scale" && isNumber(text));
  const scales = cells
    .filter((cell) => cell.column.role === "scale" && !composites.includes(cell))
    .sort((a, b) => a.column.left - b.column.left);
  // "Measure" left of "Scale"
  const [measure] = scales.length > 1 ? scales : [];
  const isMeasure =
    measure !== undefined && (ofTests.test(measure.column.heading) || isTestName(measure.text));
  const named = joinLines(isMeasure ? [measure.text] : textsOf("test"));
  let scale = joinLines(scales.slice(isMeasure || (measure && title !== "") ? 1 : 0).map(({ text }) => text));
  const own = isTestName(named) ? named : testNameIn(named);
  const heading = scales[0]?.column.heading ?? "";
  const isUnknown = scoreColumns.roleOf(heading.toLowerCase()) === null;
  const ofHeading = testNameIn(heading) ?? (isUnknown && isTestName(heading) ? heading : null);
  const plain = isUnknown && !isMeasure ? heading : "";
  // "Woodcock-Johnson V Broad Reading" beside the area "Reading" has its scale.
  const inner = own !== null && named.startsWith(own) ? named.slice(own.length).trim() : "";
  if (isScaleName.test(inner) && ofAreas.test(scales[0]?.column.heading ?? "")) scale = inner;
  const test = own ?? (scale === "" ? title : named || (ofHeading ?? (title || plain)));
  const name = [test, scale || (own ? "" : named)].filter((part) => part !== "").join(" ");
  const isOtherScale = cells.some(({ text }) => otherScale.test(text.trim()));
  const written = isOtherScale ? [] : [...textsOf("standard"), ...composites.map(({ text }) => text)];
  const percentile = textsOf("percentile")
    .map(percentileIn)
    .find((found) => found !== null);
  // A T score of 78 below "Standard score" is at the 99th percentile.
  const isOfScale = (score: number) => !percentile || misfit(score, percentile.value) <= widestMisfit;
  const standard = written.map(standardScoreIn).find((score) => score !== null && isOfScale(score)) ?? null;
  const numbers = [...textsOf("standard"), ...textsOf("percentile"), ...textsOf("other-score")];
  if (!numbers.some((text) => /^[^a-z]*\d/i.test(text) && !/\d\/\d|\d of \d/.test(text))) return [];
  if (name.length < 3 || !/[a-z]/i.test(scale || named) || scale.length > longestScale) return [];
  const value = { test: name, standardScore: standard, percentile: percentile?.value ?? null };
  // A name that no test in our list has may be that of a scale or of a part of the table.
  const isKnown = own !== null || ofHeading !== null || title !== "";
  return [{ value, page, quote, isClear: isKnown && (percentile?.isExact ?? true) }];
}

const ofAreas = /\barea|\bskill|\bdomain/i;
/** Not an edition, a form, or the rest of a test's full name. */
const isScaleName =
  /^(?!.*\b(?:tests?|scales?|edition|form|battery|assessment|inventory|parent|teacher|report)\b)[A-Z][a-z]{3,}/;
const ofTests = /\b(?:measure|instrument|tests?|assessment|battery)\b/i;

/** A row that says its own scale. */
const otherScale =
  /^(t|t[- ]?scores?|scaled( scores?)?|z|z[- ]?scores?|v-?scale( scores?)?|raw( scores?)?)$/i;
/** Percentage points by which the percentile of a standard score may differ from that of its row: norms differ by age. */
const widestMisfit = 30;
/** Longer texts are sentences below the table. */
const longestScale = 70;
