import type { RemovalKind } from "@iep-insider/sdk/case";
import { tw } from "@iep-insider/sdk/theme";
import { Field, Select } from "@iep-insider/sdk/ui";
import { entryForm, removalKinds, schoolDays } from "../../../content/evidenceLog.ts";
import { type EntryFault, type EntryFields, removalDayOptions } from "./entryFields.ts";
import { TypeChoice } from "./TypeChoice.tsx";

const kindOptions = Object.entries(removalKinds).map(([id, label]) => ({ id: id as RemovalKind, label }));
const dayOptions = removalDayOptions.map((id) => ({ id, label: capitalized(schoolDays(Number(id))) }));

interface Props {
  readonly fields: EntryFields;
  readonly fault: EntryFault | null;
  /** Names of the services that the parent listed. */
  readonly services: readonly string[];
  readonly onChange: (changed: Partial<EntryFields>) => void;
}

/** The fields of an entry: what its type needs first, the rest below. */
export function EntryFieldset({ fields, fault, services, onChange }: Props) {
  const { type } = fields;
  const errorFor = (name: EntryFault) => (fault === name ? entryForm.missing[name] : undefined);
  const isFactEnough = type === "removal" || type === "missed-service";
  return (
    <div className={tw`flex flex-col gap-4`}>
      <TypeChoice chosen={type} onChoose={(chosen) => onChange({ type: chosen })} />
      {type === "removal" ? (
        <div className={tw`grid gap-4 sm:grid-cols-2`}>
          <Select
            label={entryForm.removalKind}
            required
            none={entryForm.none}
            value={fields.removalKind}
            options={kindOptions}
            onChange={(kind) => kind !== "" && onChange({ removalKind: kind })}
          />
          <Select
            label={entryForm.removalDays}
            required
            none={entryForm.none}
            value={fields.removalDays}
            options={dayOptions}
            error={errorFor("removal")}
            onChange={(removalDays) => onChange({ removalDays })}
          />
        </div>
      ) : null}
      {type === "missed-service" ? (
        <div className={tw`grid gap-4 sm:grid-cols-2`}>
          <div>
            <Field
              label={entryForm.service}
              required
              value={fields.service}
              error={errorFor("service")}
              onChange={(service) => onChange({ service })}
            />
            <ServiceButtons
              names={services.filter((name) => name !== fields.service)}
              onPick={(service) => onChange({ service })}
            />
          </div>
          <Field
            label={entryForm.minutes}
            required
            value={fields.minutes}
            error={errorFor("minutes")}
            onChange={(minutes) => onChange({ minutes: minutes.replace(/\D/g, "") })}
            maxLength={4}
          />
        </div>
      ) : null}
      <Field
        label={entryForm.what}
        hint={isFactEnough ? undefined : entryForm.whatHint}
        required={!isFactEnough}
        rows={3}
        value={fields.what}
        error={errorFor("what")}
        onChange={(what) => onChange({ what })}
      />
      <div className={tw`grid gap-4 sm:grid-cols-2`}>
        <Field
          type="date"
          label={entryForm.day}
          required
          value={fields.day}
          error={errorFor("day")}
          onChange={(day) => onChange({ day })}
        />
        <Field label={entryForm.who} value={fields.who} onChange={(who) => onChange({ who })} />
      </div>
    </div>
  );
}

/** One press in place of typing a service's name. */
function ServiceButtons(props: {
  readonly names: readonly string[];
  readonly onPick: (name: string) => void;
}) {
  if (props.names.length === 0) return null;
  return (
    <ul aria-label={entryForm.serviceOptions} className={tw`flex flex-wrap gap-2 pt-2`}>
      {props.names.map((name) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => props.onPick(name)}
            className={tw`min-h-[2.75rem] px-3 rounded border border-outline bg-sheet text-sm hover:bg-wash`}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
