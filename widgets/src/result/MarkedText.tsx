import { tw } from "@iep-insider/sdk/theme";
import { Fragment, useId, useRef } from "react";
import { marksIn, type Quote } from "./marks.ts";
import { resultWords } from "./words.ts";

interface Props {
  readonly title: string;
  readonly text: string;
  readonly quotes: readonly Quote[];
}

/** The parent's own text with quotes underlined, and numbered notes beside it; renders nothing without a match. */
export function MarkedText({ title, text, quotes }: Props) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const marks = marksIn(text, quotes);
  if (marks.length === 0) return null;
  // A fragment link does not work in a shadow root, and would add to the page's history: focus moves instead.
  const focus = (which: "note" | "mark", index: number) =>
    figure.current?.querySelectorAll<HTMLElement>(`[data-${which}]`)[index]?.focus();
  return (
    <section className={tw`flex flex-col gap-2`}>
      <h3 id={id} className={tw`text-lg`}>
        {title}
      </h3>
      <figure
        ref={figure}
        aria-labelledby={id}
        className={tw`flex flex-col wide:flex-row rounded border border-line bg-sheet`}
      >
        <blockquote className={tw`flex-1 p-4 whitespace-pre-line break-words leading-[1.9]`}>
          {marks.map(({ start, end, name }, index) => (
            <Fragment key={start}>
              {text.slice(marks[index - 1]?.end ?? 0, start)}
              <mark className={tw`bg-transparent text-ink border-b-4 border-mark`}>
                {text.slice(start, end)}
              </mark>
              <button
                type="button"
                data-mark=""
                aria-label={resultWords.toNote(index + 1, name)}
                className={number}
                onClick={() => focus("note", index)}
              >
                {index + 1}
              </button>
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
              <button
                type="button"
                data-note=""
                aria-label={resultWords.toWords(index + 1, text.slice(start, end))}
                className={number}
                onClick={() => focus("mark", index)}
              >
                {index + 1}
              </button>
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

const number = tw`inline-flex flex-none items-center justify-center w-6 h-6 ml-1 rounded-full bg-primary text-on-primary text-sm font-semibold leading-none`;
