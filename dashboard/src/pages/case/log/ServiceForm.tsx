import type { Service } from "@iep-insider/sdk/school-documents";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field, Select } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { caseStore } from "../../../app/host/caseStore.ts";
import { periodOptions, serviceWords as words } from "../../../content/evidenceLog.ts";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { createTabDraft } from "../../../forms/tabDraft.ts";
import { useSaving } from "../useSaving.ts";

interface Fields {
  readonly name: string;
  readonly minutes: string;
  readonly sessions: string;
  readonly period: NonNullable<Service["period"]>;
}

const empty: Fields = { name: "", minutes: "", sessions: "1", period: "week" };
const typed = createTabDraft("case-service");

/** Adds a service that the IEP promises, as the parent reads it there. */
export function ServiceForm() {
  const [fields, setFields] = useState(readTyped);
  const [isOpen, setOpen] = useState(() => fields.name !== "");
  const [error, setError] = useState<string>();
  const { failure, save: saving } = useSaving();
  const change = (changed: Partial<Fields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    typed.write(next);
  };
  const save = async () => {
    const service = serviceOf(fields);
    setError(service === null ? words.missing : undefined);
    if (service === null || !(await saving(() => caseStore.put("service", service)))) return;
    setFields(empty);
    typed.write(null);
    setOpen(false);
  };
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{words.add}</Button>
      </div>
    );
  return (
    <form
      noValidate
      aria-label={words.add}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className={tw`flex flex-col gap-4 rounded border border-line bg-sheet px-4 sm:px-8 py-5`}
    >
      <Field
        label={words.name}
        hint={words.nameHint}
        required
        value={fields.name}
        error={error}
        onChange={(name) => change({ name })}
      />
      <div className={tw`grid gap-4 sm:grid-cols-3 items-end`}>
        <Field
          label={words.minutes}
          required
          value={fields.minutes}
          maxLength={4}
          onChange={(minutes) => change({ minutes: minutes.replace(/\D/g, "") })}
        />
        <Field
          label={words.sessions}
          required
          value={fields.sessions}
          maxLength={2}
          onChange={(sessions) => change({ sessions: sessions.replace(/\D/g, "") })}
        />
        <Select
          label={words.period}
          required
          none={words.period}
          value={fields.period}
          options={periodOptions}
          onChange={(period) => period !== "" && change({ period })}
        />
      </div>
      <FailureNotice failure={failure} />
      <div>
        <Button type="submit" kind="primary">
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function serviceOf({ name, minutes, sessions, period }: Fields): Service | null {
  const [each, times] = [Number(minutes), Number(sessions)];
  if (name.trim() === "" || each < 1 || times < 1) return null;
  return { name: name.trim(), minutes: each, sessions: times, period, place: "", starts: null, ends: null };
}

function readTyped(): Fields {
  const stored = typed.read();
  const values: Record<string, unknown> = { ...(typeof stored === "object" ? stored : {}) };
  const text = (field: "name" | "minutes" | "sessions") => {
    const value = values[field];
    return typeof value === "string" ? value : empty[field];
  };
  const period = periodOptions.find(({ id }) => id === values["period"])?.id ?? empty.period;
  return { name: text("name"), minutes: text("minutes"), sessions: text("sessions"), period };
}
