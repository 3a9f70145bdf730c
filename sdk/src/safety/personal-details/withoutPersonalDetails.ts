import { type Form, forms } from "./kinds/index.ts";
import { likelyNames } from "./likelyNames.ts";
import type { Mark } from "./Mark.ts";
import { namePattern } from "./namePattern.ts";
import { kindOf, placeholders } from "./placeholders.ts";
import type { DetailKind, Replaced } from "./Replaced.ts";

/** A text that may be shown to the parent and sent, and the details removed from it. */
export interface Prepared {
  readonly text: string;
  /** In the order first found, starting with those of `before`; pass it as the next field's `before`. */
  readonly replaced: readonly Replaced[];
  /** Possible further names. Nothing is replaced there: the parent decides. */
  readonly marked: readonly Mark[];
}

/**
 * Takes phone numbers, email and street addresses, links, dates, numbers that lead to a person and the names entered
 * out of a text, in the browser (ADR 15). What it finds is measured in `recall.test.ts`.
 * `withPersonalDetails` puts them back exactly as they were typed. A text that was prepared already, and edited,
 * can be given again with its `replaced` as `before`: its placeholders are kept.
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
  const named = namePattern(names);
  let pieces: readonly Piece[] = [{ typed: text, folded: foldSigns(text) }];
  // What a parent typed in the form of a placeholder keeps its number if that is free.
  pieces = pieces.flatMap((piece) =>
    split(piece, { pattern: placeholders, kind: "name" }, (typed) =>
      ours.has(typed) ? typed : placeholderFor(typed, kindOf(typed), typed.toLowerCase()),
    ),
  );
  for (const form of [...forms, ...(named ? [{ pattern: named, kind: "name" } as const] : [])])
    pieces = pieces.flatMap((piece) =>
      split(piece, form, (found) => (form.kind ? placeholderFor(found, form.kind) : found)),
    );
  const prepared = pieces.map((piece) => ("typed" in piece ? piece.typed : piece.placeholder)).join("");
  return { text: prepared, replaced, marked: likelyNames(prepared) };
}

/** Unprocessed text, or a part that later forms skip. */
type Piece = { readonly typed: string; readonly folded: string } | { readonly placeholder: string };

function split(piece: Piece, { pattern, is }: Form, standIn: (found: string) => string): Piece[] {
  if (!("typed" in piece)) return [piece];
  const pieces: Piece[] = [];
  const part = (start: number, to?: number) => ({
    typed: piece.typed.slice(start, to),
    folded: piece.folded.slice(start, to),
  });
  let end = 0;
  for (const { 0: match, index, groups } of piece.folded.matchAll(pattern)) {
    const found = groups?.["detail"] ?? match;
    if (is && !is(found)) continue;
    const to = index + match.length;
    const start = to - found.length;
    pieces.push(part(end, start), { placeholder: standIn(piece.typed.slice(start, to)) });
    end = to;
  }
  return end === 0 ? [piece] : [...pieces, part(end)];
}

/** Gives each detail its placeholder: the existing one, or the first free one of its kind. */
function numbering(before: readonly Replaced[]) {
  const replaced = [...before];
  const keyOf = (kind: DetailKind, original: string) => `${kind} ${original}`;
  const known = new Map(replaced.map((one) => [keyOf(one.kind, one.original), one.placeholder]));
  const taken = new Set(replaced.map(({ placeholder }) => placeholder));
  const next = new Map<DetailKind, number>();
  const firstFree = (kind: DetailKind): string => {
    let number = next.get(kind) ?? 1;
    while (taken.has(`[${kind} ${number}]`)) number += 1;
    next.set(kind, number);
    return `[${kind} ${number}]`;
  };
  const placeholderFor = (original: string, kind: DetailKind, wished?: string): string => {
    const given = known.get(keyOf(kind, original));
    if (given) return given;
    const placeholder = wished && !taken.has(wished) ? wished : firstFree(kind);
    known.set(keyOf(kind, original), placeholder);
    taken.add(placeholder);
    replaced.push({ placeholder, original, kind });
    return placeholder;
  };
  return { replaced, placeholderFor };
}

/**
 * Normalizes the text for searching without changing positions: full-width and Arabic-Indic digits become digits, every
 * dash a hyphen, every space a plain one.
 */
function foldSigns(text: string): string {
  return text.replace(
    /[\uff01-\uff5e\u0660-\u0669\u06f0-\u06f9\u2010-\u2015\u2212\ufe58\ufe63\u00a0\u2000-\u200a\u202f\u205f\u3000]/g,
    (sign) => {
      const code = sign.charCodeAt(0);
      if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
      if (code >= 0x0660 && code <= 0x06f9) return String(code & 0xf);
      return /[\u2010-\u2015\u2212\ufe58\ufe63]/.test(sign) ? "-" : " ";
    },
  );
}
