import type { Check, Checked } from "./Check.ts";
import { citations } from "./citations.ts";
import { days } from "./days.ts";
import { language } from "./language.ts";
import { length } from "./length.ts";
import { readingGrade } from "./readingGrade.ts";
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

/** Every check that a draft does not pass; empty where it may be shown. */
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
