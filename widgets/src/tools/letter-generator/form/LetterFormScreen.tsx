import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, CrisisWatch, Notice, Select } from "@iep-insider/sdk/ui";
import { type ReactNode, useRef, useState } from "react";
import { later } from "../../../later/index.ts";
import { CostAhead } from "../../../screens/index.ts";
import { letterWords, typeContent, typeGroups } from "../content.ts";
import { FormField, fieldName } from "./FormField.tsx";
import { FromCase } from "./FromCase.tsx";
import { fieldLabel } from "./fieldContent.ts";
import {
  detailFields,
  type GeneralField,
  type LetterField,
  type LetterForm,
  type LetterType,
  letterheadFields,
  missingFields,
  peopleFields,
  shownDetails,
} from "./fields.ts";
import { InterpreterField } from "./InterpreterField.tsx";

const revocation = later(
  () => import("./Revocation.tsx"),
  (part) => part.Revocation,
);

interface Props {
  readonly form: LetterForm;
  readonly onChange: (form: LetterForm) => void;
  readonly onGenerate: () => void;
  readonly onStartOver: () => void;
  /** Whether another tool provided start values. */
  readonly isHandedOver: boolean;
  /** The field to focus, when a parent comes back to fix one. */
  readonly focusOn: LetterField | null;
  /** Rendered above the choice of a letter, and below the buttons once there is one: own templates. */
  readonly begin?: ReactNode;
  readonly keep?: ReactNode;
}

/** The form: the letter, the people, and the subject. */
export function LetterFormScreen(props: Props) {
  const { form, onChange, onGenerate, onStartOver, isHandedOver, focusOn, begin, keep } = props;
  const { device } = useToolHost();
  const area = useRef<HTMLDivElement>(null);
  const type = form.letterType;
  const missing = missingFields(form);
  // A letter that ends all services waits until its warning has rendered and the text does not contradict it.
  const [isCleared, setCleared] = useState(false);
  const isHeld = type === "revoke_consent" && !isCleared;
  // The button stays reachable by keyboard, and a click moves focus to what it waits for.
  const waitsFor: LetterField | undefined = missing[0] ?? (isHeld ? "urgencyReason" : undefined);
  const set = (field: LetterField | "letterType", value: string) =>
    onChange({ ...form, [field]: value } as LetterForm);
  const goTo = (field: LetterField) =>
    area.current?.querySelector<HTMLElement>(`[name="${fieldName(field)}"]`)?.focus();

  const revoking = {
    form,
    onCleared: setCleared,
    onInstead: (instead: LetterForm) => {
      onChange(instead);
      // The button disappears with the warning; focus moves to the changed field.
      area.current?.querySelector("select")?.focus();
    },
  };

  return (
    <div ref={area} className={tw`flex flex-col gap-4`}>
      <div className={tw`flex flex-col gap-2 max-w-text`}>
        <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
          {letterWords.title}
        </h2>
        <p>{letterWords.lead}</p>
        <p className={tw`text-sm text-quiet`}>
          {letterWords.private} {device ? "" : letterWords.notKept}
        </p>
      </div>
      {isHandedOver ? (
        <Notice>
          <p>{letterWords.fromOtherTool}</p>
        </Notice>
      ) : null}
      {begin}
      <div className={tw`flex flex-col gap-2 max-w-text`}>
        <Select<LetterType>
          label={`${letterWords.chooseType} *`}
          hint={letterWords.chooseTypeHint}
          none={letterWords.noType}
          required
          name="letterType"
          value={type}
          onChange={(next) => set("letterType", next)}
          options={typeGroups.map(({ label, types }) => ({
            label,
            options: types.map((id) => ({ id, label: typeContent[id].label })),
          }))}
        />
        {type ? <p>{typeContent[type].when}</p> : null}
      </div>
      {type === "revoke_consent" ? <revocation.Screen {...revoking} place="begin" /> : null}
      {type ? (
        <>
          <div className={tw`flex flex-col gap-4 wide:flex-row wide:gap-8`}>
            <People form={form} set={set} onChange={onChange} focusOn={focusOn} />
            <section className={tw`flex flex-col gap-4 wide:flex-1 min-w-0`}>
              <h3 className={tw`text-lg`}>{letterWords.facts}</h3>
              {shownDetails(type).map((field) => (
                <FormField key={field} form={form} field={field} onChange={set} />
              ))}
              <CrisisWatch text={detailFields.map((field) => form[field]).join("\n")} />
            </section>
          </div>
          {missing.length > 0 ? <Missing type={type} missing={missing} onGoTo={goTo} /> : null}
          {type === "revoke_consent" ? <revocation.Screen {...revoking} place="end" /> : null}
          <div className={tw`flex flex-wrap gap-3`}>
            <Button
              kind="primary"
              aria-disabled={waitsFor ? true : undefined}
              onClick={() => (waitsFor ? goTo(waitsFor) : onGenerate())}
            >
              {letterWords.generate}
            </Button>
            <Button kind="quiet" onClick={onStartOver}>
              {letterWords.startOver}
            </Button>
          </div>
          <CostAhead what={letterWords.theLetter} />
          {keep}
        </>
      ) : null}
    </div>
  );
}

function People({
  form,
  set,
  onChange,
  focusOn,
}: {
  readonly form: LetterForm;
  readonly onChange: (form: LetterForm) => void;
  readonly set: (field: LetterField, value: string) => void;
  readonly focusOn: LetterField | null;
}) {
  const isUnfolded = letterheadFields.some((field) => field === focusOn);
  const fields = (names: readonly GeneralField[]) =>
    names.map((field) => <FormField key={field} form={form} field={field} onChange={set} />);
  return (
    <section className={tw`flex flex-col gap-4 wide:flex-1 min-w-0`}>
      <h3 className={tw`text-lg`}>{letterWords.people}</h3>
      {import.meta.env.IEP_IS_SELF_CONTAINED ? null : <FromCase form={form} onChange={onChange} />}
      {fields(peopleFields)}
      {/* That file is at its limit (ADR 101). */}
      {import.meta.env.IEP_IS_SELF_CONTAINED ? null : <InterpreterField form={form} onChange={onChange} />}
      <details open={isUnfolded} className={tw`rounded border border-line px-4 py-3`}>
        <summary className={tw`cursor-pointer font-medium py-2`}>{letterWords.moreAboutPeople}</summary>
        <div className={tw`flex flex-col gap-4`}>
          <p className={tw`text-sm text-quiet`}>{letterWords.moreAboutPeopleHint}</p>
          {fields(letterheadFields)}
        </div>
      </details>
    </section>
  );
}

function Missing({
  type,
  missing,
  onGoTo,
}: {
  readonly type: LetterType;
  readonly missing: readonly LetterField[];
  readonly onGoTo: (field: LetterField) => void;
}) {
  return (
    <div className={tw`flex flex-col gap-1`}>
      <p className={tw`font-semibold`}>{letterWords.missing}</p>
      <p className={tw`text-sm text-quiet`}>{letterWords.stillMissing}</p>
      <ul className={tw`flex flex-wrap gap-2`}>
        {missing.map((field) => (
          <li key={field}>
            <Button onClick={() => onGoTo(field)}>{fieldLabel(type, field)}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
