import type { Found, Score } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { areOfOneScore, misfit, standardScoreIn } from "./scoreValues.ts";
import { isTestName, testNameIn } from "./testNames.ts";

const wholePercentile = /^(\d{1,2}(?:\.\d)?)(?:st|nd|rd|th)?\s*(?:%|%ile|percentile)?$/i;
/** "Word Reading 82 12 Below Average", with little space between its columns. */
const inOneCell =
  /^([A-Z][A-Za-z][\w&/'’() -]{1,60}?)\s+(\d{2,3})\s+(?:\(?\d{2,3}\s*[-–]\s*\d{2,3}\)?\s+)?(\d{1,2}(?:\.\d)?)(?:st|nd|rd|th|%)?(?:\s+[A-Za-z-]+){0,4}$/;

/**
 * The scores of rows whose table is not known by its headings: a name, and two numbers of which one is the percentile of
 * the other. The parent checks these.
 */
export function fittingRows(lines: readonly Line[], titleOf: (line: Line) => string): Found<Score>[] {
  return lines.flatMap((line) => {
    const title = titleOf(line);
    const [names, pair] = line.cells.length > 2 ? ofCells(line) : ofText(line.text);
    if (!pair || names.length === 0) return [];
    const [first = "", ...others] = names;
    const own = isTestName(first) ? first : others.length > 0 ? testNameIn(first) : null;
    const scale = own && others[0] ? others[0] : first;
    const test = own ?? title;
    if (test === "" || scale === own) return [];
    const name = scale.includes(test) ? scale : `${test} ${scale}`;
    const [standardScore, percentile] = pair;
    return [
      { value: { test: name, standardScore, percentile }, page: line.page, quote: line.text, isClear: false },
    ];
  });
}

type Pair = readonly [standard: number, percentile: number];

function ofCells({ cells }: Line): readonly [names: string[], pair: Pair | null] {
  const texts = cells.map(({ text }) => text.trim());
  const at = texts.findIndex((text) => /^\d/.test(text));
  const names = texts
    .slice(0, Math.max(0, at))
    .filter((text) => /[A-Za-z]{2}/.test(text) && text.length < 70);
  const numbers = at === -1 ? [] : texts.slice(at);
  const pairs = numbers.flatMap((text) => {
    const standard = standardScoreIn(text);
    return standard === null
      ? []
      : numbers.flatMap((other): Pair[] => {
          const percentile = Number(wholePercentile.exec(other)?.[1] ?? 0);
          const isPair = other !== text && percentile > 0 && areOfOneScore(standard, percentile);
          return isPair ? [[standard, percentile]] : [];
        });
  });
  // "442 2.1 72 3": a grade equivalent may fit, too, but not as well.
  const [best] = pairs.toSorted((a, b) => misfit(...a) - misfit(...b));
  return [names, best ?? null];
}

function ofText(text: string): readonly [names: string[], pair: Pair | null] {
  const [, name = "", standard = "", percentile = ""] = inOneCell.exec(text) ?? [];
  const score = standardScoreIn(standard);
  const isFitting = score !== null && areOfOneScore(score, Number(percentile));
  return isFitting ? [[name], [score, Number(percentile)]] : [[], null];
}
