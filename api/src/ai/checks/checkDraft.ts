import type { Language } from "@iep-insider/sdk/contract";
import { fernandezHuerta, readingGrade as gradeOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
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
export function length({ prose, longestProse, question }: Checked): string | null {
  const words = prose.join(" ").split(/\s+/).filter(Boolean).length;
  const most = Math.round(longestProse * shareOfWords[question.law.language]);
  return words <= most ? null : `It has ${words} words. Use at most ${most}.`;
}

/** Ours is written to grade 8; a sentence that names the school's own words may cost an answer a little more. */
const highest = 9;

/** On the Fernández-Huerta scale; our texts are written to 60. */
const plainest = 55;

/** A parent who is tired can read it. */
export function readingGrade(checked: Checked): string | null {
  if (checked.question.law.language === "es") {
    return fernandezHuerta(withoutQuotes(checked)) >= plainest
      ? null
      : "It is hard to read. Use shorter sentences and everyday words.";
  }
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

/** What the checks cannot read must not be shown. */
export function language({ prose, question }: Checked): string | null {
  const words =
    prose
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? [];
  const { name, little } = languages[question.law.language];
  const known = words.filter((word) => little.has(word)).length;
  return known >= words.length * least ? null : `Write in plain ${name}.`;
}

/** Plain English and plain Spanish have about four of ten. */
const least = 0.15;
const languages: Readonly<Record<Language, { readonly name: string; readonly little: ReadonlySet<string> }>> =
  {
    en: {
      name: "English",
      little: setOf(
        "the a an to of in and or for is are be it its that this they them their you your can may must not with what when",
        "who how if by on at from as do does has have was will so no ask but we our one child school before after more",
      ),
    },
    es: {
      name: "Spanish",
      little: setOf(
        "el la los las un una de del a al en y o para por con es son está están que se su sus lo le les no si como más",
        "cuando quien qué cómo cuál sin sobre desde hasta antes después pero puede debe usted hijo escuela esta este eso",
      ),
    },
  };

function setOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(" "));
}

/** The same in Spanish takes more words: our own answers a quarter more at most. */
const shareOfWords: Readonly<Record<Language, number>> = { en: 1, es: 1.25 };
