import { readingGrade as gradeOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import type { Check, Checked } from "./Check.ts";
import { citations } from "./citations.ts";
import { days } from "./days.ts";
import { safety } from "./safety.ts";
import { sections } from "./sections.ts";

const checks = { citations, sections, days, language, readingGrade, length, safety } satisfies Record<
  string,
  Check
>;

/** `form`: what was filled in could not be made a draft. */
export type CheckName = keyof typeof checks | "form";

export interface FailedCheck {
  readonly check: CheckName;
  /** What is wrong, for the rewrite of the draft. */
  readonly reason: string;
}

/** The checks that a draft fails; empty if it may be shown. */
export function checkDraft(checked: Checked): readonly FailedCheck[] {
  return names.flatMap((check) => {
    const reason = checks[check](checked);
    return reason === null ? [] : [{ check, reason }];
  });
}

const names = [
  "citations",
  "sections",
  "days",
  "language",
  "readingGrade",
  "length",
  "safety",
] as const satisfies readonly (keyof typeof checks)[];

/** No longer than a parent reads on a phone. */
export function length({ prose, longestProse }: Checked): string | null {
  const words = prose.join(" ").split(/\s+/).filter(Boolean).length;
  return words <= longestProse ? null : `It has ${words} words. Use at most ${longestProse}.`;
}

/** Ours is written to grade 8; a sentence that names the school's own words may cost an answer a little more. */
const highest = 9;

/** A parent who is tired can read it. */
export function readingGrade(checked: Checked): string | null {
  const grade = gradeOf(withoutLeftOut(withoutQuotes(checked)));
  if (Number.isNaN(grade)) return "There is nothing to read.";
  return grade <= highest
    ? null
    : `It reads at grade ${grade.toFixed(1)}. Use shorter sentences and everyday words, at grade 8 or below.`;
}

/** What the parent wrote, quoted back, is not ours to make plain. */
function withoutQuotes({ prose, words }: Checked): string {
  const written = words.join("\n").toLowerCase();
  return prose
    .join("\n")
    .replace(/[“"]([^“”"]+)[”"]/g, (whole, quoted: string) =>
      written.includes(quoted.toLowerCase().replace(/[.,]$/, "")) ? "this" : whole,
    );
}

/** The checks read English only: what they cannot read must not be shown. */
export function language({ prose }: Checked): string | null {
  const words =
    prose
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? [];
  const english = words.filter((word) => little.has(word)).length;
  return english >= words.length * least ? null : "Write in plain English.";
}

/** Plain English has about four of ten. */
const least = 0.15;
const little: ReadonlySet<string> = new Set(
  [
    "the a an to of in and or for is are be it its that this they them their you your can may must not with what when",
    "who how if by on at from as do does has have was will so no ask but we our one child school before after more",
  ]
    .join(" ")
    .split(" "),
);
