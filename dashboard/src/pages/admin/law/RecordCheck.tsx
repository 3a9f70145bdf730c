import { adminLaw, type LawCheckOutcome, type LawFact, lawCheckOutcomes } from "@iep-insider/sdk/contract";
import { lawCheckToRecordSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { Choice, Field } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { lawCheckChoices, lawWords } from "../../../content/admin/law.ts";
import { ConfirmAction, NotYet } from "../../../forms/ConfirmAction.tsx";
import { refetchCalls } from "../kit/useAsked.ts";
import { lawCalls } from "./lawCalls.ts";

const words = lawWords.check;
const options = lawCheckOutcomes.map((id) => ({ id, label: lawCheckChoices[id] }));

/** A button, and the form that it opens: what the operator read about a fact, and where. */
export function RecordCheck({ fact: { id, name } }: { readonly fact: LawFact }) {
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
