import { likelyNames, type Mark, type Replaced, withoutPersonalDetails } from "@iep-insider/sdk/safety";

export { withPersonalDetailsIn } from "@iep-insider/sdk/safety";

/** A field of the question that a parent wrote freely. */
export interface TextToSend {
  readonly field: string;
  /** As the form names it. */
  readonly label: string;
  /** How many characters it may have. */
  readonly most: number;
  readonly text: string;
}

/** What may be sent, and what was kept back. */
export interface ToSend {
  readonly texts: readonly TextToSend[];
  readonly replaced: readonly Replaced[];
}

/** Takes personal details out of all texts, with the same placeholder for the same detail (ADR 15). */
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

/** What may be a further name in the texts as they stand; each once. */
export function marksIn(texts: readonly TextToSend[]): readonly Pick<Mark, "text" | "why">[] {
  const marks = texts.flatMap(({ text }) => likelyNames(text));
  return marks.filter((mark, index) => marks.findIndex(({ text }) => text === mark.text) === index);
}

/** Whether what was typed is what would be sent, with nothing in it that may be a name: then nobody is asked. */
export function isPlain({ texts, replaced }: ToSend): boolean {
  return replaced.length === 0 && marksIn(texts).length === 0;
}
