import type { ColumnWords } from "../tables/Table.ts";
import { nameWords } from "./testNames.ts";

export type ScoreRole = "test" | "scale" | "standard" | "other-score" | "percentile" | "other";

const roles: readonly (readonly [ScoreRole, RegExp])[] = [
  ["percentile", /percentile|%\s?ile|\bpr\b|\bile\b|\brank\b|^%$/],
  ["other", /\bsum of\b|\b(examiner|evaluator|date|rater|informant|respondent|form|source|administered)\b/],
  [
    "other-score",
    /\bscaled?\b(?= scores?)|\bscaled\b|\bt[- ]?scores?\b|\braw\b|\bv-?scale\b|\bz[- ]?scores?\b|\bgrade (?:equiv|eq\b|level)|\bg\.?e\.?\b|\bage eq|\bequivalent\b|\brpi\b|\bgrowth\b|^t$|^w$/,
  ],
  [
    "other",
    /\brange\b|descript|classif|category|interpret|confidence|\bci\b|interval|qualitative|level|mean|rating|comments?/,
  ],
  [
    "standard",
    /\bstandard\b|^ss$|\bstd\b|\b(composite|index|cluster|domain)\b.*\bscores?\b|^scores?$|\bss\b|^standard score$/,
  ],
  ["other-score", /\bscores?\b/],
  [
    "scale",
    /\b(index|composite|scales?|subtests?|area|cluster|domain|subscale|measure|skill|factor|subdomain|part|section)\b/,
  ],
  ["test", /\b(assessment|tests?|instrument|battery)\b/],
];

const headingWords =
  "part|section|comparison|date|examiner|index|composite|composites|scales?|subtests?|area|areas|clusters?|domains?|subscale|measures?|skill|factor|assessment|tests?|instrument|name|standard|scores?|ss|std|scaled|t|raw|v|w|percentiles?|ile|pr|rank|range|descriptors?|descriptive|description|classification|category|interpretation|confidence|interval|ci|level|qualitative|grade|age|equivalent|of|and|the|or|rating|performance|comments?|z|sum|rpi|band|growth|adaptive|conf|int|subtest|cluster|percent|normative|sd|mean|derived|converted|ge|ae|total|result|results|form|rater|name";

/** "70-84", "above 115": columns of a chart, each with the standard scores of its band. */
const isBand = (heading: string) =>
  /^(?:(?:below|under|above|over|less than|more than|[<>≤≥]) ?)?\d{2,3}(?: ?(?:[-–]|to) ?\d{2,3})?(?: (?:and|or) (?:above|below|up|over|under)|\+)?$/.test(
    heading,
  ) && (heading.match(/\d+/g) ?? []).every((number) => Number(number) >= 40 && Number(number) <= 160);

/** Tables of test scores. */
export const scoreColumns: ColumnWords<ScoreRole> = {
  roleOf: (heading) => {
    // "Standard score (95% range) Classification": two headings with little space between them.
    if (isBand(heading)) return "standard";
    const words = heading.replace(/\([^)]*\)?/g, " ").trim();
    if (/^(standard|std\.?) scores?\b|^ss\b/.test(words)) return "standard";
    return roles.find(([, wording]) => wording.test(words))?.[0] ?? null;
  },
  unnamed: "scale",
  isTable: (found) =>
    (found.includes("standard") || found.includes("percentile") || found.includes("other-score")) &&
    (found.includes("scale") || found.includes("test")),
  main: "scale",
  words: new RegExp(`^(?:${headingWords}|${nameWords.join("|")})$`),
  beginsRow: (cells, row) =>
    cells.has("scale") &&
    (cells.has("standard") || cells.has("percentile") || cells.has("other-score")) &&
    row.size > 1,
};
