import { adminLaw, type LawList } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { adminSections } from "../../../content/admin/frame.ts";
import { lawWords } from "../../../content/admin/law.ts";
import { AskedFor } from "../kit/AskedFor.tsx";
import { CsvButton } from "../kit/CsvButton.tsx";
import { Figures } from "../kit/Figures.tsx";
import { NothingHere } from "../kit/NothingHere.tsx";
import { Pager } from "../kit/Pager.tsx";
import { useAsked } from "../kit/useAsked.ts";
import { type ListPlace, useListPlace } from "../kit/useListPlace.ts";
import { FactTable } from "./FactTable.tsx";
import { LawFilters } from "./LawFilters.tsx";
import { askedBy, fileQuery, type LawField, lawCalls, lawFields } from "./lawQuery.ts";
import { SaveChecks } from "./SaveChecks.tsx";

const { path } = adminSections.law;
const listId = "law-facts";

export function LawFacts() {
  const place = useListPlace(path, lawFields);
  const query = askedBy(place.values);
  const asked = useAsked(adminLaw.listLawFacts.path, query, lawCalls.listLawFacts);
  return (
    <>
      <p className={tw`max-w-text text-quiet`}>{lawWords.howToChange}</p>
      <LawFilters place={place} />
      <AskedFor asked={asked} waiting={lawWords.loading} start={path}>
        {(list) => <Shown list={list} place={place} />}
      </AskedFor>
      <div className={tw`flex flex-wrap gap-3`}>
        <CsvButton path={adminLaw.exportLawFacts.path} query={fileQuery(query)} />
        <SaveChecks />
      </div>
    </>
  );
}

function Shown({ list, place }: { readonly list: LawList; readonly place: ListPlace<LawField> }) {
  const names = ["total", "verified", "secondary", "disputed", "unverified", "fromCopies", "old"] as const;
  return (
    <>
      <Figures
        figures={names.map((name) => [lawWords.figures[name], list.figures[name].toLocaleString("en-US")])}
      />
      {list.rows.length > 0 ? (
        <>
          <p>{lawWords.found(list.found)}</p>
          <FactTable id={listId} rows={list.rows} />
          <Pager ends={list} place={place} listId={listId} />
        </>
      ) : (
        <NothingHere title={lawWords.nothingTitle} text={lawWords.nothingText} place={place} />
      )}
    </>
  );
}
