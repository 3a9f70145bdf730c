import { tw } from "@iep-insider/sdk/theme";
import { Fragment } from "react";
import { type LetterPiece, markedLetter } from "../../content/home.ts";

/** A school's letter with three phrases underlined, and what a parent can know about each in the margin. */
export function MarkedLetter() {
  return (
    <figure className={tw`flex flex-col gap-4`}>
      <div className={`dash-lifted ${tw`rounded border border-line bg-sheet`}`}>
        <blockquote className={tw`px-5 sm:px-8 py-6 sm:py-8 flex flex-col gap-3`}>
          <p className={tw`text-sm text-quiet`}>{markedLetter.from}</p>
          {markedLetter.paragraphs.map((pieces, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order.
            <p key={index} className={tw`font-heading text-lg leading-[1.7]`}>
              {pieces.map((piece) => (
                <Piece key={typeof piece === "string" ? piece : piece.phrase} piece={piece} />
              ))}
            </p>
          ))}
        </blockquote>
        <ol
          aria-label={markedLetter.notesTitle}
          className={tw`list-none px-5 sm:px-8 py-6 flex flex-col gap-4 border-t border-line bg-wash`}
        >
          {markedLetter.notes.map((note, index) => (
            <li key={note.text} className={tw`flex items-start gap-3`}>
              <span className="dash-number" aria-hidden>
                {index + 1}
              </span>
              <span>
                {note.text}
                {note.citation ? (
                  <a href={note.address} className={tw`block text-sm text-quiet`}>
                    {regulationIn(note.citation)}
                  </a>
                ) : null}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={tw`text-sm text-quiet`}>{markedLetter.caption}</figcaption>
    </figure>
  );
}

/** The part of a citation that is the regulation, the shortest way to the rule: `34 CFR 300.503(a)-(c)`. */
function regulationIn(citation: string): string {
  return citation.split("; ").find((part) => part.startsWith("34 CFR")) ?? citation;
}

function Piece({ piece }: { readonly piece: LetterPiece }) {
  if (typeof piece === "string") return <Fragment>{piece}</Fragment>;
  return (
    <>
      <mark className="dash-marked">{piece.phrase}</mark>
      <span className="dash-number">{piece.note}</span>
    </>
  );
}
