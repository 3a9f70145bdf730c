import { dayInWords } from "@iep-insider/sdk/law";
import { markEnglish } from "@iep-insider/sdk/ui";
import { bodyText } from "../../../documents/index.ts";
import { MarkedText, type Quote } from "../../../result/index.ts";
import type { Letter } from "../logic.ts";
import type { Cited, CitedState } from "../writing/Sentence.ts";
import { cited } from "./cited.ts";
import { nextWords, noteWords } from "./resultContent.ts";

/** The letter's text with its sentences of law underlined, and where each is written; the letter itself has no marks. */
export function LetterNotes({ letter }: { readonly letter: Letter }) {
  return (
    <>
      <p>{noteWords.lead}</p>
      <MarkedText label={noteWords.title} text={bodyText(letter.document.body)} quotes={notesOn(letter)} />
    </>
  );
}

/** A note for each sentence of law, and for the day by which the school is asked to answer. */
export function notesOn({ body, answerBy }: Letter): readonly Quote[] {
  const sentences = body.flatMap((part) => (part.kind === "paragraph" ? part.sentences : []));
  return sentences.flatMap((sentence): readonly Quote[] => {
    if (sentence.role === "law")
      return [{ quote: sentence.text, name: noteWords.law, note: <Source cited={sentence.cited} /> }];
    const day = answerBy && dayInWords(answerBy.date);
    return day && sentence.text.includes(day)
      ? [{ quote: day, name: noteWords.date, note: nextWords.setBy[answerBy.setBy] }]
      : [];
  });
}

/** Where a rule is written. A state rule's source is in the state's rules, with its link. */
function Source({ cited: source }: { readonly cited: Cited | CitedState }) {
  const provision = "provision" in source ? cited[source.provision] : undefined;
  if (provision === undefined)
    return <>{"state" in source ? `${noteWords.stateRule(source.state)} ${source.as}` : source.as}</>;
  return (
    <>
      {noteWords.read}{" "}
      <a href={provision.officialAddress} target="_blank" rel="noopener noreferrer">
        {markEnglish(provision.citation)}
      </a>
    </>
  );
}
