import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { saveCalendarFile } from "../../../documents/index.ts";
import { Fold } from "../../../result/index.ts";
import { fieldLabel } from "../form/fieldContent.ts";
import type { LetterField } from "../form/fields.ts";
import type { Letter } from "../logic.ts";
import type { Sentence } from "../writing/Sentence.ts";
import { cited } from "./cited.ts";
import type { LetterState } from "./loadState.ts";
import { findingContent, nextWords, roleWords, stateWords, reviewWords as words } from "./resultContent.ts";
import { type Finding, reviewLetter } from "./review.ts";
import { StateHelp } from "./StateHelp.tsx";

export interface AroundLetterProps {
  readonly letter: Letter;
  readonly state: LetterState;
  /** Goes back to a field. */
  readonly onChange: (field: LetterField) => void;
}

/** Below a letter: what to improve, what happens next, and which sentences are law. */
export function AroundLetter({ letter, state, onChange }: AroundLetterProps) {
  return (
    <>
      <Findings letter={letter} onChange={onChange} />
      <NextSteps letter={letter} />
      <div>
        <Fold title={stateWords.title}>
          <StateHelp letter={letter} state={state} />
        </Fold>
        <LawAndRequests letter={letter} />
      </div>
    </>
  );
}

interface Props {
  readonly letter: Letter;
  /** Goes back to a field. */
  readonly onChange: (field: LetterField) => void;
}

/** What is missing or vague in a letter, with a button to fix it. */
function Findings({ letter, onChange }: Props) {
  const findings = reviewLetter(letter);
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

/** Which sentences of a letter state the law, each with its source, and which are the parent's request. */
function LawAndRequests({ letter }: { readonly letter: Letter }) {
  const sentences = letter.body.flatMap((part) => (part.kind === "paragraph" ? part.sentences : []));
  const law = sentences.filter((sentence) => sentence.role === "law");
  const requests = sentences.filter((sentence) => sentence.role === "request");
  return (
    <Fold title={roleWords.title}>
      <p>{roleWords.lead}</p>
      <h4>{roleWords.law}</h4>
      <ul className={tw`list-disc pl-5 flex flex-col gap-2`}>
        {law.map((sentence) => (
          <li key={sentence.text}>
            {sentence.text}
            <Source of={sentence} />
          </li>
        ))}
      </ul>
      <h4>{roleWords.requests}</h4>
      <ul className={tw`list-disc pl-5 flex flex-col gap-2`}>
        {requests.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Fold>
  );
}

/** The full source. A state rule's source is in the next steps, with its link. */
function Source({ of: { cited: source } }: { readonly of: Extract<Sentence, { role: "law" }> }) {
  const provision = "provision" in source ? cited[source.provision] : undefined;
  if (provision === undefined) {
    const rule = "state" in source ? `${roleWords.stateRule(source.state)}: ${source.as}` : source.as;
    return <span className={tw`block text-sm text-quiet`}>{rule}</span>;
  }
  return (
    <a
      href={provision.officialAddress}
      target="_blank"
      rel="noopener noreferrer"
      className={tw`block text-sm text-quiet break-words`}
    >
      {provision.citation}
    </a>
  );
}

/** What a parent does with a letter, and when to expect the response. */
function NextSteps({ letter }: { readonly letter: Letter }) {
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
              : nextWords.answerAbout(dayInWords(answerBy.date), answerBy.leftOut.join(" and "))}
          </p>
          <p>{nextWords.setBy[answerBy.setBy]}</p>
          <div>
            <Button
              onClick={() =>
                saveCalendarFile(`${type}_answer`, {
                  title: nextWords.calendarTitle(document.subject),
                  description: nextWords.calendarText,
                  date: answerBy.date,
                  reminder: "that morning",
                  now: new Date(),
                })
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
    </section>
  );
}
