import {
  adminLaw,
  type LawCheck,
  type LawCheckOutcome,
  type LawFact,
  lawCheckOutcomes,
} from "@iep-insider/sdk/contract";
import { lawCheckToRecordSchema } from "@iep-insider/sdk/contract/schemas";
import { dayInWords, type FactStatus, isStateCode, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Choice, Field } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { Tipped } from "../../../app/tooltips/Tipped.tsx";
import { factStatusWords, lawCheckChoices, lawCheckWords, lawWords } from "../../../content/admin/law.ts";
import { ConfirmAction, NotYet } from "../../../forms/ConfirmAction.tsx";
import type { Columns } from "../kit/DataTable.tsx";
import { FoldedOnPhone, useIsPhone } from "../kit/FoldedOnPhone.tsx";
import { refetchCalls } from "../kit/useServerQuery.ts";
import { lawCalls } from "./lawCalls.ts";

const { heads } = lawWords;

export const factColumns: Columns<LawFact> = [
  { head: heads.fact, cell: (fact) => <Name fact={fact} /> },
  { head: heads.value, cell: (fact) => <Value fact={fact} /> },
  { head: heads.citation, cell: (fact) => <SourcesBeside fact={fact} /> },
  {
    head: heads.status,
    cell: ({ status }) => (
      <span className={`${looks[status]} ${tw`font-medium whitespace-nowrap`}`}>
        {factStatusWords[status]}
      </span>
    ),
  },
  { head: heads.read, cell: (fact) => <Read fact={fact} /> },
];

function Name({ fact: { place, name } }: { readonly fact: LawFact }) {
  return (
    <div className={tw`min-w-[8rem] break-words`}>
      <span className={tw`block text-sm font-normal text-quiet`}>
        {isStateCode(place) ? stateNames[place] : lawWords.federal}
      </span>
      {name}
    </div>
  );
}

/** The text for parents, and the research note behind a disclosure; on a phone the sources, too. */
function Value({ fact }: { readonly fact: LawFact }) {
  const isPhone = useIsPhone();
  return (
    <FoldedOnPhone text={fact.value}>
      {fact.note === null ? null : (
        <details className={tw`text-sm text-quiet`}>
          <summary className={tw`cursor-pointer min-h-[2.75rem] py-3`}>{lawWords.note}</summary>
          <p className={tw`max-w-text break-words`}>{fact.note}</p>
        </details>
      )}
      {isPhone ? <Sources fact={fact} /> : null}
    </FoldedOnPhone>
  );
}

function SourcesBeside({ fact }: { readonly fact: LawFact }) {
  return useIsPhone() ? null : <Sources fact={fact} />;
}

function Sources({ fact: { citation, sources } }: { readonly fact: LawFact }) {
  return (
    <div className={tw`flex flex-col gap-1`}>
      <p>{citation ?? <span className={tw`text-quiet`}>{lawWords.noCitation}</span>}</p>
      {sources.map((source) => (
        <p key={source} className={tw`text-sm`}>
          <a href={source} target="_blank" rel="noopener noreferrer">
            {siteOf(source)}
          </a>
        </p>
      ))}
      {sources.length === 0 ? <p className={tw`text-sm text-quiet`}>{lawWords.noSource}</p> : null}
    </div>
  );
}

/** The whole URL would fill the line. */
function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}

function Read({ fact }: { readonly fact: LawFact }) {
  const { asOf, check, ageInDays, isOld } = fact;
  const day = check?.outcome === "confirmed" ? check.checkedOn : asOf;
  return (
    <div
      className={tw`flex flex-row flex-wrap md:flex-col items-baseline md:items-start gap-x-3 gap-y-1 md:min-w-[10rem]`}
    >
      <Tipped
        tip={dayInWords(day)}
        className={`${tw`whitespace-nowrap`} ${isOld ? tw`font-medium text-caution` : ""}`}
      >
        <time dateTime={day}>{lawWords.age(ageInDays)}</time>
      </Tipped>
      {check ? <Check check={check} /> : null}
      <RecordCheck fact={fact} />
    </div>
  );
}

/** The result of the newest check; its quote behind a disclosure. */
function Check({ check: { outcome, source, words, checkedOn, by } }: { readonly check: LawCheck }) {
  return (
    <details className={tw`text-sm`}>
      <summary className={tw`cursor-pointer min-h-[2.75rem] py-3 font-medium`}>
        {lawCheckWords[outcome]}
      </summary>
      <p className={tw`text-quiet`}>{lawWords.check.made(by, dayInWords(checkedOn))}</p>
      <p className={tw`max-w-text break-words whitespace-pre-wrap`}>{words}</p>
      <p>
        <a href={source} target="_blank" rel="noopener noreferrer">
          {siteOf(source)}
        </a>
      </p>
    </details>
  );
}

const looks: Readonly<Record<FactStatus, string>> = {
  verified: tw`text-good`,
  secondary: tw`text-quiet`,
  disputed: tw`text-caution`,
  unverified: tw`text-stop`,
};

const words = lawWords.check;
const options = lawCheckOutcomes.map((id) => ({ id, label: lawCheckChoices[id] }));

/** A button that opens a form: what the operator read about a fact, and where. */
function RecordCheck({ fact: { id, name } }: { readonly fact: LawFact }) {
  const [outcome, setOutcome] = useState<LawCheckOutcome>("confirmed");
  const [source, setSource] = useState("");
  const [read, setRead] = useState("");
  async function record() {
    const { data, error } = lawCheckToRecordSchema.safeParse({ fact: id, outcome, source, words: read });
    if (!data) throw new NotYet(error.issues[0]?.message ?? "");
    await lawCalls.recordLawCheck(data);
    setSource("");
    setRead("");
    await refetchCalls(adminLaw.listLawFacts.path);
  }
  return (
    <ConfirmAction
      kind="quiet"
      words={{
        ...words,
        title: words.title(name),
        text: (
          <div className={tw`flex flex-col gap-4`}>
            <p>{words.text}</p>
            <Choice
              kind="one"
              legend={words.outcome}
              options={options}
              chosen={[outcome]}
              onChange={([chosen]) => chosen && setOutcome(chosen)}
            />
            <Field label={words.source} required autoComplete="off" value={source} onChange={setSource} />
            <Field
              label={words.words}
              hint={words.wordsHint}
              required
              rows={4}
              autoComplete="off"
              value={read}
              onChange={setRead}
            />
          </div>
        ),
      }}
      onDo={record}
    />
  );
}
