import { type AnyRecord, type CaseRecord, ofKind } from "@iep-insider/sdk/case";
import { openToolPath, toolById } from "@iep-insider/sdk/catalog";
import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Field } from "@iep-insider/sdk/ui";
import { ForgetAll } from "@iep-insider/widgets/kept";
import { useState } from "react";
import { caseStore } from "../../app/host/caseStore.ts";
import { planWords as words } from "../../content/case.ts";
import { situations } from "../../content/situations.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PageSection } from "../../text/PageSection.tsx";
import { AddForm } from "./lists/AddForm.tsx";
import { plans } from "./nextStep.ts";
import { useSaving } from "./useSaving.ts";

interface Props {
  readonly records: readonly AnyRecord[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The steps of the situations that the parent added, and of their own, each with a box to check. */
export function Plans({ records, today }: Props) {
  const { failure, save } = useSaving();
  const check = (step: CaseRecord<"step">, isDone: boolean) =>
    void save(() => caseStore.put("step", { ...step.value, doneOn: isDone ? today : null }, step.id));
  return (
    <PageSection title={words.title}>
      {plans(records).map(({ situation, steps }) => (
        <div key={situation} className={tw`flex flex-col gap-1`}>
          <h3 className={tw`flex flex-wrap items-baseline gap-x-3 font-semibold`}>
            {situations.find(({ id }) => id === situation)?.title ?? words.own}
            <span className={tw`text-sm font-normal text-quiet`}>
              {words.all(steps.filter(({ value }) => value.doneOn !== null).length, steps.length)}
            </span>
          </h3>
          <ul>
            {steps.map((step) => (
              <Step
                key={step.id}
                step={step}
                onCheck={(isDone) => check(step, isDone)}
                onRemove={() => void save(() => caseStore.remove(step.id))}
              />
            ))}
          </ul>
        </div>
      ))}
      <OwnStep position={ofKind(records, "step").length} />
      <FailureNotice failure={failure} />
    </PageSection>
  );
}

interface StepProps {
  readonly step: CaseRecord<"step">;
  readonly onCheck: (isDone: boolean) => void;
  readonly onRemove: () => void;
}

function Step({ step: { value }, onCheck, onRemove }: StepProps) {
  const { what, tool, doneOn } = value;
  return (
    <li className={tw`flex flex-col border-t border-line py-2`}>
      <label className={tw`flex items-start gap-3 min-h-[2.75rem] py-2 cursor-pointer`}>
        <input
          type="checkbox"
          checked={doneOn !== null}
          onChange={(event) => onCheck(event.currentTarget.checked)}
          className={tw`flex-none w-5 h-5 mt-1 accent-fill cursor-pointer`}
        />
        <span className={doneOn === null ? tw`min-w-0 break-words` : tw`min-w-0 break-words text-quiet`}>
          {what}
          {doneOn === null ? null : (
            <span className={tw`block text-sm`}>{words.done(dayInWords(doneOn))}</span>
          )}
        </span>
      </label>
      <div className={tw`flex flex-wrap items-center gap-x-4 pl-8`}>
        {tool ? (
          <SiteLink
            to={openToolPath(tool)}
            className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
          >
            {toolById(tool).title}
          </SiteLink>
        ) : null}
        <ForgetAll label={words.remove} of={what} question={words.removeQuestion} onForget={onRemove} />
      </div>
    </li>
  );
}

/** A step that the parent writes. */
function OwnStep({ position }: { readonly position: number }) {
  const [what, setWhat] = useState("");
  return (
    <AddForm
      label={words.add}
      isReady={what.trim() !== ""}
      onSave={async () => {
        await caseStore.put("step", {
          situation: null,
          tool: null,
          what: what.trim(),
          position,
          doneOn: null,
        });
        setWhat("");
      }}
    >
      <Field
        label={words.addLabel}
        required
        value={what}
        maxLength={300}
        autoComplete="off"
        onChange={setWhat}
      />
    </AddForm>
  );
}
