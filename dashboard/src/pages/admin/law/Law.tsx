import {
  adminLaw,
  type LawFact,
  type LawList,
  type LawToList,
  lawCheckOutcomes,
} from "@iep-insider/sdk/contract";
import { factStatuses, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError } from "@iep-insider/sdk/ui";
import { useId, useState } from "react";
import { saveJson } from "../../../app/saveFile.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { factStatusWords, lawCheckWords, lawWords } from "../../../content/admin/law.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { Figures } from "../kit/Figures.tsx";
import type { Resource } from "../kit/Resource.ts";
import { ResourceList } from "../kit/ResourceList.tsx";
import { factColumns } from "./factColumns.tsx";
import { lawCalls } from "./lawCalls.ts";

const { filters } = lawWords;
const facts: Resource<LawToList, LawFact, LawList> = {
  id: "law-facts",
  path: adminSections.law.path,
  call: adminLaw.listLawFacts,
  load: lawCalls.listLawFacts,
  words: lawWords,
  filters: [
    {
      name: "status",
      label: filters.status,
      options: factStatuses.map((status) => [status, factStatusWords[status]]),
    },
    {
      name: "check",
      label: filters.check,
      options: lawCheckOutcomes.map((outcome) => [outcome, lawCheckWords[outcome]]),
    },
    {
      name: "place",
      label: filters.place,
      options: [["US", lawWords.federal], ...Object.entries(stateNames)],
    },
    { name: "age", label: filters.age, options: [["old", lawWords.old]] },
    {
      name: "sort",
      label: filters.sort,
      all: lawWords.sortByPlace,
      options: [["age", lawWords.sortByAge]],
      isOrder: true,
    },
  ],
  columns: () => factColumns,
  file: adminLaw.exportLawFacts,
};

export function Component() {
  return (
    <AdminPage section="law" lead={lawWords.lead} waiting={lawWords.loading}>
      <LawFacts />
    </AdminPage>
  );
}

function LawFacts() {
  return (
    <>
      <p className={tw`max-w-text text-quiet`}>{lawWords.howToChange}</p>
      <ResourceList resource={facts} summary={(list) => <Summary list={list} />} beside={<SaveChecks />} />
    </>
  );
}

function Summary({ list: { figures, found, rows } }: { readonly list: LawList }) {
  const names = ["total", "verified", "secondary", "disputed", "unverified", "fromCopies", "old"] as const;
  return (
    <>
      <Figures
        figures={names.map((name) => [lawWords.figures[name], figures[name].toLocaleString("en-US")])}
      />
      {rows.length > 0 ? <p>{lawWords.found(found)}</p> : null}
    </>
  );
}

/** Downloads the checks that are not in a release yet, as the file that `npm run law -- checks` reads. */
function SaveChecks() {
  const id = useId();
  const [step, setStep] = useState<"rest" | "busy" | "failed" | "none">("rest");
  async function run() {
    setStep("busy");
    try {
      const saved = await lawCalls.listLawChecks();
      if (saved.checks.length === 0) return setStep("none");
      saveJson(saved, lawWords.checksFile(new Date().toISOString().slice(0, 10)));
      setStep("rest");
    } catch {
      setStep("failed");
    }
  }
  return (
    <div className={tw`flex flex-col gap-1`}>
      <Button disabled={step === "busy"} onClick={() => void run()}>
        {step === "busy" ? lawWords.savingChecks : lawWords.saveChecks}
      </Button>
      {step === "failed" ? <FieldError id={id}>{lawWords.checksFailed}</FieldError> : null}
      {step === "none" ? <p role="status">{lawWords.noChecks}</p> : null}
    </div>
  );
}
