import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { type Service, scoresLeaveOpen } from "@iep-insider/sdk/school-documents";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { reportFormat } from "../../documents/index.ts";
import { later } from "../../later/index.ts";
import { Fold, Result, ResultActions, VerdictBand } from "../../result/index.ts";
import { Compare } from "./Compare.tsx";
import { kindNames } from "./content.ts";
import type { OpenedDocument } from "./draft.ts";
import { FoundGroup } from "./FoundGroup.tsx";
import { FoundItem } from "./FoundItem.tsx";
import { KeepInCase } from "./KeepInCase.tsx";
import { corrected, excerptOf, type Item, itemsOf, placeOnPage, without } from "./logic.ts";
import { Minutes } from "./Minutes.tsx";
import { NoticeParts } from "./NoticeParts.tsx";
import { ReadingNotes } from "./ReadingNotes.tsx";
import { documentReport } from "./report.ts";
import { scoresTitle, resultWords as words } from "./resultContent.ts";
import type { DrawPage } from "./ShowPage.tsx";
import { TermsUsed } from "./TermsUsed.tsx";
import { CheckGoal, WhatNext } from "./WhatNext.tsx";

// Only a document with pages has it, and only a press shows it.
const showPage = later(
  () => import("./ShowPage.tsx"),
  (part) => part.ShowPage,
);

interface Props {
  readonly document: OpenedDocument;
  readonly draw?: DrawPage;
  readonly onChange: (next: OpenedDocument) => void;
  readonly onAnother: () => void;
}

/** Every finding beside its place in the document, then what to do with it. */
export function ResultScreen({ document, draw = null, onChange, onAnother }: Props) {
  const { findings, reading, removed } = document;
  const [older, setOlder] = useState<readonly Service[] | null>(null);
  const [today] = useState(() => dateOf(new Date()));
  const items = useMemo(
    () => itemsOf(findings).filter(({ key }) => !removed.includes(key)),
    [findings, removed],
  );
  const left = useMemo(() => without(findings, removed), [findings, removed]);
  const report = useMemo(() => documentReport(left, dayInWords(today)), [left, today]);
  const pages = useMemo(() => linesByPage(document), [document]);
  const toCheck = items.filter(({ isClear }) => !isClear).length;
  const kind = findings.kind?.value;
  const serviceKeys = items.filter(({ group }) => group === "services").map(({ key }) => key);
  const groups = [...Map.groupBy(items, ({ group }) => group)];
  return (
    <Result>
      <VerdictBand
        tone={toCheck > 0 ? "caution" : "plain"}
        verdict={kind ? words.verdict(kindNames[kind]) : words.verdictUnknown}
        label={toCheck > 0 ? `${words.label} ${words.toCheck(toCheck)}` : words.label}
      />
      <ReadingNotes reading={reading} />
      {items.length === 0 ? <p className={tw`max-w-text`}>{words.nothing}</p> : null}
      {groups.map(([group, found]) => (
        <FoundGroup
          key={group}
          group={group}
          items={found}
          onAllRight={(keys) =>
            onChange({
              ...document,
              findings: keys.reduce((all, key) => corrected(all, key), findings),
            })
          }
        >
          {found.map((item, at) => (
            <FoundItem
              key={item.key}
              item={item}
              isFirstAsked={found[at - 1]?.isClear ?? true}
              excerpt={excerptOf(pages.get(item.page) ?? [], item.quote)}
              picture={
                draw ? (
                  <showPage.Screen
                    page={item.page}
                    draw={draw}
                    place={placeOnPage(
                      reading.text.pages.find(({ number }) => number === item.page),
                      item.quote,
                    )}
                  />
                ) : null
              }
              onCorrect={(given) => onChange({ ...document, findings: corrected(findings, item.key, given) })}
              onRemove={() => onChange({ ...document, removed: [...removed, item.key] })}
              more={group === "goals" ? <CheckGoal goal={textIn(item)} /> : null}
            />
          ))}
        </FoundGroup>
      ))}
      <div role="status" className={tw`flex flex-wrap items-center gap-3`}>
        {removed.length > 0 ? (
          <>
            <p>{words.removed(removed.length)}</p>
            <Button onClick={() => onChange({ ...document, removed: [] })}>{words.undo}</Button>
          </>
        ) : null}
      </div>
      <p className={tw`max-w-text text-quiet`}>{words.missed}</p>
      <NoticeParts findings={left} />
      {left.evaluation && left.evaluation.scores.length > 0 ? (
        <Fold title={scoresTitle}>
          <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
            {scoresLeaveOpen.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Fold>
      ) : null}
      {left.iep ? <Compare services={left.iep.services} onChosen={setOlder} /> : null}
      {left.iep && left.iep.services.length > 0 ? (
        <Minutes
          services={left.iep.services.map(({ value }, at) => ({
            key: serviceKeys[at] ?? "",
            service: value,
          }))}
          starts={left.dates.find(({ value }) => value.label === "iep-starts")?.value.day ?? null}
          today={today}
        />
      ) : null}
      <WhatNext findings={left} older={older} />
      <TermsUsed pages={pages} />
      <KeepInCase name={document.name} findings={left} today={today} />
      <ResultActions document={report} format={reportFormat} labels={words} />
      <div>
        <Button onClick={onAnother}>{words.another}</Button>
      </div>
      <p className={tw`max-w-text text-sm text-quiet`}>{words.honest}</p>
    </Result>
  );
}

/** The goal without its area. */
function textIn({ fields, text }: Item): string {
  return fields.find(({ id }) => id === "text")?.value ?? text;
}

/** By the page's number; a row's cells are apart. */
function linesByPage({ reading }: OpenedDocument): ReadonlyMap<number, readonly string[]> {
  return new Map(
    reading.text.pages.map(({ number, lines }) => [
      number,
      lines.map(({ cells }) => cells.map(({ text }) => text).join("   ")),
    ]),
  );
}
