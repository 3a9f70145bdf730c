import type { Found, Score } from "../findings.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { type Row, readTables } from "../tables/readTables.ts";
import { type ScoreRole, scoreColumns } from "./scoreColumns.ts";
import { testNameIn, testTitle } from "./testNames.ts";

/** Standard scores have an average of 100; the tests give from 40 to 160. Lower numbers are scaled scores. */
const [lowest, highest] = [40, 160];

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
  const rows = withTests(readTables(apart, scoreColumns)).flatMap((row) =>
    fromRow(row, titleOf.get(row.line) ?? ""),
  );
  const told = fromSentences(lines, titles);
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
  const named = joinLines(textsOf("test"));
  const scale = joinLines(textsOf("scale"));
  const own = shortName.test(named) ? named : testNameIn(named);
  const ofHeading = testNameIn(cells.find(({ column }) => column.role === "scale")?.column.heading ?? "");
  const test = own ?? (scale === "" ? title : named || (ofHeading ?? title));
  const name = [test, scale || (own ? "" : named)].filter((part) => part !== "").join(" ");
  const isOtherScale = cells.some(({ text }) => otherScale.test(text.trim()));
  const written = isOtherScale ? [] : textsOf("standard");
  const standard = written.map(standardScoreIn).find((score) => score !== null) ?? null;
  const percentile = textsOf("percentile")
    .map(percentileIn)
    .find((found) => found !== null);
  const numbers = [...textsOf("standard"), ...textsOf("percentile"), ...textsOf("other-score")];
  if (!numbers.some((text) => /^[^a-z]*\d/i.test(text) && !/\d\/\d/.test(text))) return [];
  if (name.length < 3 || !/[a-z]/i.test(scale || named) || scale.length > longestScale) return [];
  const value = { test: name, standardScore: standard, percentile: percentile?.value ?? null };
  return [{ value, page, quote, isClear: test !== "" && (percentile?.isExact ?? true) }];
}

/** "Conners EC", "WJ IV ACH": nothing but a short name. */
const shortName = /^[A-Z][\w:-]*(?: [A-Z\d]{1,4}){0,2}$/;

/** A row that says its own scale. */
const otherScale =
  /^(t|t[- ]?scores?|scaled( scores?)?|z|z[- ]?scores?|v-?scale( scores?)?|raw( scores?)?)$/i;
/** Longer texts are sentences below the table. */
const longestScale = 70;

/** A number in parentheses, with a mark, of another scale or in a range is no standard score. */
function standardScoreIn(written: string): number | null {
  const match = /^(\d{2,3})\b(?!\.\d|\s*[-–*†]|\s*\(?(?:T|to|scaled|raw|z)\b)/.exec(written.trim());
  const score = Number(match?.[1]);
  return match && score >= lowest && score <= highest ? score : null;
}

function percentileIn(written: string): { value: number; isExact: boolean } | null {
  const match = /([<>≤≥])?\s*(\d{0,2}\.\d+|\d{1,2})(?:st|nd|rd|th)?(?!\d|\s*[-–])/.exec(written);
  const value = Number(match?.[2]);
  return match && value > 0 && value < 100 ? { value, isExact: match[1] === undefined } : null;
}

const is = String.raw`(?:\s*(?:of|was|is|[:=]))*\s*`;
const inSentence = new RegExp(
  String.raw`\b(?:standard|composite|index) score${is}\(?(?:SS\s*=?\s*)?(\d{2,3})\b`,
  "i",
);
/** "Word Reading: SS 82, 12th percentile" */
const listed =
  /^(?!(?:On|In|At|He|She|His|Her|They|The)\b)([A-Z](?:(?! (?:results|scores?|was|is|earned)\b)[^.:=,(]){2,70}?)\s*(?:[:=–—-]\s|[(,]\s*)(?=[^:;]*\b(?:SS|scores?|percentile|%ile|PR)\b)/;
const standardIn = new RegExp(String.raw`\b(?:SS|standard score)${is}(\d{2,3})\b`, "i");
const percentileNear = new RegExp(
  String.raw`(\d{1,2}(?:\.\d+)?)(?:st|nd|rd|th)?\s*(?:percentile|%ile)|(?:percentile(?: rank)?|%ile|\bPR)${is}(\d{1,2}(?:\.\d+)?)`,
  "i",
);
/** "Core Language Score of 77, which is at the 6th percentile": the name says that it is a score of its test. */
const namedScore =
  /\b((?:[A-Z][\w/&-]*(?: of| and)? )*(?:Score|Index|Composite|Quotient|IQ|Cluster))(?: \([A-Z]{2,5}\))?(?: score)?(?: (?:of|was|is|at)| =|:) (\d{2,3})\b(?!\.\d|\s*(?:%|percent|points|of\b|out))(?:[^.;]{0,30}?(\d{1,2}(?:\.\d)?)(?:st|nd|rd|th)? (?:percentile|%ile))?/g;
const otherScoreIn = /\b(?:T|scaled|raw|z|v-scale)[- ]?scores?(?: of|:| =)? \d/i;
/** A score of another day. */
const isEarlier =
  /\b(?:in (?:\w+ )?20\d\d|previous(?:ly)?|prior|last (?:time|year|evaluation)|earlier|at that time)\b/i;
const scaleIn =
  /\b(?:[Oo]n|[Ii]n|[Ff]or) (?:the |his |her )?((?:[A-Z][\w/&-]*|of|and)(?: (?:[A-Z][\w/&-]*|of|and))*)/g;

/** "On the WIAT-4 Word Reading subtest she earned a standard score of 82 (12th percentile)"; the parent checks these. */
function fromSentences(lines: readonly Line[], titles: ReadonlyMap<Line, string>): Found<Score>[] {
  let title = "";
  const found: Found<Score>[] = [];
  for (const { text, page, lines: own } of paragraphsOf(lines)) {
    for (const line of own) title = titles.get(line) ?? title;
    for (const sentence of sentencesOf(text)) {
      if (isEarlier.test(sentence)) continue;
      const values = [...scoresInParentheses(sentence, title), ...namedScores(sentence, title)];
      const value = values.length > 0 ? null : scoreIn(sentence, title);
      for (const each of value ? [value] : values)
        found.push({ value: each, page, quote: sentence, isClear: false });
    }
  }
  return found;
}

const capitalized = String.raw`[A-Z][\w/&'-]*(?: (?:[A-Z\d][\w/&'-]*|of|and|in))*`;
const inParentheses = new RegExp(String.raw`(${capitalized}) \(([^)]*\b(?:SS|standard score)\b[^)]*)\)`, "g");

/** "Core Language (SS = 78, PR = 7) and Receptive Language (SS = 84, PR = 14)" */
function scoresInParentheses(sentence: string, title: string): Score[] {
  const test = testNameIn(sentence.replace(inParentheses, "")) ?? title;
  return [...sentence.matchAll(inParentheses)].flatMap(([, scale = "", inside = ""]) => {
    const score = standardScoreIn(standardIn.exec(inside)?.[1] ?? "");
    const near = percentileNear.exec(inside);
    if (score === null) return [];
    const name = scale.includes(test) ? scale : `${test} ${scale}`;
    return [{ test: name, standardScore: score, percentile: near ? Number(near[1] ?? near[2]) : null }];
  });
}

function namedScores(sentence: string, title: string): Score[] {
  return [...sentence.matchAll(namedScore)].flatMap(([, scale = "", written, percentile]) => {
    const score = standardScoreIn(written ?? "");
    const test = testNameIn(sentence) ?? title;
    if (score === null || test === "") return [];
    const name = scale.includes(test) ? scale : `${test} ${scale}`;
    return [{ test: name, standardScore: score, percentile: percentile ? Number(percentile) : null }];
  });
}

function scoreIn(sentence: string, title: string): Score | null {
  const label = listed.exec(sentence)?.[1];
  const near = percentileNear.exec(sentence);
  const percentile = near ? Number(near[1] ?? near[2]) : null;
  const score = Number((label ? standardIn.exec(sentence) : null)?.[1] ?? inSentence.exec(sentence)?.[1]);
  const isStandard = score >= lowest && score <= highest;
  // A percentile alone, or another kind of score, counts only behind the name of a scale below its test.
  const isOfScale = label !== undefined && title !== "" && /\bscore\b/i.test(sentence);
  if (!isStandard && !(isOfScale && (percentile !== null || otherScoreIn.test(sentence)))) return null;
  const scale =
    label ?? [...sentence.matchAll(scaleIn)].map((match) => match[1] ?? "").find((name) => name !== "") ?? "";
  const test = testNameIn(sentence) ?? title;
  const name = scale.includes(test) ? scale : `${test} ${scale}`.trim();
  if (name === "" || scale === "") return null;
  return { test: name, standardScore: isStandard ? score : null, percentile };
}
