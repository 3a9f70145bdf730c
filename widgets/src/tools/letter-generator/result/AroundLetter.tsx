import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { saveCalendarFile } from "../../../documents/index.ts";
import { Fold } from "../../../result/index.ts";
import { fieldLabel } from "../form/fieldContent.ts";
import type { LetterField } from "../form/fields.ts";
import { KeepInCase } from "../kept/KeepInCase.tsx";
import type { Letter } from "../logic.ts";
import { type TypedReader, withoutSpanish } from "../spanish/withoutSpanish.ts";
import { LetterNotes } from "./LetterNotes.tsx";
import type { LetterState } from "./loadState.ts";
import { findingContent, nextWords, noteWords, stateWords, reviewWords as words } from "./resultContent.ts";
import { type Finding, reviewLetter } from "./review.ts";
import { StateHelp } from "./StateHelp.tsx";

/** The English self-contained file is at its limit (ADR 101). */
const readsSpanish = import.meta.env.IEP_LOCALE === "es" || !import.meta.env.IEP_IS_SELF_CONTAINED;

export interface AroundLetterProps {
  readonly letter: Letter;
  /** On a Spanish screen, what the letter says (ADR 101). */
  readonly inSpanish?: Letter;
  /** What reads the Spanish that a parent typed; absent where there may be none. */
  readonly typed?: TypedReader | null;
  readonly state: LetterState;
  /** Goes back to a field. */
  readonly onChange: (field: LetterField) => void;
}

/** Below a letter: which sentences are law, what to improve, and what happens next. */
export function AroundLetter({ letter, inSpanish, typed, state, onChange }: AroundLetterProps) {
  const read = import.meta.env.IEP_LOCALE === "es" ? (inSpanish ?? letter) : letter;
  return (
    <>
      <Fold title={noteWords.title}>
        <LetterNotes letter={read} />
      </Fold>
      <Findings letter={letter} typed={typed ?? null} onChange={onChange} />
      <NextSteps letter={read} sent={letter} />
      <Fold title={stateWords.title}>
        <StateHelp letter={letter} state={state} />
      </Fold>
    </>
  );
}

interface Props {
  readonly letter: Letter;
  /** Goes back to a field. */
  readonly onChange: (field: LetterField) => void;
}

/** What is missing or vague in a letter, with a button to fix it. */
function Findings({ letter, typed, onChange }: Props & { readonly typed: TypedReader | null }) {
  const findings =
    readsSpanish && typed
      ? withoutSpanish(reviewLetter(letter, typed.readable(letter.form)), typed.fieldsInSpanish(letter.form))
      : reviewLetter(letter);
  return (
    <section className={tw`flex flex-col gap-3`}>
      <h3 className={tw`text-lg`}>{words.title}</h3>
      <p className={tw`max-w-text`}>{findings.length > 0 ? words.lead : words.good}</p>
      {findings.length > 0 ? (
        <ul className={tw`flex flex-col gap-4`}>
          {findings.map((finding) => (
            <FindingItem
              key={`${finding.kind} ${finding.field}`}
              finding={finding}
              label={fieldLabel(letter.type, finding.field)}
              onChange={() => onChange(finding.field)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function FindingItem({
  finding,
  label,
  onChange,
}: {
  readonly finding: Finding;
  readonly label: string;
  readonly onChange: () => void;
}) {
  const { title, advice } = findingContent[finding.kind];
  return (
    <li className={tw`flex flex-col gap-1 max-w-text border-l-4 border-caution px-4`}>
      <p className={tw`font-semibold`}>
        {title}: {label}
      </p>
      {finding.words ? <p>{words.found(finding.words)}</p> : null}
      <p>{advice}</p>
      <div>
        <Button onClick={onChange}>{words.change(label)}</Button>
      </div>
    </li>
  );
}

/**
 * What a parent does with a letter, and when to expect the response.
 * @param letter in the screen's language. @param sent the one to send, which is kept.
 */
function NextSteps({ letter, sent }: { readonly letter: Letter; readonly sent: Letter }) {
  const { answerBy, type, document } = letter;
  const forThisType = nextWords.byType[type];
  return (
    <section className={tw`flex flex-col gap-3 max-w-text`}>
      <h3 className={tw`text-lg`}>{nextWords.title}</h3>
      {answerBy ? (
        <>
          <p className={tw`font-semibold`}>
            {answerBy.isExact
              ? nextWords.answerExact(dayInWords(answerBy.date))
              : nextWords.answerAbout(
                  dayInWords(answerBy.date),
                  new Intl.ListFormat("en-US").format(answerBy.leftOut),
                )}
          </p>
          <p>{nextWords.setBy[answerBy.setBy]}</p>
          <div>
            <Button
              onClick={() =>
                saveCalendarFile(
                  `${type}_answer`,
                  [
                    {
                      title: nextWords.calendarTitle(document.subject),
                      description: nextWords.calendarText,
                      date: answerBy.date,
                      reminder: "that morning",
                    },
                  ],
                  new Date(),
                )
              }
            >
              {nextWords.calendar}
            </Button>
          </div>
        </>
      ) : null}
      <ul className={tw`list-disc pl-5 flex flex-col gap-2`}>
        <li>{nextWords.keep}</li>
        {document.copies.length > 0 ? <li>{nextWords.copyToo(document.copies.join("; "))}</li> : null}
        {forThisType ? <li>{forThisType}</li> : null}
        <li>{nextWords.noAnswer}</li>
      </ul>
      {/* One letter, one record: a changed letter is kept by another press. */}
      {import.meta.env.IEP_IS_SELF_CONTAINED ? null : (
        <KeepInCase key={JSON.stringify(sent.form)} letter={sent} />
      )}
    </section>
  );
}
