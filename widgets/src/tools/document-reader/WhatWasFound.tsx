import { type DocumentKind, documentKinds } from "@iep-insider/sdk/school-documents";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice, Select } from "@iep-insider/sdk/ui";
import { CostAhead } from "../../screens/index.ts";
import { kindNames, problemWords, readerWords as words } from "./content.ts";
import type { OpenedDocument } from "./draft.ts";
import { groupNames } from "./groupContent.ts";
import { countsOf } from "./logic.ts";
import { ReadingNotes } from "./ReadingNotes.tsx";
import type { ReadingState } from "./useReading.tsx";

interface Props {
  readonly document: OpenedDocument;
  readonly state: ReadingState;
  readonly onKind: (kind: DocumentKind) => void;
  readonly onShow: () => void;
  readonly onAnother: () => void;
}

/** The kind of the document, to be corrected, and how much was found in it: all of it before any gate (ADR 54). */
export function WhatWasFound({ document: { findings, reading }, state, onKind, onShow, onAnother }: Props) {
  const { kind } = findings;
  const counts = countsOf(findings);
  return (
    <div className={tw`flex flex-col gap-4`}>
      <h2 tabIndex={-1} className={tw`text-xl wide:text-2xl font-heading`}>
        {kind ? (kind.isClear ? words.looksLike : words.mayBe)(kindNames[kind.value]) : words.unknownKind}
      </h2>
      <ReadingNotes reading={reading} />
      <Select<DocumentKind>
        label={words.kindLabel}
        hint={words.kindHint}
        none={words.kindNone}
        options={documentKinds.map((id) => ({ id, label: kindNames[id] }))}
        value={kind?.value ?? ""}
        isMarked={false}
        onChange={(chosen) => chosen && onKind(chosen)}
      />
      <p role="status" className="iep-unseen">
        {state.status === "reading" ? words.reading : ""}
      </p>
      {state.status === "failed" ? (
        <Notice tone="stop" role="alert" title={problemWords[state.problem].title}>
          <p>{problemWords[state.problem].what}</p>
        </Notice>
      ) : null}
      <section className={tw`flex flex-col gap-2`}>
        <h3 className={tw`text-lg`}>{words.found}</h3>
        {counts.length > 0 ? (
          <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
            {counts.map(({ group, count, toCheck }) => {
              const counted = `${count} ${count === 1 ? groupNames[group].one : groupNames[group].many}`;
              if (toCheck === 0) return <li key={group}>{counted}</li>;
              return (
                <li key={group}>
                  {toCheck === count ? words.allToCheck(counted) : words.someToCheck(counted, toCheck)}
                </li>
              );
            })}
          </ul>
        ) : (
          <p className={tw`max-w-text`}>{words.foundNothing}</p>
        )}
      </section>
      <div className={tw`flex flex-col items-start gap-2`}>
        {counts.length > 0 ? (
          <>
            <CostAhead what={words.cost} />
            <Button kind="primary" onClick={onShow}>
              {words.show}
            </Button>
          </>
        ) : null}
        <Button kind={counts.length > 0 ? "quiet" : "primary"} onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}
