import type { Found, Score } from "../findings.ts";
import { joinLines, type Line } from "../lines/Line.ts";
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
  const groups: { test: string; lines: Line[] }[] = [{ test: "", lines: [] }];
  for (const line of lines) {
    const test = line.cells.length === 1 ? testTitle(line.text) : null;
    if (test) groups.push({ test, lines: [] });
    else groups.at(-1)?.lines.push(line);
  }
  return groups.flatMap((group) => {
    const rows = readTables(group.lines, scoreColumns).flatMap((row) => fromRow(row, group.test));
    return rows.length > 0 ? rows : fromSentences(group.lines, group.test);
  });
}

function fromRow({ cells, page, quote }: Row<ScoreRole>, title: string): Found<Score>[] {
  const textOf = (role: ScoreRole) =>
    joinLines(cells.filter(({ column }) => column.role === role).map(({ text }) => text));
  const named = textOf("test");
  const scale = textOf("scale");
  const test = testNameIn(named) ?? (scale === "" ? title : named || title);
  const name = [test, scale || (testNameIn(named) ? "" : named)].filter((part) => part !== "").join(" ");
  const written = textOf("standard");
  const standard = standardScoreIn(written);
  const percentile = percentileIn(textOf("percentile"));
  const hasNumber = /\d/.test(`${written}${textOf("percentile")}${textOf("other-score")}`);
  if (!hasNumber || name.length < 3 || !/[a-z]/i.test(scale || named)) return [];
  const value = { test: name, standardScore: standard, percentile: percentile?.value ?? null };
  return [{ value, page, quote, isClear: test !== "" && (percentile?.isExact ?? true) }];
}

/** A number in parentheses or of another scale is no standard score. */
function standardScoreIn(written: string): number | null {
  const match = /^(\d{2,3})\b(?!\.\d)/.exec(written.trim());
  const score = Number(match?.[1]);
  return match && score >= lowest && score <= highest ? score : null;
}

function percentileIn(written: string): { value: number; isExact: boolean } | null {
  const match = /([<>≤≥])?\s*(\d{0,2}\.\d+|\d{1,2})(?:st|nd|rd|th)?/.exec(written);
  const value = Number(match?.[2]);
  return match && value > 0 && value < 100 ? { value, isExact: match[1] === undefined } : null;
}

const inSentence = /\bstandard score(?: of|:| was| =)?\s*\(?(?:SS\s*=?\s*)?(\d{2,3})\b/i;
const listed = /^(.{3,70}?)\s*[:=,–-]?\s*\(?\b(?:SS|standard score)\s*[:=]?\s*(\d{2,3})\b/;
const percentileNear =
  /(\d{1,2}(?:\.\d+)?)(?:st|nd|rd|th)?\s*(?:percentile|%ile)|percentile(?: rank)?(?: of|:| =)?\s*(\d{1,2}(?:\.\d+)?)/i;
const scaleIn =
  /\b(?:on|in|for) (?:the |his |her )?((?:[A-Z][\w/&-]*|of|and)(?: (?:[A-Z][\w/&-]*|of|and))*)/g;

/** "On the WIAT-4 Word Reading subtest she earned a standard score of 82 (12th percentile)"; the parent checks these. */
function fromSentences(lines: readonly Line[], title: string): Found<Score>[] {
  let page = 1;
  const texts = new Map<number, string[]>();
  for (const line of lines) {
    page = line.page;
    texts.set(page, [...(texts.get(page) ?? []), line.text]);
  }
  return [...texts].flatMap(([number, parts]) =>
    sentencesOf(joinLines(parts)).flatMap((sentence) => {
      const score = Number(inSentence.exec(sentence)?.[1] ?? listed.exec(sentence)?.[2]);
      if (!(score >= lowest && score <= highest)) return [];
      const scale =
        listed.exec(sentence)?.[1] ??
        [...sentence.matchAll(scaleIn)].map((match) => match[1] ?? "").find((name) => name !== "") ??
        "";
      const near = percentileNear.exec(sentence);
      const test = testNameIn(sentence) ?? title;
      const name = scale.includes(test) ? scale : `${test} ${scale}`.trim();
      if (name === "") return [];
      const value = {
        test: name,
        standardScore: score,
        percentile: near ? Number(near[1] ?? near[2]) : null,
      };
      return [{ value, page: number, quote: sentence, isClear: false }];
    }),
  );
}
