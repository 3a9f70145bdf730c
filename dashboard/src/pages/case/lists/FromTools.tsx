import { type AnyRecord, type CaseRecord, ofKind, sendLetter, sentDateId } from "@iep-insider/sdk/case";
import { openToolPath } from "@iep-insider/sdk/catalog";
import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field } from "@iep-insider/sdk/ui";
import { type FormEvent, useState } from "react";
import { caseStore } from "../../../app/host/caseStore.ts";
import { leaveDraft } from "../../../app/host/useDashboardHost.ts";
import { casePage, listWords } from "../../../content/case.ts";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { useSaving } from "../useSaving.ts";
import { Entry } from "./Entry.tsx";

interface Props {
  readonly records: readonly AnyRecord[];
}

const link = tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`;

/** Letters that were begun or sent. */
export function Letters({ records, today }: Props & { readonly today: string }) {
  const { title, empty, link: write } = listWords.letters;
  const letters = ofKind(records, "letter");
  return (
    <PageSection title={title}>
      {letters.length === 0 ? <p className={tw`text-quiet max-w-text`}>{empty}</p> : null}
      <ul className={tw`max-w-text`}>
        {letters.map((letter) => (
          <Letter key={letter.id} letter={letter} today={today} />
        ))}
      </ul>
      <p>
        <SiteLink to={openToolPath("letter-generator")} className={link}>
          {write}
        </SiteLink>
      </p>
    </PageSection>
  );
}

function Letter({ letter, today }: { readonly letter: CaseRecord<"letter">; readonly today: string }) {
  const words = listWords.letters;
  const { title, sentOn, answerBy, fields } = letter.value;
  return (
    <Entry
      ids={[letter.id, sentDateId(letter.id)]}
      name={title}
      removeQuestion={words.removeQuestion}
      actions={
        <SiteLink
          to={openToolPath("letter-generator")}
          className={link}
          onPick={() => leaveDraft("letter-generator", fields)}
        >
          {words.open}
        </SiteLink>
      }
    >
      <p className={tw`text-quiet`}>
        {sentOn === null ? words.begun : words.sent(dayInWords(sentOn))}{" "}
        {answerBy === null ? null : words.due(dayInWords(answerBy))}
      </p>
      {sentOn === null ? <MarkSent letter={letter} today={today} /> : null}
    </Entry>
  );
}

/** Asks on which day the letter was sent. */
function MarkSent({ letter, today }: { readonly letter: CaseRecord<"letter">; readonly today: string }) {
  const words = listWords.letters;
  const [sentOn, setSentOn] = useState<string | null>(null);
  const { failure, save } = useSaving();
  if (sentOn === null)
    return (
      <div>
        <Button onClick={() => setSentOn(today)}>{words.markSent}</Button>
      </div>
    );
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (sentOn !== "") void save(() => sendLetter(caseStore, letter, sentOn));
  };
  return (
    <form onSubmit={keep} className={tw`flex flex-wrap items-end gap-3 py-2`}>
      <Field type="date" label={words.sentOn} required value={sentOn} onChange={setSentOn} />
      <Button type="submit" kind="primary">
        {listWords.save}
      </Button>
      <FailureNotice failure={failure} />
    </form>
  );
}

/** What tools found. Renders nothing without any. */
export function Results({ records }: Props) {
  const { title, removeQuestion } = listWords.results;
  const results = ofKind(records, "result");
  if (results.length === 0) return null;
  return (
    <PageSection title={title} closedWith={casePage.entries(results.length)}>
      <ul className={tw`max-w-text`}>
        {results.map(({ id, value }) => (
          <Entry key={id} ids={[id]} name={value.title} removeQuestion={removeQuestion}>
            <p className={tw`break-words whitespace-pre-line`}>{value.summary}</p>
            <p className={tw`text-sm text-quiet`}>{dayInWords(value.day)}</p>
          </Entry>
        ))}
      </ul>
    </PageSection>
  );
}

/** Documents that were read. Renders nothing without any. */
export function Documents({ records }: Props) {
  const { title, read, removeQuestion } = listWords.documents;
  const documents = ofKind(records, "document");
  if (documents.length === 0) return null;
  return (
    <PageSection title={title} closedWith={casePage.entries(documents.length)}>
      <ul className={tw`max-w-text`}>
        {documents.map(({ id, value }) => (
          <Entry key={id} ids={[id]} name={value.name} removeQuestion={removeQuestion}>
            <p className={tw`text-sm text-quiet`}>{read(dayInWords(value.readOn))}</p>
          </Entry>
        ))}
      </ul>
    </PageSection>
  );
}
