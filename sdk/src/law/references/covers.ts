import { citationsIn } from "./citationsIn.ts";
import type { LegalReference, Place, SectionReference } from "./LegalReference.ts";
import { comparePaths } from "./paragraphs.ts";

/**
 * Whether a provision's citation holds what a text points to, so that a letter cites only what we have read.
 *
 * A paragraph is covered by its section, by a paragraph around it, or by a range it lies in. A whole section (or a
 * whole part) is covered by any paragraph of it. A range is covered where one reference holds both its ends.
 */
export function covers(citation: string, reference: LegalReference): boolean {
  return citationsIn(citation).some((held) => holds(held, reference));
}

function holds(held: LegalReference, asked: LegalReference): boolean {
  if (held.kind === "guidance") {
    if (asked.kind !== "guidance" || held.name !== asked.name) return false;
    return asked.date === null || held.date === asked.date;
  }
  if (held.kind === "Fed. Reg." || held.kind === "U.S.") {
    return asked.kind === held.kind && asked.volume === held.volume && asked.page === held.page;
  }
  if (asked.kind !== held.kind || asked.title !== held.title) return false;
  return holdsPlace(held, asked) && (asked.through === null || holdsPlace(held, asked.through));
}

function holdsPlace(held: SectionReference, asked: Place): boolean {
  const last = held.through ?? held;
  if (isPartOf(asked.section, held.section)) return true;
  if (asked.path.length === 0 && isPartOf(held.section, asked.section)) return true;
  if (last.section !== held.section) return isBetween(asked.section, held.section, last.section);
  if (asked.section !== held.section) return false;
  if (asked.path.length === 0) return true;
  return holdsPath(held, last, asked.path);
}

function holdsPath(held: SectionReference, last: Place, asked: readonly string[]): boolean {
  const fromFirst = comparePaths(held.kind, asked, held.path);
  const toLast = comparePaths(held.kind, asked, last.path);
  // Equal as far as both go: then the asked path has to be the inner one.
  const isAfterFirst = fromFirst > 0 || (fromFirst === 0 && asked.length >= held.path.length);
  const isBeforeLast = toLast < 0 || (toLast === 0 && asked.length >= last.path.length);
  return isAfterFirst && isBeforeLast;
}

/** "300.503" lies in part "300". */
function isPartOf(section: string, part: string): boolean {
  return !part.includes(".") && section.startsWith(`${part}.`);
}

function isBetween(section: string, first: string, last: string): boolean {
  const [partOfFirst, numberOfFirst] = split(first);
  const [part, number] = split(section);
  const [partOfLast, numberOfLast] = split(last);
  return part === partOfFirst && part === partOfLast && number >= numberOfFirst && number <= numberOfLast;
}

/** "300.503" → ["300", 503]; "12132" → ["", 12132]. */
function split(section: string): readonly [part: string, number: number] {
  const dot = section.indexOf(".");
  return [section.slice(0, Math.max(dot, 0)), Number.parseInt(section.slice(dot + 1), 10)];
}
