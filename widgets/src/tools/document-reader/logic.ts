import type { DocumentFindings, PageText } from "@iep-insider/sdk/school-documents";
import type { GroupId } from "./groupIds.ts";
import { groups } from "./groups.ts";
import type { Given, ItemField } from "./Shape.ts";

/** One finding, as the parent checks it. */
export interface Item {
  /** Stays the same while findings are corrected. */
  readonly key: string;
  readonly group: GroupId;
  /** The finding in one line. */
  readonly text: string;
  /** What it means; "" where it says so itself. */
  readonly note: string;
  readonly fields: readonly ItemField[];
  readonly page: number;
  readonly quote: string;
  readonly isClear: boolean;
}

/** All findings, in the order of the screen. */
export function itemsOf(findings: DocumentFindings): readonly Item[] {
  return groups.flatMap((group) =>
    group.read(findings).map(({ at, text, note, fields, found }) => ({
      key: `${group.id} ${at}`,
      group: group.id,
      text,
      note,
      fields,
      page: found.page,
      quote: found.quote,
      isClear: found.isClear,
    })),
  );
}

/** The findings after the parent has corrected one, or said that it is right: it is clear from then on. */
export function corrected(findings: DocumentFindings, key: string, given: Given = {}): DocumentFindings {
  const [group, at] = placeOf(key);
  return group ? group.change(findings, at, given) : findings;
}

/**
 * The findings without those that the parent removed.
 * @param keys all of them at once: positions change with each removal.
 */
export function without(findings: DocumentFindings, keys: readonly string[]): DocumentFindings {
  return groups.reduce(
    (all, group) =>
      group.without(
        all,
        keys.flatMap((key) => {
          const [id, at = ""] = key.split(" ");
          return id === group.id ? [at] : [];
        }),
      ),
    findings,
  );
}

function placeOf(key: string) {
  const [id, at = ""] = key.split(" ");
  return [groups.find((group) => group.id === id), at] as const;
}

/** How many of each were found, and how many of these the parent has to check; without groups that have none. */
export function countsOf(
  findings: DocumentFindings,
): readonly { readonly group: GroupId; readonly count: number; readonly toCheck: number }[] {
  return groups
    .map((group) => {
      const items = group.read(findings);
      const toCheck = items.filter(({ found }) => !found.isClear).length;
      return { group: group.id, count: items.length, toCheck };
    })
    .filter(({ count }) => count > 0);
}

/** Where a finding was read: its words with the lines around them. */
export interface Excerpt {
  readonly before: string;
  readonly quote: string;
  readonly after: string;
}

/** @param page the lines of the page. @returns the quote alone if the page does not hold it as it is. */
export function excerptOf(page: readonly string[], quote: string): Excerpt {
  const text = page.join("\n");
  const match = findWords(text, quote);
  if (!match) return { before: "", quote, after: "" };
  return {
    before: text.slice(0, match.index).split("\n").slice(-around).join("\n"),
    quote: match[0],
    after: text
      .slice(match.index + match[0].length)
      .split("\n")
      .slice(0, around)
      .join("\n"),
  };
}

/** A box on a page, in points from its top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a finding's words lie on a page: one box around all of them; null if they are not there as they are. */
export function placeOnPage(page: PageText | undefined, quote: string): Box | null {
  const cells = (page?.lines ?? []).flatMap(({ cells, y }) => cells.map((cell) => ({ ...cell, y })));
  const match = findWords(cells.map(({ text }) => text).join("\n"), quote);
  if (!match) return null;
  let end = -1;
  const boxes = cells.flatMap(({ text, x, y, width, size }) => {
    const start = end + 1;
    end = start + text.length;
    const isWithin = start < match.index + match[0].length && end > match.index;
    // Letters reach a little below the line they stand on.
    return isWithin && size > 0 ? [{ left: x, top: y - size, right: x + width, bottom: y + 0.3 * size }] : [];
  });
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  return {
    ...{ x, y },
    width: Math.max(...boxes.map(({ right }) => right)) - x,
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - y,
  };
}

/** The quote in a text, whatever white space either has; null if it is not there. */
function findWords(text: string, quote: string): RegExpExecArray | null {
  const words = quote.split(/\s+/).filter(Boolean).map(escaped);
  return words.length > 0 ? new RegExp(words.join("\\s+")).exec(text) : null;
}

/** Lines, the rest of the quote's own among them. */
const around = 3;

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
