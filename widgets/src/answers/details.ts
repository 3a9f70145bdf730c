import {
  languageOf,
  likelyNames,
  type Mark,
  type Replaced,
  withoutPersonalDetails,
} from "@iep-insider/sdk/safety";

export { withPersonalDetailsIn } from "@iep-insider/sdk/safety";

/** A free-text field of the request. */
export interface TextToSend {
  readonly field: string;
  /** Its label in the form. */
  readonly label: string;
  /** Its maximum length. */
  readonly most: number;
  readonly text: string;
}

/** The texts to send, and the details removed from them. */
export interface ToSend {
  readonly texts: readonly TextToSend[];
  readonly replaced: readonly Replaced[];
}

/** Removes personal details from all texts, with the same placeholder for the same detail (ADR 15). */
export function withoutDetails(
  texts: readonly TextToSend[],
  names: readonly string[],
  before: readonly Replaced[] = [],
): ToSend {
  let replaced = before;
  const prepared = texts.map((one) => {
    const { text, replaced: more } = withoutPersonalDetails(one.text, names, replaced);
    replaced = more;
    return { ...one, text };
  });
  return { texts: prepared, replaced };
}

/** Possible further names in the texts; each once. */
export function marksIn(texts: readonly TextToSend[]): readonly Pick<Mark, "text" | "why">[] {
  const marks = texts.flatMap(({ text }) => likelyNames(text));
  return marks.filter((mark, index) => marks.findIndex(({ text }) => text === mark.text) === index);
}

/**
 * Whether they were typed in Spanish: that is never charged, so it meets no gate (ADR 31).
 * @param isTerm whether words that tell no language are English on a page in Spanish, too.
 */
export function isSpanish(texts: readonly TextToSend[], isTerm: boolean): boolean {
  const otherwise = import.meta.env.IEP_LOCALE === "es" && !isTerm ? "es" : "en";
  return languageOf(texts.map(({ text }) => text).join("\n"), otherwise) === "es";
}

/** Whether the texts are unchanged and contain no possible name: then the review is skipped. */
export function isPlain({ texts, replaced }: ToSend): boolean {
  return replaced.length === 0 && marksIn(texts).length === 0;
}
