import type { Found, Score } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { areOfOneScore, standardScoreIn } from "./scoreValues.ts";
import { testNameIn } from "./testNames.ts";

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
  /\b((?:[A-Z][\w/&-]*(?: of| and)? )*(?:Score|Index|Composite|Quotient|IQ|Cluster))(?: \([A-Z]{2,5}\))?(?: score)?(?:,? (?:of|was|is|at)| =|:) (\d{2,3})\b(?!\.\d|\s*(?:%|percent|points|of\b|out))(?:[^.;]{0,30}?(\d{1,2}(?:\.\d)?)(?:st|nd|rd|th)? (?:percentile|%ile))?/g;
const otherScoreIn = /\b(?:T|scaled|raw|z|v-scale)[- ]?scores?(?: of|:| =)? \d/i;
/** A score of another day. */
const isEarlier =
  /\b(?:in (?:\w+ )?20\d\d|previous(?:ly)?|prior|last (?:time|year|evaluation)|earlier|at that time)\b/i;
const earned = /^ (?:earned|obtained|scored|achieved|received|had|demonstrated|performed|got)\b/;
const scaleIn =
  /\b(?:[Oo]n|[Ii]n|[Ff]or) (?:the |his |her )?((?:[A-Z][\w/&-]*|of|and)(?: (?:[A-Z][\w/&-]*|of|and))*)/g;

/** "On the WIAT-4 Word Reading subtest she earned a standard score of 82 (12th percentile)"; the parent checks these. */
export function toldScores(lines: readonly Line[], titles: ReadonlyMap<Line, string>): Found<Score>[] {
  let title = "";
  /** The test that a sentence before named: "The CELF-5 was given in May. Ann earned …" */
  let named = "";
  const found: Found<Score>[] = [];
  for (const { text, page, lines: own } of paragraphsOf(lines)) {
    for (const line of own) {
      if (titles.has(line)) named = "";
      title = titles.get(line) ?? title;
    }
    const listedInText = markedScores(text, title);
    if (listedInText.length > 1) {
      for (const value of listedInText) found.push({ value, page, quote: text, isClear: false });
      continue;
    }
    // "Processing Speed Index = 81 (10 %ile) Low Average": a line for each scale.
    const lists = own.map((line) => listedScore(listTextOf(line), title));
    if (lists.length > 0 && lists.every((score) => score !== null)) {
      for (const [index, value] of lists.entries())
        if (value) found.push({ value, page, quote: own[index]?.text ?? text, isClear: false });
      continue;
    }
    for (const sentence of sentencesOf(text)) {
      if (isEarlier.test(sentence)) continue;
      named = testNameIn(sentence) ?? named;
      const test = named || title;
      const values = [
        ...valuesWithRank(sentence, test),
        ...scoresInParentheses(sentence, test),
        ...namedScores(sentence, test),
        ...scoresOnScales(sentence, test),
      ].map((score) => ({
        ...score,
        test: score.test.replace(/ (?:His|Her|Their|The|\p{Lu}\p{Ll}+['’]s) /u, " "),
      }));
      const value = values.length > 0 ? null : scoreIn(sentence, test);
      const unique = new Map(values.map((each) => [each.standardScore, each]));
      for (const each of value ? [value] : unique.values())
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

/** "Reading Composite 85 (16%ile), Math Composite 97 (42%ile)": a score is standard where its percentile fits. */
const withRank =
  /\b([A-Z][\w/&'-]*(?: (?:[A-Z][\w/&'-]*|of|&|and(?= [A-Z])))*)(?: (?:standard |composite |index |cluster )?score)?(?: was an? [a-z ]{3,25})?(?: (?:of|was|is|at)|:| =)? \(?(\d{2,3})(?: ?[(,;] ?| (?:falls|fell|is|was|ranks) )(?:which (?:is|was|falls) )?(?:at )?(?:the )?(\d{1,2}(?:\.\d)?)(?:st|nd|rd|th)?[ -]?(?:%ile|percentile|%)/g;

function valuesWithRank(sentence: string, title: string): Score[] {
  const test = testNameIn(sentence) ?? title;
  return [...sentence.matchAll(withRank)].flatMap(([, scale = "", written, rank]) => {
    const score = standardScoreIn(written ?? "");
    const percentile = Number(rank);
    if (
      score === null ||
      test === "" ||
      scale === test ||
      /['’]s$|^(?:His|Her|Their|The|This|That|A)$/.test(scale) ||
      !areOfOneScore(score, percentile)
    )
      return [];
    const name = scale.includes(test) ? scale : `${test} ${scale}`;
    return [{ test: name, standardScore: score, percentile }];
  });
}

function namedScores(sentence: string, title: string): Score[] {
  return [...sentence.matchAll(namedScore)].flatMap(([, scale = "", written, percentile]) => {
    const score = standardScoreIn(written ?? "");
    const test = testNameIn(sentence) ?? title;
    if (score === null || test === "" || /\b(?:T|z|scaled|raw)[- ]score$/i.test(scale)) return [];
    const name = scale.includes(test) ? scale : `${test} ${scale}`;
    return [{ test: name, standardScore: score, percentile: percentile ? Number(percentile) : null }];
  });
}

/** "She scored 88 on Reading Comprehension (21st percentile)" */
const onScale = new RegExp(
  String.raw`\b(\d{2,3}) (?:on|in|for) (?:the )?(${capitalized}) \((?:at the )?(\d{1,2})(?:st|nd|rd|th)? ?(?:percentile|%ile)`,
  "g",
);
/** "a Global Executive Composite T score of 68 (95th percentile)" */
const otherScore = new RegExp(
  String.raw`(${capitalized}) (?:T|scaled|z)[- ]score (?:of|was|is) \d{1,3}\b[^.;]{0,20}?\b(\d{1,2})(?:st|nd|rd|th) percentile`,
  "g",
);

const marked = new RegExp(
  String.raw`(${capitalized}),? \(?(?:(SS|standard score)|T|ScS|scaled score)[ =:]*(\d{1,3})[,;/]? ?(?:PR|%ile|percentile(?: rank)?)[ =:]*(\d{1,2}(?:\.\d)?)`,
  "g",
);

/** Letters of the words behind a test's name that say which form of it was used. */
const longestForm = 20;

/** "WJ IV ACH: Broad Reading SS 109, PR 73; Reading Fluency SS 86, PR 18" */
function markedScores(text: string, title: string): Score[] {
  const before = text.slice(0, Math.max(0, text.indexOf(":")));
  const named = testNameIn(before) ?? title;
  // "ABAS-3 Parent: …", but not "On the ABAS-3: …"
  const test = before.startsWith(named) && before.length < named.length + longestForm ? before : named;
  return [...text.matchAll(marked)].flatMap(([, scale = "", isStandard, score, percentile]) =>
    test === ""
      ? []
      : {
          test: scale.includes(test) ? scale : `${test} ${scale}`,
          standardScore: isStandard ? standardScoreIn(score ?? "") : null,
          percentile: Number(percentile),
        },
  );
}

function scoresOnScales(sentence: string, test: string): Score[] {
  if (test === "") return [];
  const onScales = [...sentence.matchAll(onScale)].map(([, score, scale, percentile]) => ({
    scale: scale ?? "",
    standardScore: standardScoreIn(score ?? ""),
    percentile: Number(percentile),
  }));
  const others = [...sentence.matchAll(otherScore)].map(([, scale, percentile]) => ({
    scale: scale ?? "",
    standardScore: null,
    percentile: Number(percentile),
  }));
  return [...onScales.filter(({ standardScore }) => standardScore !== null), ...others].map(
    ({ scale, ...score }) => ({ test: scale.includes(test) ? scale : `${test} ${scale}`, ...score }),
  );
}

/** "The Supralinguistic Index was lower, with a standard score of 78" */
const ofSubject = new RegExp(
  String.raw`^(?:(?:The|Her|His|Their) )?(?!The |Her |His |Their )(${capitalized} (?:Index|Composite|Scale|Cluster|Quotient|Subtest))\b`,
);

function scoreIn(sentence: string, title: string): Score | null {
  const label = listed.exec(sentence)?.[1];
  const near = percentileNear.exec(sentence);
  const percentile = near ? Number(near[1] ?? near[2]) : null;
  const score = Number((label ? standardIn.exec(sentence) : null)?.[1] ?? inSentence.exec(sentence)?.[1]);
  const isStandard = standardScoreIn(String(score)) !== null;
  // A percentile alone, or another kind of score, counts only behind the name of a scale below its test.
  const isOfScale = label !== undefined && title !== "" && /\bscore\b/i.test(sentence);
  if (!isStandard && !(isOfScale && (percentile !== null || otherScoreIn.test(sentence)))) return null;
  const scale =
    label ??
    [...sentence.matchAll(scaleIn)]
      // "On the CTOPP-2 Ann earned": the last word is no name of a scale.
      .map(({ 1: name = "", 0: whole, index }) =>
        earned.test(sentence.slice(index + whole.length)) ? name.replace(/ ?\S+$/, "") : name,
      )
      .find((name) => name !== "") ??
    ofSubject.exec(sentence)?.[1] ??
    "";
  const test = testNameIn(sentence) ?? title;
  const name = scale.includes(test) ? scale : `${test} ${scale}`.trim();
  if (name === "" || scale === "") return null;
  return { test: name, standardScore: isStandard ? score : null, percentile };
}

/** "Rate | scaled score 5 | 5th percentile" as "Rate: scaled score 5, 5th percentile". */
function listTextOf({ cells, text }: Line): string {
  const [scale, ...rest] = cells.map((cell) => cell.text);
  const isRow = rest.length > 0 && rest.every((part) => /\d/.test(part) && /[a-z]{2}/i.test(part));
  if (rest.length > 0 && !isRow) return "";
  return isRow ? `${scale}: ${rest.join(", ")}` : text;
}

const mark = /^(?:[•●▪◦·*>–-]|\(?\d{1,2}[.)])\s+/;
/** "NEPSY-II, Auditory Attention: scaled 5, PR 5", "Total Score (parent) = T 78 (99 %ile)" */
const listLine =
  /^(?:([A-Z][\w-]*(?: [A-Z\d][\w-]*){0,2}), )?([A-Z](?:[^:=.;,()]|\([^)\d]*\)){2,60}?)(?:\s*[:=]\s*|,\s+|\s+[–—-]\s+|\s+(?=(?:SS|T|scaled|standard|score)\b)|\s*\((?=(?:SS|T|scaled|standard)\b))(?=.*\d)(.+)$/;
const kindOfScore =
  /^(?:(T|scaled|raw|z|v-?scale)\b|(SS|standard|index|composite)\b)?(?:[- ]?score)?s?(?: of|:| =|=)?\s*(\d{1,3})\b(?!\.\d|\/|%|\s*(?:st|nd|rd|th)\b)/i;
const rankNear =
  /(?:PR|percentile(?: rank)?|%ile)(?: of|:| =|=)?\s*(\d{1,2}(?:\.\d)?)\b|(\d{1,2}(?:\.\d)?)(?:st|nd|rd|th)?\s*(?:percentile|%ile|%)/i;

/** A sentence, or the name of the report at the edge of a page. */
const noScale = /^(?:he|she|they|his|her|the|on|in)\b|\b(?:evaluation|report|page)\b/i;

/** The score of a line that has a scale and its numbers; an unnamed number is a standard score where its percentile fits. */
function listedScore(written: string, title: string): Score | null {
  const [, named, scale = "", rest = ""] = listLine.exec(written.replace(mark, "")) ?? [];
  const test = named ?? title;
  const number = kindOfScore.exec(rest);
  if (test === "" || !number || noScale.test(scale)) return null;
  const near = rankNear.exec(rest.slice(number[0].length)) ?? rankNear.exec(rest);
  const percentile = near ? Number(near[1] ?? near[2]) : null;
  const score = standardScoreIn(number[3] ?? "");
  const isNamed = number[2] !== undefined;
  const isFitting = score !== null && percentile !== null && areOfOneScore(score, percentile);
  if (!isNamed && !number[1] && percentile === null) return null;
  const standardScore = !number[1] && (isNamed || isFitting) ? score : null;
  const name = scale.includes(test) ? scale : `${test} ${scale}`;
  return { test: name.trim(), standardScore, percentile };
}
