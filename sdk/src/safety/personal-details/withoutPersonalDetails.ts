import { likelyNames } from "./likelyNames.ts";
import type { Mark } from "./Mark.ts";
import { namePattern } from "./namePattern.ts";
import { dates, emails, isDate, phones } from "./patterns.ts";
import { kindOf, placeholders } from "./placeholders.ts";
import type { DetailKind, Replaced } from "./Replaced.ts";

/** A text that may be shown to the parent and sent, and what was kept back from it. */
export interface Prepared {
  readonly text: string;
  /** In the order in which they were first met, those of `before` first; the next field's `before`. */
  readonly replaced: readonly Replaced[];
  /** What may be a further name. Nothing is replaced there: the parent decides. */
  readonly marked: readonly Mark[];
}

/**
 * Takes phone numbers, e-mail addresses, dates and the names entered out of a text, in the browser (DECISIONS 36).
 * `withPersonalDetails` puts them back exactly as they were typed. A text that was prepared already, and edited,
 * can be given again with its `replaced` as `before`: what stands there keeps its placeholder.
 * @param text what the parent typed.
 * @param names the names that the parent has entered, whole ("Ana Lopez") or in part.
 * @param before what was replaced in the fields before this one, so that the same detail has the same placeholder.
 */
export function withoutPersonalDetails(
  text: string,
  names: readonly string[],
  before: readonly Replaced[] = [],
): Prepared {
  const { replaced, placeholderFor } = numbering(before);
  const ours = new Set(before.map(({ placeholder }) => placeholder));
  const stages: readonly [RegExp | null, (found: string) => string | null][] = [
    // What a parent typed in the form of a placeholder keeps its number where it is free, so that nothing else gets it.
    [
      placeholders,
      (typed) => (ours.has(typed) ? typed : placeholderFor(typed, kindOf(typed), typed.toLowerCase())),
    ],
    [emails, (found) => placeholderFor(found, "email")],
    [phones, (found) => placeholderFor(found, "phone")],
    [dates, (found) => (isDate(found) ? placeholderFor(found, "date") : null)],
    [namePattern(names), (found) => placeholderFor(found, "name")],
  ];
  let pieces: readonly Piece[] = [{ typed: text }];
  for (const [pattern, standIn] of stages) {
    if (pattern) pieces = pieces.flatMap((piece) => split(piece, pattern, standIn));
  }
  const prepared = pieces.map((piece) => ("typed" in piece ? piece.typed : piece.placeholder)).join("");
  return { text: prepared, replaced, marked: likelyNames(prepared) };
}

/** What is still as it was typed, or a placeholder that no later stage looks into. */
type Piece = { readonly typed: string } | { readonly placeholder: string };

function split(piece: Piece, pattern: RegExp, standIn: (found: string) => string | null): Piece[] {
  if (!("typed" in piece)) return [piece];
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of piece.typed.matchAll(pattern)) {
    const placeholder = standIn(found);
    if (placeholder === null) continue;
    pieces.push({ typed: piece.typed.slice(end, index) }, { placeholder });
    end = index + found.length;
  }
  return [...pieces, { typed: piece.typed.slice(end) }];
}

/** Gives each detail its placeholder: the one it has, or the first free one of its kind. */
function numbering(before: readonly Replaced[]) {
  const replaced = [...before];
  const placeholderFor = (original: string, kind: DetailKind, wished = `[${kind} 1]`): string => {
    const known = replaced.find((one) => one.kind === kind && one.original === original);
    if (known) return known.placeholder;
    const taken = new Set(replaced.map((one) => one.placeholder));
    let placeholder = wished;
    for (let number = 1; taken.has(placeholder); number += 1) placeholder = `[${kind} ${number}]`;
    replaced.push({ placeholder, original, kind });
    return placeholder;
  };
  return { replaced, placeholderFor };
}
