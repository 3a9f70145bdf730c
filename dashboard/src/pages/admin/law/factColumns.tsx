import type { LawCheck, LawFact } from "@iep-insider/sdk/contract";
import { dayInWords, type FactStatus, isStateCode, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Tipped } from "../../../app/tooltips/Tipped.tsx";
import { factStatusWords, lawCheckWords, lawWords } from "../../../content/admin/law.ts";
import type { Columns } from "../kit/DataTable.tsx";
import { RecordCheck } from "./RecordCheck.tsx";

const { heads } = lawWords;

export const factColumns: Columns<LawFact> = [
  { head: heads.fact, cell: (fact) => <Name fact={fact} /> },
  { head: heads.value, cell: (fact) => <Value fact={fact} /> },
  { head: heads.citation, cell: (fact) => <Sources fact={fact} /> },
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

/** What a parent reads; the research behind it on demand. */
function Value({ fact: { value, note } }: { readonly fact: LawFact }) {
  if (note === null) return value;
  return (
    <>
      {value}
      <details className={tw`text-sm text-quiet`}>
        <summary className={tw`cursor-pointer min-h-[2.75rem] py-3`}>{lawWords.note}</summary>
        <p className={tw`max-w-text break-words`}>{note}</p>
      </details>
    </>
  );
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

/** The whole address would fill the line; the site says whose words they are. */
function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}

function Read({ fact }: { readonly fact: LawFact }) {
  const { asOf, check, ageInDays, isOld } = fact;
  const day = check?.outcome === "confirmed" ? check.checkedOn : asOf;
  return (
    <div className={tw`flex flex-col items-start gap-1 min-w-[10rem]`}>
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

/** What the newest check found; its words on demand. */
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
