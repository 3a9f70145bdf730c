import type { Area } from "../areas.ts";
import { readCatalog } from "../catalog.ts";
import { messagesOf } from "../messagesOf.ts";
import { plainnessOf } from "../plainness.ts";

/** An area as a native reviewer reads it. */
export interface ReviewedArea {
  readonly name: string;
  readonly kind: Area["kind"];
  /** Of its Spanish texts (Fernández-Huerta); null where there are none. */
  readonly plainness: number | null;
  readonly reviewedBy: string | null;
  /** In the order of the source. */
  readonly texts: readonly ReviewedText[];
}

export interface ReviewedText {
  readonly english: string;
  /** "" where it is not translated. */
  readonly spanish: string;
  /** The first file that has it, from the repository's root. */
  readonly file: string;
  /** What leads to it in that file, and the other files. */
  readonly places: readonly string[];
}

export function reviewedArea(area: Area): ReviewedArea {
  const { translations, reviewedBy } = readCatalog(area.name);
  const texts = messagesOf(area).map(({ id, files: [file = "", ...others], keys }) => ({
    english: id,
    spanish: translations.get(id) ?? "",
    file,
    places: [...keys.slice(0, 3), ...others],
  }));
  return { name: area.name, kind: area.kind, plainness: plainnessOf(texts), reviewedBy, texts };
}
