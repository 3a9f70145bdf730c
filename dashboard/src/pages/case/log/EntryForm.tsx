import type { LogDraft } from "@iep-insider/sdk/case/log";
import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, CrisisWatch } from "@iep-insider/sdk/ui";
import { useRef, useState } from "react";
import { entryForm, evidenceLog } from "../../../content/evidenceLog.ts";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { useFreeGate } from "../useFreeGate.tsx";
import { useSaving } from "../useSaving.ts";
import { EntryFieldset } from "./EntryFieldset.tsx";
import { draftOf, type EntryFault, type EntryFields, emptyFields, typedEntry } from "./entryFields.ts";
import { addEntry } from "./useLog.ts";

/** Adds an entry: a type, a line, and today's day. */
export function EntryForm({ services }: { readonly services: readonly string[] }) {
  const [fields, setFields] = useState(() => typedEntry.read(dateOf(new Date())));
  const [fault, setFault] = useState<EntryFault | null>(null);
  const { failure, save: saving } = useSaving();
  const [saved, setSaved] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { gate, whenOpen } = useFreeGate(evidenceLog.title);

  const change = (changed: Partial<EntryFields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    typedEntry.write(next);
    setSaved(null);
  };
  const save = () => {
    if (isBusy) return;
    const today = dateOf(new Date());
    const checked = draftOf(fields, today, null);
    if ("fault" in checked) {
      setFault(checked.fault);
      // After the error is there, which names the field.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    setFault(null);
    whenOpen(() => void store(checked.draft));
  };
  const store = async (draft: LogDraft) => {
    setBusy(true);
    const isSaved = await saving(() => addEntry(draft));
    setBusy(false);
    if (!isSaved) return;
    setSaved(entryForm.saved(dayInWords(draft.day)));
    setFields(emptyFields(dateOf(new Date()), draft.type));
    typedEntry.write(null);
  };

  if (gate) return gate;
  return (
    <form
      ref={form}
      noValidate
      aria-label={entryForm.title}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className={tw`flex flex-col gap-4 rounded border border-line bg-sheet px-4 sm:px-8 py-5 sm:py-6`}
    >
      <EntryFieldset fields={fields} fault={fault} services={services} onChange={change} />
      <CrisisWatch text={fields.what} />
      <FailureNotice failure={failure} />
      <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-2`}>
        <Button kind="primary" type="submit" aria-disabled={isBusy}>
          {isBusy ? entryForm.saving : entryForm.save}
        </Button>
        <p role="status" className={tw`font-medium text-good`}>
          {saved}
        </p>
      </div>
    </form>
  );
}
