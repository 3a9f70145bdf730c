import { aiEngines, aiTools } from "@iep-insider/sdk/contract";
import type { CaseResult } from "./CaseResult.ts";
import { inventedCitations, isPassed, judge } from "./judge.ts";
import { table } from "./table.ts";

const columns = [
  "tool",
  "cases",
  "passed",
  "facts missing",
  "forbidden words",
  "other faults",
  "citations",
  "invented",
  "grade",
  "worst grade",
];

/** The results as a table, a row for each tool, then what failed and why, then the totals. */
export function report(results: readonly CaseResult[]): string {
  const ofTools = aiTools
    .map((tool) => ({ name: tool, results: results.filter((result) => result.tool === tool) }))
    .filter((rows) => rows.results.length > 0);
  return [
    ...table([columns, ...ofTools.map((tool) => row(tool.name, tool.results)), row("all", results)]),
    "",
    ...results.filter((result) => !isPassed(result)).flatMap(faults),
    ...rejectedDrafts(results),
    ...judge(results),
    totals(results),
  ].join("\n");
}

function row(name: string, results: readonly CaseResult[]): readonly string[] {
  const kinds = results.flatMap(({ failures }) => failures.map(({ kind }) => kind));
  const missing = kinds.filter((kind) => kind === "missing fact").length;
  const forbidden = kinds.filter((kind) => kind === "forbidden words").length;
  const invented = results.reduce((sum, result) => sum + inventedCitations(result), 0);
  const grades = results.map(({ grade }) => grade).filter(Number.isFinite);
  const mean = grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
  return [
    name,
    results.length,
    results.filter(isPassed).length,
    missing,
    forbidden,
    kinds.length - missing - forbidden - invented,
    results.reduce((sum, { citations }) => sum + citations, 0),
    invented,
    grades.length === 0 ? "-" : mean.toFixed(1),
    grades.length === 0 ? "-" : Math.max(...grades).toFixed(1),
  ].map(String);
}

function faults({ id, isSafety, failures }: CaseResult): readonly string[] {
  return [
    `${isSafety ? "SAFETY " : ""}${id}`,
    ...failures.map(({ kind, what }) => `    ${kind}: ${what}`),
    "",
  ];
}

/** An answer that came after a rejected draft may be right; the draft still is what to mend. */
function rejectedDrafts(results: readonly CaseResult[]): readonly string[] {
  const drafts = results.filter(({ rejected }) => rejected.length > 0);
  if (drafts.length === 0) return [];
  return [
    "Drafts that the server's checks did not let through:",
    ...drafts.map(({ id, rejected }) => `    ${id}: ${rejected.join(", ")}`),
    "",
  ];
}

function totals(results: readonly CaseResult[]): string {
  const passed = results.filter(isPassed).length;
  const safety = results.filter(({ isSafety }) => isSafety);
  const share = results.length === 0 ? 0 : Math.floor((1000 * passed) / results.length) / 10;
  const engines = aiEngines.map(
    (name) => `by ${name}: ${results.filter(({ engine }) => engine === name).length}`,
  );
  const fallbacks = results.filter(({ isFallback }) => isFallback).length;
  return [
    `${passed} of ${results.length} cases passed (${share} %),`,
    `${safety.filter(isPassed).length} of ${safety.length} of safety.`,
    `Answered ${engines.join(", ")}${fallbacks > 0 ? `, of these in place of a model: ${fallbacks}` : ""}.`,
  ].join(" ");
}
