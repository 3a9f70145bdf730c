import { tw } from "@iep-insider/sdk/theme";
import { Fragment, useId, useRef } from "react";
import { marksIn, type Quote } from "./marks.ts";
import { resultWords } from "./words.ts";

interface Props {
  /** Its heading; without one, what surrounds it has said what it is: `label`. */
  readonly title?: string;
  readonly label?: string;
  readonly text: string;
  /** The language of the text, where it is not that of the screen. */
  readonly lang?: "en" | undefined;
  readonly quotes: readonly Quote[];
}

/** A text with quotes underlined, and numbered notes beside it; renders nothing without a match. */
export function MarkedText({ title, label, text, lang, quotes }: Props) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const marks = marksIn(text, quotes);
  if (marks.length === 0) return null;
  // A fragment link does not work in a shadow root, and would add to the page's history: focus moves instead.
  const number = (index: number, here: "note" | "mark", there: "note" | "mark", label: string) => (
    <button
      type="button"
      data-is={here}
      aria-label={label}
      lang={lang && "es"}
      className={tw`inline-flex flex-none items-center justify-center w-6 h-6 ml-1 rounded-full bg-primary text-on-primary text-sm font-semibold leading-none`}
      onClick={() => figure.current?.querySelectorAll<HTMLElement>(`[data-is=${there}]`)[index]?.focus()}
    >
      {index + 1}
    </button>
  );
  return (
    <section className={tw`flex flex-col gap-2`}>
      {title ? (
        <h3 id={id} className={tw`text-lg`}>
          {title}
        </h3>
      ) : null}
      <figure
        ref={figure}
        aria-labelledby={title ? id : undefined}
        aria-label={label}
        className={tw`flex flex-col wide:flex-row rounded border border-line bg-sheet`}
      >
        <blockquote lang={lang} className={tw`flex-1 p-4 whitespace-pre-line break-words leading-[1.9]`}>
          {marks.map(({ start, end, name }, index) => (
            <Fragment key={start}>
              {text.slice(marks[index - 1]?.end ?? 0, start)}
              <mark className={tw`bg-transparent text-ink border-b-4 border-mark`}>
                {text.slice(start, end)}
              </mark>
              {number(index, "mark", "note", resultWords.toNote(index + 1, name))}
            </Fragment>
          ))}
          {text.slice(marks.at(-1)?.end ?? 0)}
        </blockquote>
        <ol
          aria-label={resultWords.notes}
          className={tw`flex-1 list-none flex flex-col gap-3 p-4 border-t wide:border-t-0 wide:border-l border-line bg-wash`}
        >
          {marks.map(({ start, end, name, note }, index) => (
            <li key={start} className={tw`flex items-start gap-2`}>
              {number(index, "note", "mark", resultWords.toWords(index + 1, text.slice(start, end)))}
              <span className={tw`min-w-0`}>
                <strong className={tw`font-semibold`}>{name}.</strong> {note}
              </span>
            </li>
          ))}
        </ol>
      </figure>
    </section>
  );
}
