import { type AnyRecord, ofKind } from "@iep-insider/sdk/case";
import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Field } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { caseStore } from "../../../app/host/caseStore.ts";
import { listWords } from "../../../content/case.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { AddForm } from "./AddForm.tsx";
import { Entry } from "./Entry.tsx";

interface Props {
  readonly records: readonly AnyRecord[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The parent's own notes. */
export function Notes({ records, today }: Props) {
  const [text, setText] = useState("");
  const words = listWords.notes;
  const notes = ofKind(records, "note");
  return (
    <PageSection title={words.title}>
      {notes.length === 0 ? <p className={tw`text-quiet`}>{words.empty}</p> : null}
      <ul className={tw`max-w-text`}>
        {notes.map(({ id, value }) => (
          <Entry key={id} ids={[id]} name={value.text} removeQuestion={words.removeQuestion}>
            <p className={tw`text-sm text-quiet`}>{dayInWords(value.day)}</p>
          </Entry>
        ))}
      </ul>
      <AddForm
        label={words.add}
        isReady={text.trim() !== ""}
        onSave={async () => {
          await caseStore.put("note", { text: text.trim(), day: today });
          setText("");
        }}
      >
        <Field label={words.text} required rows={4} maxLength={5000} value={text} onChange={setText} />
      </AddForm>
    </PageSection>
  );
}
